-- What a line said when it was read a second time, to verify what was typed. It is no result: where the two differ,
-- the director says which is right. The newest of a line counts.
CREATE TABLE verifications (
  id INTEGER PRIMARY KEY,
  section_id INTEGER NOT NULL REFERENCES sections (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  table_number INTEGER NOT NULL CHECK (table_number >= 1),
  slot_board INTEGER NOT NULL CHECK (slot_board >= 1),
  -- the board it was read on, and the outcome in the English shorthand
  board INTEGER NOT NULL CHECK (board >= 1),
  shorthand TEXT NOT NULL CHECK (trim(shorthand) <> ''),
  author TEXT NOT NULL,
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z')
) STRICT;
CREATE INDEX verifications_by_line ON verifications (section_id, round, table_number, slot_board, id);

CREATE TRIGGER verifications_are_of_results BEFORE INSERT ON verifications
WHEN NOT EXISTS (
  SELECT 1 FROM results
  WHERE section_id = NEW.section_id AND round = NEW.round AND table_number = NEW.table_number
    AND slot_board = NEW.slot_board)
BEGIN
  SELECT RAISE(ABORT, 'a line without a result has nothing to verify');
END;

CREATE TRIGGER verifications_are_never_overwritten BEFORE UPDATE ON verifications
BEGIN
  SELECT RAISE(ABORT, 'a line is read again, a verification is never overwritten');
END;

CREATE TRIGGER verifications_are_never_deleted BEFORE DELETE ON verifications
BEGIN
  SELECT RAISE(ABORT, 'a line is read again, a verification is never deleted');
END;
