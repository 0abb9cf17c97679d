-- A snapshot is a memory of the journal.  Those of older programs lack what players owe in blinds,
-- and how the blinds of a hand were planned; the journal has it all, and is folded anew.
DELETE FROM snapshot;
