-- Whatever a director changes of a session can be taken back, newest first, and done again until something else is
-- changed. An undo and a redo are changes of their own: nothing is overwritten.

CREATE TABLE changes_before AS SELECT * FROM changes;
DROP TABLE changes;
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  kind TEXT NOT NULL
    CHECK (kind IN (
      'result', 'undo', 'redo', 'names', 'clock', 'sample', 'scoring', 'penalty', 'schedule', 'terms', 'datum',
      'publication', 'review')),
  author TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z'),
  -- on an undo, the change it takes back; on a redo, the undo
  undoes INTEGER UNIQUE REFERENCES changes (id),
  -- what it is about, an undo and a redo too; empty where it can't be taken back
  subject TEXT
    CHECK (subject IN (
      'result', 'names', 'scoring', 'penalty', 'schedule', 'terms', 'datum', 'publication', 'review')),
  CHECK ((kind IN ('undo', 'redo')) = (undoes IS NOT NULL)),
  CHECK (kind NOT IN ('undo', 'redo') OR subject IS NOT NULL),
  CHECK (kind IN ('undo', 'redo') OR subject IS NULL OR subject = kind)
) STRICT;
-- Names had no versions until now: an earlier one is not known.
INSERT INTO changes
SELECT done.*, CASE
  WHEN done.kind = 'undo' THEN undone.kind
  WHEN done.kind NOT IN ('names', 'clock', 'sample') THEN done.kind END
FROM changes_before AS done LEFT JOIN changes_before AS undone ON undone.id = done.undoes ORDER BY done.id;
DROP TABLE changes_before;
CREATE INDEX changes_by_session ON changes (session_id, id);

CREATE TRIGGER changes_are_undone_newest_first BEFORE INSERT ON changes
WHEN NEW.kind = 'undo' AND NEW.undoes IS NOT NULL AND NEW.undoes IS NOT (
  SELECT id FROM changes AS done
  WHERE session_id = NEW.session_id AND kind <> 'undo' AND subject IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = done.id)
  ORDER BY id DESC LIMIT 1)
BEGIN
  SELECT RAISE(ABORT, 'only the newest change of a session that stands can be taken back');
END;

CREATE TRIGGER changes_are_redone_newest_first BEFORE INSERT ON changes
WHEN NEW.kind = 'redo' AND NEW.undoes IS NOT NULL AND NEW.undoes IS NOT (
  SELECT id FROM changes AS undo
  WHERE session_id = NEW.session_id AND kind = 'undo'
    AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = undo.id)
    AND NOT EXISTS (
      SELECT 1 FROM changes
      WHERE session_id = NEW.session_id AND id > undo.id AND kind NOT IN ('undo', 'redo') AND subject IS NOT NULL)
  ORDER BY id DESC LIMIT 1)
BEGIN
  SELECT RAISE(ABORT, 'only the newest undo of a session can be taken back, until something else is changed');
END;

CREATE TRIGGER changes_keep_their_subject BEFORE INSERT ON changes
WHEN NEW.undoes IS NOT NULL AND NEW.subject IS NOT (SELECT subject FROM changes WHERE id = NEW.undoes)
BEGIN
  SELECT RAISE(ABORT, 'an undo is about what it takes back');
END;

CREATE TRIGGER changes_are_never_rewritten BEFORE UPDATE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never rewritten');
END;

CREATE TRIGGER changes_are_never_deleted BEFORE DELETE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never deleted');
END;

-- What was written by an undo or a redo of its kind is written as by a change of it.
DROP TRIGGER scorings_are_of_their_change;
CREATE TRIGGER scorings_are_of_their_change BEFORE INSERT ON scorings
WHEN NEW.change_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM changes WHERE id = NEW.change_id AND session_id = NEW.session_id AND subject = 'scoring')
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another session, or is of another kind');
END;

DROP TRIGGER penalties_are_of_their_session;
CREATE TRIGGER penalties_are_of_their_session BEFORE INSERT ON penalties
WHEN NOT EXISTS (
  SELECT 1
  FROM entries AS entry
    JOIN sections AS section ON section.id = entry.section_id
    JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
  WHERE entry.id = NEW.entry_id AND entry.phantom = 0 AND section.session_id = NEW.session_id
    AND change.subject = 'penalty')
BEGIN
  SELECT RAISE(ABORT, 'a penalty is of a pair of its session, by a change of it');
END;

DROP TRIGGER entry_terms_are_of_their_session;
CREATE TRIGGER entry_terms_are_of_their_session BEFORE INSERT ON entry_terms
WHEN NOT EXISTS (
  SELECT 1
  FROM entries AS entry
    JOIN sections AS section ON section.id = entry.section_id
    JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
  WHERE entry.id = NEW.entry_id AND entry.phantom = 0 AND change.subject = 'terms')
BEGIN
  SELECT RAISE(ABORT, 'terms are of a pair of their session, by a change of it');
END;

DROP TRIGGER handicap_units_are_of_their_change;
CREATE TRIGGER handicap_units_are_of_their_change BEFORE INSERT ON handicap_units
WHEN NOT EXISTS (
  SELECT 1 FROM changes WHERE id = NEW.change_id AND session_id = NEW.session_id AND subject = 'terms')
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another session, or is of another kind');
END;

DROP TRIGGER datums_are_of_their_session;
CREATE TRIGGER datums_are_of_their_session BEFORE INSERT ON datums
WHEN NOT EXISTS (
  SELECT 1
  FROM changes AS change
    JOIN sections AS section ON section.session_id = change.session_id
    JOIN current_schedules AS schedule ON schedule.section_id = section.id AND NEW.board <= schedule.boards
  WHERE change.id = NEW.change_id AND change.session_id = NEW.session_id AND change.subject = 'datum')
BEGIN
  SELECT RAISE(ABORT, 'a datum is of a board of its session, by a change of it');
END;

-- A version of a schedule may be an earlier one again, after a change was taken back: then it says which.
ALTER TABLE schedules ADD COLUMN same_as INTEGER CHECK (same_as BETWEEN 1 AND version - 1);
DROP TRIGGER schedules_are_never_overwritten;
UPDATE schedules SET same_as = (
  SELECT undone.version - 1 FROM changes AS undo
    JOIN schedules AS undone ON undone.change_id = undo.undoes AND undone.section_id = schedules.section_id
  WHERE undo.id = schedules.change_id AND undo.kind = 'undo');
CREATE TRIGGER schedules_are_never_overwritten BEFORE UPDATE ON schedules
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never overwritten');
END;

DROP TRIGGER schedules_are_of_their_change;
CREATE TRIGGER schedules_are_of_their_change BEFORE INSERT ON schedules
WHEN NEW.change_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM changes AS change JOIN sections AS section ON section.session_id = change.session_id
  WHERE change.id = NEW.change_id AND section.id = NEW.section_id AND change.subject = 'schedule')
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another session, or is of another kind');
END;

-- The names of a pair, every version; the newest are those of entry_players, which says who plays where. Empty where a
-- name is not known. By no change where the names are from before versions were kept.
CREATE TABLE entry_names (
  entry_id INTEGER NOT NULL REFERENCES entries (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER REFERENCES changes (id),
  first TEXT NOT NULL,
  second TEXT NOT NULL,
  PRIMARY KEY (entry_id, version),
  CHECK (change_id IS NOT NULL OR version = 1)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_names_by_change ON entry_names (change_id);

INSERT INTO entry_names
SELECT seat.entry_id, 1, NULL, coalesce(max(CASE place WHEN 1 THEN name END), ''),
  coalesce(max(CASE place WHEN 2 THEN name END), '')
FROM entry_players AS seat JOIN players AS player ON player.id = seat.player_id GROUP BY seat.entry_id;

CREATE TRIGGER entry_names_count_their_versions BEFORE INSERT ON entry_names
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM entry_names WHERE entry_id = NEW.entry_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of names count up by one');
END;

CREATE TRIGGER entry_names_are_of_their_session BEFORE INSERT ON entry_names
WHEN NOT EXISTS (
  SELECT 1
  FROM entries AS entry
    JOIN sections AS section ON section.id = entry.section_id
    JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
  WHERE entry.id = NEW.entry_id AND (change.subject = 'names' OR change.kind = 'sample'))
BEGIN
  SELECT RAISE(ABORT, 'names are of a pair of their session, by a change of it');
END;

CREATE TRIGGER entry_names_are_never_overwritten BEFORE UPDATE ON entry_names
BEGIN
  SELECT RAISE(ABORT, 'names are changed by a new version, never overwritten');
END;

CREATE TRIGGER entry_names_are_never_deleted BEFORE DELETE ON entry_names
BEGIN
  SELECT RAISE(ABORT, 'names are changed by a new version, never deleted');
END;

-- What was found right can be asked again: the newest of a finding counts. By no change where it was found right before
-- that was one.
ALTER TABLE accepted_findings ADD COLUMN change_id INTEGER REFERENCES changes (id);
ALTER TABLE accepted_findings ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1));
DROP INDEX accepted_findings_once;
CREATE INDEX accepted_findings_by_line
  ON accepted_findings (section_id, round, table_number, slot_board, version, code, id);
CREATE INDEX accepted_findings_by_change ON accepted_findings (change_id);

CREATE TRIGGER accepted_findings_are_of_their_session BEFORE INSERT ON accepted_findings
WHEN NOT EXISTS (
  SELECT 1 FROM changes AS change JOIN sections AS section ON section.session_id = change.session_id
  WHERE change.id = NEW.change_id AND section.id = NEW.section_id AND change.subject IN ('review', 'result'))
BEGIN
  SELECT RAISE(ABORT, 'what was found right is of a line of its session, by a change of it');
END;

-- The action a publication was made or taken back by; none for those from before that was a change.
ALTER TABLE publications ADD COLUMN made_by INTEGER REFERENCES changes (id);
CREATE INDEX publications_by_action ON publications (made_by);

CREATE TRIGGER publications_are_of_their_action BEFORE INSERT ON publications
WHEN NOT EXISTS (
  SELECT 1 FROM changes WHERE id = NEW.made_by AND session_id = NEW.session_id AND subject = 'publication')
BEGIN
  SELECT RAISE(ABORT, 'the action belongs to another session, or is of another kind');
END;
