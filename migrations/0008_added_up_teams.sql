-- The club that a contestant plays for, and teams of pairs that are added up: both the pairs and their teams are
-- contestants of an event that ranks pairs.

ALTER TABLE contestant_details ADD COLUMN club TEXT CHECK (trim(club) <> '');

CREATE TRIGGER contestant_details_keep_their_club BEFORE UPDATE OF club ON contestant_details
BEGIN
  SELECT RAISE(ABORT, 'the details of a contestant are changed by a new version, never overwritten');
END;

CREATE TABLE team_pairs (
  team_id INTEGER NOT NULL REFERENCES contestants (id),
  place INTEGER NOT NULL CHECK (place IN (1, 2)),
  pair_id INTEGER NOT NULL UNIQUE REFERENCES contestants (id),
  PRIMARY KEY (team_id, place),
  CHECK (team_id <> pair_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER team_pairs_are_of_one_event BEFORE INSERT ON team_pairs
WHEN NOT EXISTS (
  SELECT 1
  FROM contestants AS team
    JOIN contestants AS pair ON pair.id = NEW.pair_id AND pair.event_id = team.event_id
    JOIN events AS event ON event.id = team.event_id AND event.ranks = 'pair'
  WHERE team.id = NEW.team_id)
BEGIN
  SELECT RAISE(ABORT, 'a team of pairs and its pairs are of one event, which ranks pairs');
END;

CREATE TRIGGER team_pairs_are_no_teams BEFORE INSERT ON team_pairs
WHEN EXISTS (SELECT 1 FROM team_pairs WHERE team_id = NEW.pair_id OR pair_id = NEW.team_id)
  OR EXISTS (SELECT 1 FROM section_numbers WHERE contestant_id = NEW.team_id)
BEGIN
  SELECT RAISE(ABORT, 'a team of pairs is no pair, and sits nowhere itself');
END;

CREATE TRIGGER team_pairs_are_never_overwritten BEFORE UPDATE ON team_pairs
BEGIN
  SELECT RAISE(ABORT, 'the pairs of a team stay its pairs');
END;

CREATE TRIGGER team_pairs_are_never_deleted BEFORE DELETE ON team_pairs
BEGIN
  SELECT RAISE(ABORT, 'the pairs of a team stay its pairs');
END;
