-- Several sessions of an event: a partnership sits in one of them, and one session can be deleted by itself.

-- The session after the first that it was made for; empty for those of the first.
ALTER TABLE entries ADD COLUMN session_id INTEGER REFERENCES sessions (id);

CREATE TRIGGER entries_are_of_a_session_of_their_event BEFORE INSERT ON entries
WHEN NEW.session_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE id = NEW.session_id AND event_id = NEW.event_id AND ordinal > 1)
BEGIN
  SELECT RAISE(ABORT, 'a partnership sits in a session of its event; those of the first name none');
END;

-- A deleted session can be restored; one that is removed is never shown again.
CREATE TABLE session_states (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL UNIQUE REFERENCES changes (id),
  state TEXT NOT NULL CHECK (state IN ('present', 'deleted', 'removed')),
  PRIMARY KEY (session_id, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER session_states_count_their_versions BEFORE INSERT ON session_states
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM session_states WHERE session_id = NEW.session_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of the state of a session count up by one');
END;

CREATE TRIGGER session_states_are_of_their_change BEFORE INSERT ON session_states
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND kind = 'deletion')
BEGIN
  SELECT RAISE(ABORT, 'a session is deleted and restored by a change of deletion');
END;

CREATE TRIGGER session_states_of_a_removed_session_stay BEFORE INSERT ON session_states
WHEN EXISTS (SELECT 1 FROM session_states WHERE session_id = NEW.session_id AND state = 'removed')
BEGIN
  SELECT RAISE(ABORT, 'a session that was removed stays removed');
END;

CREATE TRIGGER session_states_are_never_overwritten BEFORE UPDATE ON session_states
BEGIN
  SELECT RAISE(ABORT, 'the state of a session is changed by a new version, never overwritten');
END;

CREATE TRIGGER session_states_are_never_deleted BEFORE DELETE ON session_states
BEGIN
  SELECT RAISE(ABORT, 'the state of a session is changed by a new version, never deleted');
END;

CREATE VIEW absent_sessions AS
SELECT session_id AS id, state, change_id FROM session_states AS newest
WHERE state <> 'present' AND version = (SELECT max(version) FROM session_states WHERE session_id = newest.session_id);
