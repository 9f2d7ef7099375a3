-- A pair that plays a board a second time has one score of it: the second is cancelled, and only who is deprived of a
-- score is given one (Law 15B). So a line may count for one side alone. And a board that was played in the place of
-- another may stand beside that one, which is then played later (Law 15A2).

-- The only side that an award counts for; its other side is 0 and nobody's. Empty where it counts for both.
ALTER TABLE results ADD COLUMN award_side TEXT
  CHECK (award_side IS NULL OR award_side = 'NS' AND kind = 'award' AND award_ew = 0 AND award_ew_average IS NULL
    OR award_side = 'EW' AND kind = 'award' AND award_ns = 0 AND award_ns_average IS NULL);

-- Once on a board means once with something that counts for the pair.
DROP INDEX results_ns_once;
DROP INDEX results_ew_once;
CREATE UNIQUE INDEX results_ns_once ON results (section_id, board, ns_entry)
  WHERE next_version IS NULL AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'EW';
CREATE UNIQUE INDEX results_ew_once ON results (section_id, board, ew_entry)
  WHERE next_version IS NULL AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'NS';

DROP TRIGGER results_pair_once_a_board;
CREATE TRIGGER results_pair_once_a_board BEFORE INSERT ON results
WHEN (NEW.kind NOT IN ('erased', 'notPlayed') OR NEW.ruling IS NOT NULL) AND EXISTS (
  SELECT 1 FROM results AS other
  WHERE other.section_id = NEW.section_id AND other.board = NEW.board AND other.next_version IS NULL
    AND (other.kind NOT IN ('erased', 'notPlayed') OR other.ruling IS NOT NULL)
    AND (other.ns_entry = NEW.ew_entry AND other.award_side IS NOT 'EW' AND NEW.award_side IS NOT 'NS'
      OR other.ew_entry = NEW.ns_entry AND other.award_side IS NOT 'NS' AND NEW.award_side IS NOT 'EW'))
BEGIN
  SELECT RAISE(ABORT, 'a pair has two results on one board');
END;

-- A line of the schedule, or one beside them: for a board that was recorded on another line of the table and round.
DROP TRIGGER results_fit_the_schedule;
CREATE TRIGGER results_fit_the_schedule BEFORE INSERT ON results
WHEN NOT EXISTS (
  SELECT 1
  FROM seatings AS cell
    JOIN schedules AS schedule ON schedule.section_id = cell.section_id AND schedule.version = cell.version
    JOIN sections AS section ON section.id = cell.section_id
    JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
  WHERE cell.section_id = NEW.section_id
    AND cell.version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
    AND cell.round = NEW.round AND cell.table_number = NEW.table_number
    AND (NEW.slot_board IN (SELECT value FROM json_each(cell.boards))
      OR NEW.slot_board = NEW.board AND EXISTS (
        SELECT 1 FROM results AS moved
        WHERE moved.section_id = NEW.section_id AND moved.round = NEW.round AND moved.table_number = NEW.table_number
          AND moved.slot_board <> NEW.slot_board AND moved.board = NEW.board))
    AND NEW.board BETWEEN 1 AND schedule.boards)
BEGIN
  SELECT RAISE(ABORT, 'the schedule has no such line, or the change belongs to another session');
END;

DROP TRIGGER results_are_never_overwritten;
CREATE TRIGGER results_are_never_overwritten BEFORE UPDATE OF
  id, change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind,
  level, strain, risk, declarer, tricks, lead, score, award_ns, award_ew, award_ns_average, award_ew_average, award_side,
  typed, ruling, form, note ON results
BEGIN
  SELECT RAISE(ABORT, 'a result is corrected by a new version, never overwritten');
END;
