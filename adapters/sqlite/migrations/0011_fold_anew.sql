-- A snapshot is a memory of the journal.  Those of older programs lack who opened the table, what has
-- been ruled there and proposed to its players, and when its sign last changed; the journal has it
-- all, and is folded anew.
DELETE FROM snapshot;
