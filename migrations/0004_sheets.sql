-- Sheets of rubber bridge and minibridge: who sits, by which laws, whether the rubber was left and whether the sheet is
-- deleted are versions, and every sheet has a stack of changes to take back of its own.

DROP TABLE sheet_lines;
DROP TABLE sheets;

CREATE TABLE sheets (
  id INTEGER PRIMARY KEY,
  -- by which it was begun
  change_id INTEGER NOT NULL UNIQUE REFERENCES changes (id),
  kind TEXT NOT NULL CHECK (kind IN ('rubber', 'minibridge'))
) STRICT;

CREATE TABLE sheet_details (
  sheet_id INTEGER NOT NULL REFERENCES sheets (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL UNIQUE REFERENCES changes (id),
  north INTEGER REFERENCES players (id),
  east INTEGER REFERENCES players (id),
  south INTEGER REFERENCES players (id),
  west INTEGER REFERENCES players (id),
  -- of a rubber alone
  laws TEXT CHECK (laws IN ('french', 'current', 'before-1993')),
  -- whether a rubber is left as it stands
  is_left INTEGER NOT NULL DEFAULT 0 CHECK (is_left IN (0, 1)),
  deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1)),
  PRIMARY KEY (sheet_id, version),
  CHECK (laws IS NOT NULL OR is_left = 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE sheet_lines (
  sheet_id INTEGER NOT NULL REFERENCES sheets (id),
  ordinal INTEGER NOT NULL CHECK (ordinal >= 1),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  -- the English shorthand; empty where the line was taken away
  shorthand TEXT NOT NULL,
  PRIMARY KEY (sheet_id, ordinal, version),
  UNIQUE (change_id, sheet_id, ordinal)
) STRICT, WITHOUT ROWID;

-- A change of a sheet names it, but for the one by which it is begun, which is never taken back.
ALTER TABLE changes ADD COLUMN sheet_id INTEGER REFERENCES sheets (id)
  CHECK ((sheet_id IS NOT NULL) = (subject IS 'sheet'));
CREATE INDEX changes_by_sheet ON changes (sheet_id, id) WHERE sheet_id IS NOT NULL;

CREATE TRIGGER changes_keep_their_sheet BEFORE UPDATE OF sheet_id ON changes
WHEN NEW.sheet_id IS NOT OLD.sheet_id
BEGIN
  SELECT RAISE(ABORT, 'a change stays one of its sheet');
END;

-- An event has one stack of changes to take back, whatever their session; a sheet has one, and the club.
DROP TRIGGER changes_are_undone_newest_first;
CREATE TRIGGER changes_are_undone_newest_first BEFORE INSERT ON changes
WHEN NEW.kind = 'undo' AND NEW.undoes IS NOT NULL AND NEW.undoes IS NOT (
  SELECT id FROM changes AS done
  WHERE event_id IS NEW.event_id AND sheet_id IS NEW.sheet_id AND kind <> 'undo' AND subject IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = done.id)
  ORDER BY id DESC LIMIT 1)
BEGIN
  SELECT RAISE(ABORT, 'only the newest change of an event that stands can be taken back');
END;

DROP TRIGGER changes_are_redone_newest_first;
CREATE TRIGGER changes_are_redone_newest_first BEFORE INSERT ON changes
WHEN NEW.kind = 'redo' AND NEW.undoes IS NOT NULL AND NEW.undoes IS NOT (
  SELECT id FROM changes AS undo
  WHERE event_id IS NEW.event_id AND sheet_id IS NEW.sheet_id AND kind = 'undo'
    AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = undo.id)
    AND NOT EXISTS (
      SELECT 1 FROM changes
      WHERE event_id IS NEW.event_id AND sheet_id IS NEW.sheet_id AND id > undo.id
        AND kind NOT IN ('undo', 'redo') AND subject IS NOT NULL)
  ORDER BY id DESC LIMIT 1)
BEGIN
  SELECT RAISE(ABORT, 'only the newest undo of an event can be taken back, until something else is changed');
END;

CREATE TRIGGER sheets_are_of_their_change BEFORE INSERT ON sheets
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND kind = 'sheet' AND subject IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'a sheet is begun by a change of sheets');
END;

CREATE TRIGGER sheets_are_never_altered BEFORE UPDATE ON sheets
BEGIN
  SELECT RAISE(ABORT, 'a sheet stays what it is');
END;

CREATE TRIGGER sheets_are_never_deleted BEFORE DELETE ON sheets
BEGIN
  SELECT RAISE(ABORT, 'a sheet is never deleted');
END;

CREATE TRIGGER sheet_details_count_their_versions BEFORE INSERT ON sheet_details
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM sheet_details WHERE sheet_id = NEW.sheet_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of a sheet count up by one');
END;

CREATE TRIGGER sheet_details_are_of_their_change BEFORE INSERT ON sheet_details
WHEN NOT EXISTS (
  SELECT 1 FROM sheets AS sheet JOIN changes AS change ON change.id = NEW.change_id
  WHERE sheet.id = NEW.sheet_id AND (change.sheet_id = sheet.id OR NEW.version = 1 AND change.id = sheet.change_id))
BEGIN
  SELECT RAISE(ABORT, 'a sheet is changed by a change of its own');
END;

CREATE TRIGGER sheet_details_have_laws_for_a_rubber BEFORE INSERT ON sheet_details
WHEN (NEW.laws IS NOT NULL) IS NOT (SELECT kind = 'rubber' FROM sheets WHERE id = NEW.sheet_id)
BEGIN
  SELECT RAISE(ABORT, 'a rubber is scored by its laws, and minibridge has none');
END;

CREATE TRIGGER sheet_details_are_never_overwritten BEFORE UPDATE ON sheet_details
BEGIN
  SELECT RAISE(ABORT, 'a sheet is changed by a new version, never overwritten');
END;

CREATE TRIGGER sheet_details_are_never_deleted BEFORE DELETE ON sheet_details
BEGIN
  SELECT RAISE(ABORT, 'a sheet is changed by a new version, never deleted');
END;

CREATE TRIGGER sheet_lines_count_their_versions BEFORE INSERT ON sheet_lines
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM sheet_lines WHERE sheet_id = NEW.sheet_id AND ordinal = NEW.ordinal)
BEGIN
  SELECT RAISE(ABORT, 'versions of a line count up by one');
END;

CREATE TRIGGER sheet_lines_are_of_their_change BEFORE INSERT ON sheet_lines
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND sheet_id = NEW.sheet_id)
BEGIN
  SELECT RAISE(ABORT, 'a line is changed by a change of its sheet');
END;

CREATE TRIGGER sheet_lines_are_never_overwritten BEFORE UPDATE ON sheet_lines
BEGIN
  SELECT RAISE(ABORT, 'a line is changed by a new version, never overwritten');
END;

CREATE TRIGGER sheet_lines_are_never_deleted BEFORE DELETE ON sheet_lines
BEGIN
  SELECT RAISE(ABORT, 'a line is changed by a new version, never deleted');
END;
