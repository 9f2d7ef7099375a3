-- Members: who was found to be two people, the neutral name of whoever was forgotten, and a stack of changes to take
-- back for each subject of the club, so that undoing a change of the members never touches a setting.

-- The players under the name they are known by now. Whoever was forgotten has a neutral name in the club's language.
DROP VIEW known_players;
CREATE VIEW known_players AS
SELECT player.id, known.id AS known_id,
  CASE WHEN known.forgotten_at IS NULL THEN known.name
    ELSE CASE (SELECT value FROM settings WHERE key = 'language' ORDER BY version DESC LIMIT 1)
      WHEN '"fr"' THEN 'Joueur ' ELSE 'Player ' END || known.id
  END AS name
FROM players AS player JOIN players AS known ON known.id = coalesce(player.same_as, player.id);

-- Two players who look like one and are two: the newest version counts.
CREATE TABLE players_apart (
  first_player INTEGER NOT NULL REFERENCES players (id),
  second_player INTEGER NOT NULL REFERENCES players (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  apart INTEGER NOT NULL CHECK (apart IN (0, 1)),
  PRIMARY KEY (first_player, second_player, version),
  UNIQUE (change_id, first_player, second_player),
  CHECK (first_player < second_player)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER players_apart_count_their_versions BEFORE INSERT ON players_apart
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM players_apart
  WHERE first_player = NEW.first_player AND second_player = NEW.second_player)
BEGIN
  SELECT RAISE(ABORT, 'versions of whether two players are one count up by one');
END;

CREATE TRIGGER players_apart_are_of_their_change BEFORE INSERT ON players_apart
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND subject = 'members')
BEGIN
  SELECT RAISE(ABORT, 'whether two players are one is said by a change of the members');
END;

CREATE TRIGGER players_apart_are_never_overwritten BEFORE UPDATE ON players_apart
BEGIN
  SELECT RAISE(ABORT, 'whether two players are one is said anew, never overwritten');
END;

CREATE TRIGGER players_apart_are_never_deleted BEFORE DELETE ON players_apart
BEGIN
  SELECT RAISE(ABORT, 'whether two players are one is said anew, never deleted');
END;

-- The newest change of the members says whether names that were read are still those of the file.
CREATE INDEX changes_of_members ON changes (id) WHERE event_id IS NULL AND coalesce(subject, kind) = 'members';

DROP TRIGGER changes_are_undone_newest_first;
CREATE TRIGGER changes_are_undone_newest_first BEFORE INSERT ON changes
WHEN NEW.kind = 'undo' AND NEW.undoes IS NOT NULL AND NEW.undoes IS NOT (
  SELECT id FROM changes AS done
  WHERE event_id IS NEW.event_id AND sheet_id IS NEW.sheet_id AND kind <> 'undo' AND subject IS NOT NULL
    AND (NEW.event_id IS NOT NULL OR subject = NEW.subject)
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
    AND (NEW.event_id IS NOT NULL OR subject = NEW.subject)
    AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = undo.id)
    AND NOT EXISTS (
      SELECT 1 FROM changes
      WHERE event_id IS NEW.event_id AND sheet_id IS NEW.sheet_id AND id > undo.id
        AND (NEW.event_id IS NOT NULL OR subject = NEW.subject)
        AND kind NOT IN ('undo', 'redo') AND subject IS NOT NULL)
  ORDER BY id DESC LIMIT 1)
BEGIN
  SELECT RAISE(ABORT, 'only the newest undo of an event can be taken back, until something else is changed');
END;

-- The names of a team and of its club may be those of somebody who is to be forgotten: each may be emptied.
DROP TRIGGER contestant_details_are_never_overwritten;
CREATE TRIGGER contestant_details_are_never_overwritten BEFORE UPDATE ON contestant_details
WHEN NEW.name IS NOT NULL AND NEW.name IS NOT OLD.name OR NEW.contestant_id <> OLD.contestant_id
  OR NEW.version <> OLD.version OR NEW.change_id <> OLD.change_id OR NEW.label IS NOT OLD.label
BEGIN
  SELECT RAISE(ABORT, 'the details of a contestant are changed by a new version, never overwritten');
END;

DROP TRIGGER contestant_details_keep_their_club;
CREATE TRIGGER contestant_details_keep_their_club BEFORE UPDATE OF club ON contestant_details
WHEN NEW.club IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'the details of a contestant are changed by a new version, never overwritten');
END;
