-- Who has changed which house rule, whose rank, and when.  Nothing here is ever changed: what a
-- community's rules are is what the last row on each of them says, and only overrides stand in it.
-- ``table_id`` is NULL for what concerns the whole community; values are JSON, NULL for none.
CREATE TABLE house_change (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    place INTEGER NOT NULL,
    community TEXT NOT NULL,
    table_id TEXT,
    about TEXT NOT NULL,
    subject TEXT NOT NULL,
    value TEXT,
    was TEXT,
    by TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    label TEXT NOT NULL,
    UNIQUE (key, place)
);
CREATE INDEX house_changes_of ON house_change (community, number);
CREATE INDEX house_changes_at ON house_change (table_id, number) WHERE table_id IS NOT NULL;
