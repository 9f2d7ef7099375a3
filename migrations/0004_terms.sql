-- On what terms a pair is ranked, which averages an award meant, and the scores that boards are held against. All of it
-- is only ever added to.

-- Two more things a director does.
CREATE TABLE changes_before AS SELECT * FROM changes;
DROP TABLE changes;
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  kind TEXT NOT NULL
    CHECK (kind IN (
      'result', 'undo', 'names', 'clock', 'sample', 'scoring', 'penalty', 'schedule', 'terms', 'datum')),
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

-- The terms of a pair: the newest version counts; a pair without any has no handicap and no stratum, and a place.
CREATE TABLE entry_terms (
  entry_id INTEGER NOT NULL REFERENCES entries (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  -- hundredths of the session's unit; none where it is empty
  handicap INTEGER CHECK (handicap BETWEEN -1000000 AND 1000000),
  -- 0 is A, the highest
  stratum INTEGER CHECK (stratum BETWEEN 0 AND 5),
  -- its results count for the others, and it has no place
  without_standing INTEGER NOT NULL CHECK (without_standing IN (0, 1)),
  PRIMARY KEY (entry_id, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entry_terms_count_their_versions BEFORE INSERT ON entry_terms
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM entry_terms WHERE entry_id = NEW.entry_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of terms count up by one');
END;

CREATE TRIGGER entry_terms_are_of_their_session BEFORE INSERT ON entry_terms
WHEN NOT EXISTS (
  SELECT 1
  FROM entries AS entry
    JOIN sections AS section ON section.id = entry.section_id
    JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
  WHERE entry.id = NEW.entry_id AND entry.phantom = 0 AND change.kind = 'terms')
BEGIN
  SELECT RAISE(ABORT, 'terms are of a pair of their session, by a change of it');
END;

CREATE TRIGGER entry_terms_are_never_overwritten BEFORE UPDATE ON entry_terms
BEGIN
  SELECT RAISE(ABORT, 'terms are changed by a new version, never overwritten');
END;

CREATE TRIGGER entry_terms_are_never_deleted BEFORE DELETE ON entry_terms
BEGIN
  SELECT RAISE(ABORT, 'terms are changed by a new version, never deleted');
END;

-- What handicaps of a session are in: percent, added to the percentage, or points, added to the total. The newest
-- version counts; percent where there is none.
CREATE TABLE handicap_units (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  unit TEXT NOT NULL CHECK (unit IN ('percent', 'points')),
  PRIMARY KEY (session_id, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER handicap_units_count_their_versions BEFORE INSERT ON handicap_units
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM handicap_units WHERE session_id = NEW.session_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of a unit count up by one');
END;

CREATE TRIGGER handicap_units_are_of_their_change BEFORE INSERT ON handicap_units
WHEN NOT EXISTS (
  SELECT 1 FROM changes WHERE id = NEW.change_id AND session_id = NEW.session_id AND kind = 'terms')
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another session, or is of another kind');
END;

CREATE TRIGGER handicap_units_are_never_overwritten BEFORE UPDATE ON handicap_units
BEGIN
  SELECT RAISE(ABORT, 'terms are changed by a new version, never overwritten');
END;

CREATE TRIGGER handicap_units_are_never_deleted BEFORE DELETE ON handicap_units
BEGIN
  SELECT RAISE(ABORT, 'terms are changed by a new version, never deleted');
END;

-- The score that the results of a board are held against (IMPs against a fixed datum), from North-South. The newest
-- version counts; one without a score takes it away.
CREATE TABLE datums (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  board INTEGER NOT NULL CHECK (board >= 1),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  score INTEGER CHECK (abs(score) <= 7600),
  PRIMARY KEY (session_id, board, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER datums_count_their_versions BEFORE INSERT ON datums
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM datums WHERE session_id = NEW.session_id AND board = NEW.board)
BEGIN
  SELECT RAISE(ABORT, 'versions of a datum count up by one');
END;

CREATE TRIGGER datums_are_of_their_session BEFORE INSERT ON datums
WHEN NOT EXISTS (
  SELECT 1
  FROM changes AS change
    JOIN sections AS section ON section.session_id = change.session_id
    JOIN current_schedules AS schedule ON schedule.section_id = section.id AND NEW.board <= schedule.boards
  WHERE change.id = NEW.change_id AND change.session_id = NEW.session_id AND change.kind = 'datum')
BEGIN
  SELECT RAISE(ABORT, 'a datum is of a board of its session, by a change of it');
END;

CREATE TRIGGER datums_are_never_overwritten BEFORE UPDATE ON datums
BEGIN
  SELECT RAISE(ABORT, 'a datum is changed by a new version, never overwritten');
END;

CREATE TRIGGER datums_are_never_deleted BEFORE DELETE ON datums
BEGIN
  SELECT RAISE(ABORT, 'a datum is changed by a new version, never deleted');
END;

-- Whether a side was given average plus, average or average minus, whose worth the regulation knows, and not so many
-- percent. Awards from before stay the percents they were counted as.
ALTER TABLE results ADD COLUMN award_ns_average TEXT
  CHECK (award_ns_average IN ('average-plus', 'average', 'average-minus') AND kind = 'award' OR award_ns_average IS NULL);
ALTER TABLE results ADD COLUMN award_ew_average TEXT
  CHECK (award_ew_average IN ('average-plus', 'average', 'average-minus') AND kind = 'award' OR award_ew_average IS NULL);

DROP TRIGGER results_are_never_overwritten;
CREATE TRIGGER results_are_never_overwritten BEFORE UPDATE OF
  id, change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind,
  level, strain, risk, declarer, tricks, lead, score, award_ns, award_ew, award_ns_average, award_ew_average,
  typed ON results
BEGIN
  SELECT RAISE(ABORT, 'a result is corrected by a new version, never overwritten');
END;
