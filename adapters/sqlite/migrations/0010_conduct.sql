-- The measures of a community's floor.  Nothing here is ever changed: what lifts a measure is
-- another row, and a measure that is over is so by the clock.
CREATE TABLE measure (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    community TEXT NOT NULL,
    kind TEXT NOT NULL,
    ground TEXT NOT NULL,
    why TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    by TEXT NOT NULL,
    by_name TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER,
    table_id TEXT,
    other TEXT,
    other_name TEXT NOT NULL,
    hands INTEGER NOT NULL,
    lifts INTEGER NOT NULL,
    ends_session INTEGER NOT NULL,
    amount INTEGER NOT NULL
);

-- What was reported to the floor; who it is about is a JSON list.
CREATE TABLE report (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    community TEXT NOT NULL,
    table_id TEXT NOT NULL,
    hand INTEGER NOT NULL,
    matter TEXT NOT NULL,
    about TEXT NOT NULL,
    names TEXT NOT NULL,
    at INTEGER NOT NULL,
    by TEXT,
    by_name TEXT NOT NULL,
    text TEXT NOT NULL,
    count INTEGER NOT NULL,
    heard_by TEXT,
    heard_at INTEGER
);
CREATE INDEX reports_waiting ON report (heard_at, at);

-- What a community remembers of a person for good.
CREATE TABLE regular (
    community TEXT NOT NULL,
    person TEXT NOT NULL,
    agreed_at INTEGER,
    hands INTEGER NOT NULL,
    hides_cards INTEGER NOT NULL,
    PRIMARY KEY (community, person)
) WITHOUT ROWID;
