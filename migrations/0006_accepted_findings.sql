-- What the director looked at in the review queue and found right. A corrected result is looked at anew: an acceptance
-- is of one version of a line, 0 where there was no result.
CREATE TABLE accepted_findings (
  id INTEGER PRIMARY KEY,
  section_id INTEGER NOT NULL REFERENCES sections (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  table_number INTEGER NOT NULL CHECK (table_number >= 1),
  slot_board INTEGER NOT NULL CHECK (slot_board >= 1),
  version INTEGER NOT NULL CHECK (version >= 0),
  code TEXT NOT NULL CHECK (trim(code) <> ''),
  author TEXT NOT NULL,
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z')
) STRICT;
CREATE UNIQUE INDEX accepted_findings_once
  ON accepted_findings (section_id, round, table_number, slot_board, version, code);

CREATE TRIGGER accepted_findings_are_never_overwritten BEFORE UPDATE ON accepted_findings
BEGIN
  SELECT RAISE(ABORT, 'what was found right is never overwritten');
END;

CREATE TRIGGER accepted_findings_are_never_deleted BEFORE DELETE ON accepted_findings
BEGIN
  SELECT RAISE(ABORT, 'what was found right is never deleted');
END;
