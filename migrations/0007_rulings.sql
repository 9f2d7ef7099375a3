-- Rulings. A version of a result keeps in its own columns what happened at the table; beside it stands what the director
-- assigned in its place (Law 12C1), as JSON: {"ns": side, "ew": side}, a side an average, a percentage or one to five
-- components {"outcome", "percent"}. Empty where the result counts as it is.
ALTER TABLE results ADD COLUMN ruling TEXT
  CHECK (ruling IS NULL OR kind <> 'erased' AND json_valid(ruling)
    AND json_type(ruling, '$.ns') IS NOT NULL AND json_type(ruling, '$.ew') IS NOT NULL
    AND (json_type(ruling, '$.ns') = 'array' OR json_type(ruling, '$.ew') = 'array'));
-- The form of a fouled board (Law 87) that was played at the table; empty while the board is not fouled.
ALTER TABLE results ADD COLUMN form TEXT CHECK (form GLOB '[A-Z]' OR form IS NULL);
-- Why the director ruled so; empty where there is nothing to say.
ALTER TABLE results ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000);

CREATE TRIGGER results_rulings_are_whole BEFORE INSERT ON results
WHEN NEW.ruling IS NOT NULL AND EXISTS (
  SELECT 1 FROM json_each(NEW.ruling) AS side
  WHERE side.key NOT IN ('ns', 'ew') OR CASE side.type
    WHEN 'array' THEN json_array_length(side.value) NOT BETWEEN 1 AND 5
      OR (SELECT sum(json_extract(value, '$.percent')) FROM json_each(side.value)) <> 100
      OR EXISTS (
        SELECT 1 FROM json_each(side.value) AS component
        WHERE json_type(component.value, '$.percent') IS NOT 'integer'
          OR json_extract(component.value, '$.percent') NOT BETWEEN 1 AND 100
          OR coalesce(json_extract(component.value, '$.outcome.kind'), '') NOT IN ('played', 'passedOut', 'score'))
    WHEN 'text' THEN side.value NOT IN ('average-plus', 'average', 'average-minus')
    WHEN 'integer' THEN side.value NOT BETWEEN 0 AND 100
    WHEN 'real' THEN side.value NOT BETWEEN 0 AND 100
    ELSE 1 END)
BEGIN
  SELECT RAISE(ABORT, 'a ruling has one to five components a side, and their percents add up to 100');
END;

-- Once on a board means once with something that counts: also a ruling on a board that was not played.
DROP INDEX results_ns_once;
DROP INDEX results_ew_once;
CREATE UNIQUE INDEX results_ns_once ON results (section_id, board, ns_entry)
  WHERE next_version IS NULL AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL);
CREATE UNIQUE INDEX results_ew_once ON results (section_id, board, ew_entry)
  WHERE next_version IS NULL AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL);

DROP TRIGGER results_pair_once_a_board;
CREATE TRIGGER results_pair_once_a_board BEFORE INSERT ON results
WHEN (NEW.kind NOT IN ('erased', 'notPlayed') OR NEW.ruling IS NOT NULL) AND EXISTS (
  SELECT 1 FROM results AS other
  WHERE other.section_id = NEW.section_id AND other.board = NEW.board AND other.next_version IS NULL
    AND (other.kind NOT IN ('erased', 'notPlayed') OR other.ruling IS NOT NULL)
    AND (other.ns_entry = NEW.ew_entry OR other.ew_entry = NEW.ns_entry))
BEGIN
  SELECT RAISE(ABORT, 'a pair has two results on one board');
END;

DROP TRIGGER results_are_never_overwritten;
CREATE TRIGGER results_are_never_overwritten BEFORE UPDATE OF
  id, change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind,
  level, strain, risk, declarer, tricks, lead, score, award_ns, award_ew, award_ns_average, award_ew_average,
  typed, ruling, form, note ON results
BEGIN
  SELECT RAISE(ABORT, 'a result is corrected by a new version, never overwritten');
END;
