-- The first shape of the database.  Amounts are hundredths of a chip, moments are
-- milliseconds since 1970 (UTC), keys rise.

CREATE TABLE mark (word TEXT NOT NULL);
INSERT INTO mark VALUES (lower(hex(randomblob(3))));

CREATE TABLE table_row (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    community TEXT NOT NULL,
    place TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    is_closed INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_table_a_place ON table_row (place) WHERE is_closed = 0;

-- The surveillance tape: nothing is ever changed or deleted in it.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    key TEXT NOT NULL UNIQUE,
    command BLOB NOT NULL,
    events BLOB NOT NULL,
    UNIQUE (table_id, version)
);

CREATE TABLE snapshot (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE due (
    table_id TEXT PRIMARY KEY,
    at INTEGER,
    deadlines BLOB NOT NULL
);

CREATE TABLE account (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    may_be_negative INTEGER NOT NULL,
    balance INTEGER NOT NULL,
    CHECK (balance >= 0 OR may_be_negative)
);

-- Double entry: each row takes from one account and gives to another.
CREATE TABLE ledger (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    debit INTEGER NOT NULL REFERENCES account,
    credit INTEGER NOT NULL REFERENCES account,
    amount INTEGER NOT NULL CHECK (amount > 0),
    kind TEXT NOT NULL
);

CREATE TABLE wallet_act (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    by TEXT NOT NULL,
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    balance INTEGER NOT NULL,
    at INTEGER NOT NULL
);
CREATE INDEX wallet_acts_of ON wallet_act (person, kind, at);

CREATE TABLE letter (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    slot TEXT NOT NULL,
    receiver TEXT NOT NULL,
    is_private INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    action INTEGER NOT NULL,
    version INTEGER NOT NULL,
    note TEXT NOT NULL,
    final INTEGER NOT NULL,
    state TEXT NOT NULL,
    sending INTEGER NOT NULL,
    sending_at INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    ref_place TEXT,
    ref_message TEXT
);
CREATE INDEX open_letters ON letter (id) WHERE state <> 'done';

CREATE TABLE shut_door (
    person TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE alive (
    platform TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;
