-- Breaks of the whole room, and a clock that stands in one: then clock_round is the round that comes after it.
-- The clock tells what is, and is no record of what was: it is set, and not added to.
CREATE TABLE breaks (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  after_round INTEGER NOT NULL CHECK (after_round >= 1),
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 240),
  PRIMARY KEY (session_id, after_round)
) STRICT, WITHOUT ROWID;

ALTER TABLE sessions ADD COLUMN clock_break INTEGER NOT NULL DEFAULT 0
  CHECK (clock_break IN (0, 1) AND (clock_break = 0 OR clock_round >= 2));
