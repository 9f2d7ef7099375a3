-- A seat lists its boards. Where boards are added to a round while it is played, the new ones have numbers behind the
-- last, so that the boards of a set need not follow one another.

DROP TRIGGER results_fit_the_schedule;
DROP TRIGGER results_need_two_pairs;
DROP VIEW current_seatings;
CREATE TABLE seatings_before AS SELECT * FROM seatings;
DROP TABLE seatings;

-- Who is expected at a table in a round, in a version, on which boards: their numbers as JSON, [1,2,27]. Whoever is
-- marked absent keeps the seat as a number only; nothing is played at that table then.
CREATE TABLE seatings (
  section_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  round INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  ns_entry INTEGER NOT NULL,
  ew_entry INTEGER NOT NULL,
  ns_absent INTEGER NOT NULL CHECK (ns_absent IN (0, 1)),
  ew_absent INTEGER NOT NULL CHECK (ew_absent IN (0, 1)),
  boards TEXT NOT NULL CHECK (json_valid(boards) AND json_type(boards) = 'array' AND json_array_length(boards) >= 1),
  PRIMARY KEY (section_id, version, round, table_number),
  UNIQUE (section_id, version, round, ns_entry),
  UNIQUE (section_id, version, round, ew_entry),
  CHECK (ns_entry <> ew_entry),
  FOREIGN KEY (section_id, version) REFERENCES schedules (section_id, version),
  FOREIGN KEY (section_id, round, table_number) REFERENCES schedule_cells (section_id, round, table_number),
  FOREIGN KEY (section_id, ns_entry) REFERENCES entries (section_id, id),
  FOREIGN KEY (section_id, ew_entry) REFERENCES entries (section_id, id)
) STRICT, WITHOUT ROWID;

INSERT INTO seatings
SELECT section_id, version, round, table_number, ns_entry, ew_entry, ns_absent, ew_absent, (
  WITH RECURSIVE board (number) AS (
    SELECT first_board UNION ALL SELECT number + 1 FROM board WHERE number + 1 < first_board + boards)
  SELECT json_group_array(number) FROM board)
FROM seatings_before;
DROP TABLE seatings_before;

CREATE VIEW current_seatings AS
SELECT seating.* FROM current_schedules AS newest
  JOIN seatings AS seating ON seating.section_id = newest.section_id AND seating.version = newest.version;

CREATE TRIGGER seatings_fit_the_schedule BEFORE INSERT ON seatings
WHEN NOT EXISTS (
  SELECT 1 FROM schedules
  WHERE section_id = NEW.section_id AND version = NEW.version AND NEW.round <= rounds AND NEW.table_number <= tables
    AND NOT EXISTS (
      SELECT 1 FROM json_each(NEW.boards) AS board
      WHERE board.type <> 'integer' OR board.value NOT BETWEEN 1 AND schedules.boards))
  OR (SELECT count(DISTINCT value) < count(*) FROM json_each(NEW.boards))
BEGIN
  SELECT RAISE(ABORT, 'the schedule has no such round, table or boards');
END;

CREATE TRIGGER seatings_one_seat_a_round BEFORE INSERT ON seatings
WHEN EXISTS (
  SELECT 1 FROM seatings
  WHERE section_id = NEW.section_id AND version = NEW.version AND round = NEW.round
    AND (ns_entry = NEW.ew_entry OR ew_entry = NEW.ns_entry))
BEGIN
  SELECT RAISE(ABORT, 'a pair sits at two tables in one round');
END;

CREATE TRIGGER seatings_are_never_overwritten BEFORE UPDATE ON seatings
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never overwritten');
END;

CREATE TRIGGER seatings_are_never_deleted BEFORE DELETE ON seatings
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never deleted');
END;

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
    AND NEW.slot_board IN (SELECT value FROM json_each(cell.boards))
    AND NEW.board BETWEEN 1 AND schedule.boards)
BEGIN
  SELECT RAISE(ABORT, 'the schedule has no such line, or the change belongs to another session');
END;

CREATE TRIGGER results_need_two_pairs BEFORE INSERT ON results
WHEN EXISTS (
  SELECT 1 FROM entries WHERE phantom = 1 AND id IN (NEW.ns_entry, NEW.ew_entry)
  UNION ALL
  SELECT 1 FROM seatings
  WHERE section_id = NEW.section_id AND version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
    AND round = NEW.round AND table_number = NEW.table_number AND ns_absent + ew_absent > 0)
BEGIN
  SELECT RAISE(ABORT, 'a pair that sits out has no result');
END;
