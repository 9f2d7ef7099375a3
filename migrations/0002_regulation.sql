-- How a session is scored, and what the director took from a total or gave to it. Both are only ever added to.

-- Two more things a director does. SQLite can't alter a constraint: the rows go into a table made anew, under the
-- same name, so that everything that refers to it still does.
CREATE TABLE changes_before AS SELECT * FROM changes;
DROP TABLE changes;
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  kind TEXT NOT NULL CHECK (kind IN ('result', 'undo', 'names', 'clock', 'sample', 'scoring', 'penalty')),
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
  WHERE id = NEW.undoes AND session_id = NEW.session_id AND kind IN ('result', 'penalty'))
BEGIN
  SELECT RAISE(ABORT, 'only a result or a penalty of the same session can be taken back');
END;

CREATE TRIGGER changes_are_never_rewritten BEFORE UPDATE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never rewritten');
END;

CREATE TRIGGER changes_are_never_deleted BEFORE DELETE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never deleted');
END;

-- How a session is scored: the newest version counts. The regulation is kept as a value, so that a later program
-- with other presets scores an old session as it was.
CREATE TABLE scorings (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  -- the action it was chosen by; none for what the session began with
  change_id INTEGER UNIQUE REFERENCES changes (id),
  method TEXT NOT NULL CHECK (method IN ('matchpoints', 'cross-imps', 'butler', 'fixed-datum', 'board-a-match')),
  -- the preset the regulation is, or was made from
  preset TEXT NOT NULL CHECK (trim(preset) <> ''),
  -- a Regulation whole, as JSON
  regulation TEXT NOT NULL CHECK (json_valid(regulation)),
  PRIMARY KEY (session_id, version),
  CHECK (json_type(regulation, '$.code') IS 'text'),
  CHECK ((version = 1) = (change_id IS NULL))
) STRICT, WITHOUT ROWID;

-- Sessions from before were scored at matchpoints by the regulation of the WBF as it was then.
INSERT INTO scorings (session_id, version, method, preset, regulation)
SELECT id, 1, 'matchpoints', 'wbf',
  '{"code":"wbf","matchpoints":"2-1-0","unequalFields":"neuberg","boardRounding":null,"artificial":{"percents":{"average-plus":60,"average":50,"average-minus":40},"imps":{"average-plus":3,"average":0,"average-minus":-3},"otherImps":[],"ownAverage":true},"splitScores":"two-charts","sitOut":{"percent":null,"imps":null},"crossImps":"mean","shortCrossImps":"results","butler":{"drops":[],"fives":"away-from-zero"},"shown":{"points":2,"percentages":2}}'
FROM sessions;

CREATE TRIGGER scorings_count_their_versions BEFORE INSERT ON scorings
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM scorings WHERE session_id = NEW.session_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of a scoring count up by one');
END;

CREATE TRIGGER scorings_are_of_their_change BEFORE INSERT ON scorings
WHEN NEW.change_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM changes WHERE id = NEW.change_id AND session_id = NEW.session_id AND kind = 'scoring')
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another session, or is of another kind');
END;

CREATE TRIGGER scorings_are_never_overwritten BEFORE UPDATE ON scorings
BEGIN
  SELECT RAISE(ABORT, 'a scoring is changed by a new version, never overwritten');
END;

CREATE TRIGGER scorings_are_never_deleted BEFORE DELETE ON scorings
BEGIN
  SELECT RAISE(ABORT, 'a scoring is changed by a new version, never deleted');
END;

-- Penalties and bonuses, numbered within their session: the newest version of a number counts, unless it takes
-- the penalty back.
CREATE TABLE penalties (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  entry_id INTEGER NOT NULL REFERENCES entries (id),
  kind TEXT NOT NULL CHECK (kind IN ('penalty', 'bonus')),
  -- hundredths of the unit
  amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 1000000),
  unit TEXT NOT NULL CHECK (unit IN ('matchpoints', 'percent-of-top', 'imps')),
  reason TEXT NOT NULL CHECK (trim(reason) <> ''),
  taken_back INTEGER NOT NULL CHECK (taken_back IN (0, 1)),
  PRIMARY KEY (session_id, number, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX penalties_by_change ON penalties (change_id);

CREATE TRIGGER penalties_count_their_versions BEFORE INSERT ON penalties
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM penalties WHERE session_id = NEW.session_id AND number = NEW.number)
BEGIN
  SELECT RAISE(ABORT, 'versions of a penalty count up by one');
END;

CREATE TRIGGER penalties_are_of_their_session BEFORE INSERT ON penalties
WHEN NOT EXISTS (
  SELECT 1
  FROM entries AS entry
    JOIN sections AS section ON section.id = entry.section_id
    JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
  WHERE entry.id = NEW.entry_id AND entry.phantom = 0 AND section.session_id = NEW.session_id
    AND change.kind IN ('penalty', 'undo'))
BEGIN
  SELECT RAISE(ABORT, 'a penalty is of a pair of its session, by a change of it');
END;

CREATE TRIGGER penalties_are_never_overwritten BEFORE UPDATE ON penalties
BEGIN
  SELECT RAISE(ABORT, 'a penalty is taken back by a new version, never overwritten');
END;

CREATE TRIGGER penalties_are_never_deleted BEFORE DELETE ON penalties
BEGIN
  SELECT RAISE(ABORT, 'a penalty is taken back by a new version, never deleted');
END;
