-- Other clubs that play the boards of a stage: who sits in their pairs. Names stand among the players, so that
-- forgetting finds them. The name of a club may be that of somebody who is to be forgotten: a dash may take its place.

CREATE TABLE stage_source_players (
  stage_id INTEGER NOT NULL,
  event_gid BLOB NOT NULL,
  version INTEGER NOT NULL,
  -- the place of the pair in the packed results, from 0
  pair INTEGER NOT NULL CHECK (pair >= 0),
  place INTEGER NOT NULL CHECK (place IN (1, 2)),
  player_id INTEGER NOT NULL REFERENCES players (id),
  PRIMARY KEY (stage_id, event_gid, version, pair, place),
  FOREIGN KEY (stage_id, event_gid, version) REFERENCES stage_sources (stage_id, event_gid, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX stage_source_players_by_player ON stage_source_players (player_id);

CREATE TRIGGER stage_source_players_have_results BEFORE INSERT ON stage_source_players
WHEN NOT EXISTS (
  SELECT 1 FROM stage_sources
  WHERE stage_id = NEW.stage_id AND event_gid = NEW.event_gid AND version = NEW.version AND results IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'players of another club are those of a version with results');
END;

CREATE TRIGGER stage_source_players_are_never_overwritten BEFORE UPDATE ON stage_source_players
BEGIN
  SELECT RAISE(ABORT, 'players of another club are changed by a new version, never overwritten');
END;

CREATE TRIGGER stage_source_players_are_never_deleted BEFORE DELETE ON stage_source_players
BEGIN
  SELECT RAISE(ABORT, 'players of another club are changed by a new version, never deleted');
END;

DROP TRIGGER stage_sources_are_never_overwritten;
CREATE TRIGGER stage_sources_are_never_overwritten BEFORE UPDATE ON stage_sources
WHEN NEW.club <> '–' AND NEW.club <> OLD.club OR NEW.stage_id <> OLD.stage_id OR NEW.event_gid <> OLD.event_gid
  OR NEW.version <> OLD.version OR NEW.change_id <> OLD.change_id OR NEW.digest IS NOT OLD.digest
  OR NEW.results IS NOT OLD.results
BEGIN
  SELECT RAISE(ABORT, 'a source is changed by a new version, never overwritten');
END;
