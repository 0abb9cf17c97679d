-- Who has left a kill unposted pays it when he comes back, and who would not post it stays away.
ALTER TABLE guest ADD COLUMN owes_kill INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guest ADD COLUMN refused_kill INTEGER NOT NULL DEFAULT 0;
