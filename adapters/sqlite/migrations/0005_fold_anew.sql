-- A snapshot is a memory of the journal.  Those of older programs lack what a hand knows of its
-- round by now, the full wagers among it; the journal has it all, and is folded anew.
DELETE FROM snapshot;
