-- A balance is a whole number, whatever is added to it: beyond 64 bits SQLite would go on in
-- floating point and lose chips.
CREATE TABLE account_whole (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    may_be_negative INTEGER NOT NULL,
    balance INTEGER NOT NULL,
    CHECK (balance >= 0 OR may_be_negative),
    CHECK (typeof(balance) = 'integer')
);
INSERT INTO account_whole
    SELECT number, name, may_be_negative, CAST(balance AS INTEGER) FROM account;
DROP TABLE account;
ALTER TABLE account_whole RENAME TO account;
