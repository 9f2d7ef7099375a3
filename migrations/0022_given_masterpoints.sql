-- Masterpoints that a file gave the contestants of a session, in which the event came from another program. They are what
-- was awarded there, so that nothing here works them out; whether they are shown is a rule of the stage.

CREATE TABLE given_masterpoints (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  contestant_id INTEGER NOT NULL REFERENCES contestants (id),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  -- hundredths, for each player
  amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 100000000),
  -- as the file names it: Black, GREEN; empty where it names none
  kind TEXT NOT NULL CHECK (kind = trim(kind) AND length(kind) <= 40),
  PRIMARY KEY (session_id, contestant_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX given_masterpoints_by_change ON given_masterpoints (change_id);

CREATE TRIGGER given_masterpoints_are_of_their_event BEFORE INSERT ON given_masterpoints
WHEN NOT EXISTS (
  SELECT 1
  FROM sessions AS session
    JOIN contestants AS contestant ON contestant.event_id = session.event_id
    JOIN changes AS change ON change.session_id = session.id
  WHERE session.id = NEW.session_id AND contestant.id = NEW.contestant_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) = 'import')
BEGIN
  SELECT RAISE(ABORT, 'given masterpoints are of a contestant of their event, by the import of it');
END;

CREATE TRIGGER given_masterpoints_are_never_overwritten BEFORE UPDATE ON given_masterpoints
BEGIN
  SELECT RAISE(ABORT, 'what a file gave is never overwritten');
END;

CREATE TRIGGER given_masterpoints_are_never_deleted BEFORE DELETE ON given_masterpoints
BEGIN
  SELECT RAISE(ABORT, 'what a file gave is never deleted');
END;
