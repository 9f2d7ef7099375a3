-- The schedule of a section as it changes while it is played: every version whole, the newest counts. What was
-- `schedule_cells` becomes version 1; under the old name stay the places results stand on, a table in a round,
-- which are only ever added to.

DROP TRIGGER results_fit_the_schedule;
DROP TRIGGER results_need_two_pairs;
CREATE TABLE cells_before AS SELECT * FROM schedule_cells;
DROP TABLE schedule_cells;

-- One more thing a director does, and can take back.
CREATE TABLE changes_before AS SELECT * FROM changes;
DROP TABLE changes;
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  kind TEXT NOT NULL
    CHECK (kind IN ('result', 'undo', 'names', 'clock', 'sample', 'scoring', 'penalty', 'schedule')),
  author TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z'),
  -- on an undo, the change it takes back
  undoes INTEGER UNIQUE REFERENCES changes (id),
  CHECK ((kind = 'undo') = (undoes IS NOT NULL))
) STRICT;
INSERT INTO changes SELECT * FROM changes_before;
DROP TABLE changes_before;
CREATE INDEX changes_by_session ON changes (session_id, id);

CREATE TRIGGER changes_undo_changes_of_their_session BEFORE INSERT ON changes
WHEN NEW.undoes IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM changes
  WHERE id = NEW.undoes AND session_id = NEW.session_id AND kind IN ('result', 'penalty', 'schedule'))
BEGIN
  SELECT RAISE(ABORT, 'only a result, a penalty or a schedule of the same session can be taken back');
END;

CREATE TRIGGER changes_are_never_rewritten BEFORE UPDATE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never rewritten');
END;

CREATE TRIGGER changes_are_never_deleted BEFORE DELETE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never deleted');
END;

CREATE TABLE schedules (
  section_id INTEGER NOT NULL REFERENCES sections (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  -- the action it was made by; none for what the section began with
  change_id INTEGER REFERENCES changes (id),
  tables INTEGER NOT NULL CHECK (tables >= 1),
  rounds INTEGER NOT NULL CHECK (rounds >= 1),
  -- boards in play, numbered from 1
  boards INTEGER NOT NULL CHECK (boards >= 1),
  -- entries that have left, as JSON
  gone TEXT NOT NULL DEFAULT '[]' CHECK (json_type(gone) = 'array'),
  PRIMARY KEY (section_id, version),
  CHECK ((version = 1) = (change_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX schedules_by_change ON schedules (change_id);

-- Where results stand.
CREATE TABLE schedule_cells (
  section_id INTEGER NOT NULL REFERENCES sections (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  table_number INTEGER NOT NULL CHECK (table_number >= 1),
  PRIMARY KEY (section_id, round, table_number)
) STRICT, WITHOUT ROWID;

-- Who is expected there, in a version: boards first_board to first_board + boards - 1. Whoever is marked absent
-- keeps the seat as a number only; nothing is played at that table then.
CREATE TABLE seatings (
  section_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  round INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  ns_entry INTEGER NOT NULL,
  ew_entry INTEGER NOT NULL,
  ns_absent INTEGER NOT NULL CHECK (ns_absent IN (0, 1)),
  ew_absent INTEGER NOT NULL CHECK (ew_absent IN (0, 1)),
  first_board INTEGER NOT NULL CHECK (first_board >= 1),
  boards INTEGER NOT NULL CHECK (boards >= 1),
  PRIMARY KEY (section_id, version, round, table_number),
  UNIQUE (section_id, version, round, ns_entry),
  UNIQUE (section_id, version, round, ew_entry),
  CHECK (ns_entry <> ew_entry),
  FOREIGN KEY (section_id, version) REFERENCES schedules (section_id, version),
  FOREIGN KEY (section_id, round, table_number) REFERENCES schedule_cells (section_id, round, table_number),
  FOREIGN KEY (section_id, ns_entry) REFERENCES entries (section_id, id),
  FOREIGN KEY (section_id, ew_entry) REFERENCES entries (section_id, id)
) STRICT, WITHOUT ROWID;

INSERT INTO schedules (section_id, version, tables, rounds, boards) SELECT id, 1, tables, rounds, boards FROM sections;
INSERT INTO schedule_cells SELECT section_id, round, table_number FROM cells_before;
INSERT INTO seatings
SELECT cell.section_id, 1, cell.round, cell.table_number, cell.ns_entry, cell.ew_entry, ns.phantom, ew.phantom,
  cell.first_board, section.boards_per_round
FROM cells_before AS cell
  JOIN sections AS section ON section.id = cell.section_id
  JOIN entries AS ns ON ns.id = cell.ns_entry
  JOIN entries AS ew ON ew.id = cell.ew_entry;
DROP TABLE cells_before;

-- The schedules as they stand now.
CREATE VIEW current_schedules AS
SELECT * FROM schedules AS newest
WHERE version = (SELECT max(version) FROM schedules WHERE section_id = newest.section_id);

CREATE VIEW current_seatings AS
SELECT seating.* FROM current_schedules AS newest
  JOIN seatings AS seating ON seating.section_id = newest.section_id AND seating.version = newest.version;

CREATE TRIGGER schedules_count_their_versions BEFORE INSERT ON schedules
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM schedules WHERE section_id = NEW.section_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of a schedule count up by one');
END;

CREATE TRIGGER schedules_are_of_their_change BEFORE INSERT ON schedules
WHEN NEW.change_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM changes AS change JOIN sections AS section ON section.session_id = change.session_id
  WHERE change.id = NEW.change_id AND section.id = NEW.section_id AND change.kind IN ('schedule', 'undo'))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another session, or is of another kind');
END;

CREATE TRIGGER schedules_are_never_overwritten BEFORE UPDATE ON schedules
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never overwritten');
END;

CREATE TRIGGER schedules_are_never_deleted BEFORE DELETE ON schedules
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never deleted');
END;

CREATE TRIGGER seatings_fit_the_schedule BEFORE INSERT ON seatings
WHEN NOT EXISTS (
  SELECT 1 FROM schedules
  WHERE section_id = NEW.section_id AND version = NEW.version AND NEW.round <= rounds AND NEW.table_number <= tables
    AND NEW.first_board + NEW.boards - 1 <= boards)
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

CREATE TRIGGER schedule_cells_are_never_deleted BEFORE DELETE ON schedule_cells
BEGIN
  SELECT RAISE(ABORT, 'a place of the schedule stays');
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
    AND NEW.slot_board BETWEEN cell.first_board AND cell.first_board + cell.boards - 1
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
