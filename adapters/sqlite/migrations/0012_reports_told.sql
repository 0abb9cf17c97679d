-- Whether the floor has been notified of a report; of those made before nobody is told any more.
ALTER TABLE report ADD COLUMN told INTEGER NOT NULL DEFAULT 1;
-- A snapshot of an older program does not know how the kill button lay before the last pot; the
-- journal does, and is folded anew.
DELETE FROM snapshot;
