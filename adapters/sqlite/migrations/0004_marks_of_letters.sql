-- Each letter has the word of the process that wrote it.  A word of the database alone came back
-- with a restored backup, and with it nonces that the platform had seen on other messages.
ALTER TABLE letter ADD COLUMN mark TEXT NOT NULL DEFAULT '';
UPDATE letter SET mark = (SELECT word FROM mark);
DROP TABLE mark;
