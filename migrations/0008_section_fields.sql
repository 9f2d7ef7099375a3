-- What several sections of a session are: one field, compared and ranked together, or each section its own. Sessions
-- from before were one field.
ALTER TABLE scorings ADD COLUMN fields TEXT NOT NULL DEFAULT 'all' CHECK (fields IN ('all', 'section'));
