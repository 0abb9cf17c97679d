-- Who has left which kind of game when, and with what: the law of the playing session asks for it
-- long after the table has closed.  One page a person and kind of game; the last visit counts.
CREATE TABLE guest (
    community TEXT NOT NULL,
    person TEXT NOT NULL,
    like TEXT NOT NULL,
    table_id TEXT NOT NULL,
    left_at INTEGER NOT NULL,
    took INTEGER NOT NULL,
    short_buys INTEGER NOT NULL,
    clocks_against INTEGER NOT NULL,
    clocks_unreasonable INTEGER NOT NULL,
    folds_undone INTEGER NOT NULL,
    ejected INTEGER NOT NULL,
    broke INTEGER NOT NULL,
    PRIMARY KEY (community, person, like)
) WITHOUT ROWID;
CREATE INDEX guests_since ON guest (left_at);

-- The snapshots of older programs do not know what the floor has been asked and not answered.
DELETE FROM snapshot;
