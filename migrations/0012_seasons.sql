-- Seasons: whether one is deleted is a version, and a session that was put in or left out by hand can go by the rule of
-- its season again.

ALTER TABLE season_rules ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1));

DROP TABLE season_sessions;

-- What counts in a season: a session of a stage, or without a session the stage over all of them.
CREATE TABLE season_sessions (
  id INTEGER PRIMARY KEY,
  season_id INTEGER NOT NULL REFERENCES seasons (id),
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  session_id INTEGER REFERENCES sessions (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  -- empty: as the rule of the season says
  counts INTEGER CHECK (counts IN (0, 1)),
  -- the ranking of a stage of form 'given' that was written with it
  publication_id INTEGER REFERENCES publications (id),
  CHECK (publication_id IS NULL OR session_id IS NULL)
) STRICT;
CREATE UNIQUE INDEX season_sessions_versions
  ON season_sessions (season_id, stage_id, coalesce(session_id, 0), version);
CREATE UNIQUE INDEX season_sessions_once_a_change
  ON season_sessions (change_id, season_id, stage_id, coalesce(session_id, 0));

CREATE TRIGGER season_sessions_count_their_versions BEFORE INSERT ON season_sessions
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM season_sessions
  WHERE season_id = NEW.season_id AND stage_id = NEW.stage_id
    AND coalesce(session_id, 0) = coalesce(NEW.session_id, 0))
BEGIN
  SELECT RAISE(ABORT, 'versions of a session of a season count up by one');
END;

CREATE TRIGGER season_sessions_are_of_their_change BEFORE INSERT ON season_sessions
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND subject = 'season')
  OR NEW.session_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM sessions AS session JOIN stages AS stage ON stage.event_id = session.event_id
    WHERE session.id = NEW.session_id AND stage.id = NEW.stage_id)
  OR NEW.publication_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM publications AS publication JOIN stages AS stage ON stage.id = publication.stage_id
    WHERE publication.id = NEW.publication_id AND stage.id = NEW.stage_id AND stage.form = 'given')
BEGIN
  SELECT RAISE(ABORT, 'a session of a season is one of its stage, by a change of the season');
END;

CREATE TRIGGER season_sessions_are_never_overwritten BEFORE UPDATE ON season_sessions
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a new version, never overwritten');
END;

CREATE TRIGGER season_sessions_are_never_deleted BEFORE DELETE ON season_sessions
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a new version, never deleted');
END;
