-- Whether a pair has withdrawn: it has no place, and what becomes of its results goes by how much it has played.
ALTER TABLE entry_terms ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1));
