-- Another day for a session, events removed for good, players who were replaced, and the list of events by day.

CREATE INDEX sessions_by_day ON sessions (date, start, id);

-- For what day and time a session was set before a change.
CREATE TABLE session_history (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  date TEXT NOT NULL CHECK (date IS date(date)),
  start TEXT NOT NULL CHECK (start GLOB '[0-2][0-9]:[0-5][0-9]' AND start < '24'),
  PRIMARY KEY (session_id, change_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_history_by_change ON session_history (change_id);

CREATE TRIGGER session_history_is_of_its_change BEFORE INSERT ON session_history
WHEN NOT EXISTS (
  SELECT 1 FROM changes WHERE id = NEW.change_id AND session_id = NEW.session_id AND subject = 'details')
BEGIN
  SELECT RAISE(ABORT, 'a session is set for another day by a change of its details');
END;

CREATE TRIGGER session_history_is_never_overwritten BEFORE UPDATE ON session_history
BEGIN
  SELECT RAISE(ABORT, 'what a session was set for is never overwritten');
END;

CREATE TRIGGER session_history_is_never_deleted BEFORE DELETE ON session_history
BEGIN
  SELECT RAISE(ABORT, 'what a session was set for is never deleted');
END;

CREATE TRIGGER sessions_keep_their_history BEFORE UPDATE OF date, start ON sessions
WHEN (NEW.date <> OLD.date OR NEW.start <> OLD.start)
  AND NOT EXISTS (
    SELECT 1 FROM session_history AS before
    WHERE before.session_id = OLD.id AND before.date = OLD.date AND before.start = OLD.start)
BEGIN
  SELECT RAISE(ABORT, 'what a session was set for is written down before it is changed');
END;

-- Deleted events that are not to be restored: nothing of them is shown any more.
CREATE TABLE event_removals (
  event_id INTEGER PRIMARY KEY REFERENCES events (id),
  change_id INTEGER NOT NULL UNIQUE REFERENCES changes (id)
) STRICT;

CREATE TRIGGER event_removals_are_of_deleted_events BEFORE INSERT ON event_removals
WHEN EXISTS (SELECT 1 FROM current_events WHERE id = NEW.event_id)
  OR NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND kind = 'deletion' AND subject IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'only a deleted event is removed for good, by a change that cannot be taken back');
END;

CREATE TRIGGER event_removals_are_never_overwritten BEFORE UPDATE ON event_removals
BEGIN
  SELECT RAISE(ABORT, 'an event that was removed stays removed');
END;

CREATE TRIGGER event_removals_are_never_deleted BEFORE DELETE ON event_removals
BEGIN
  SELECT RAISE(ABORT, 'an event that was removed stays removed');
END;

CREATE TRIGGER event_details_of_a_removed_event_stay BEFORE INSERT ON event_details
WHEN EXISTS (SELECT 1 FROM event_removals WHERE event_id = NEW.event_id)
BEGIN
  SELECT RAISE(ABORT, 'an event that was removed stays removed');
END;

-- Who takes a player's place in a partnership from a round on, until another does: part of a version of its players.
CREATE TABLE entry_substitutes (
  entry_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  from_round INTEGER NOT NULL CHECK (from_round >= 2),
  place INTEGER NOT NULL CHECK (place IN (1, 2)),
  player_id INTEGER NOT NULL REFERENCES players (id),
  PRIMARY KEY (entry_id, version, from_round, place),
  FOREIGN KEY (entry_id, version) REFERENCES entry_players (entry_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_substitutes_by_player ON entry_substitutes (player_id);

CREATE TRIGGER entry_substitutes_are_of_the_newest_version BEFORE INSERT ON entry_substitutes
WHEN NEW.version <> (SELECT max(version) FROM entry_players WHERE entry_id = NEW.entry_id)
BEGIN
  SELECT RAISE(ABORT, 'an earlier version of names gets no substitute');
END;

CREATE TRIGGER entry_substitutes_phantom_has_none BEFORE INSERT ON entry_substitutes
WHEN NOT EXISTS (SELECT 1 FROM entry_contestants WHERE entry_id = NEW.entry_id)
BEGIN
  SELECT RAISE(ABORT, 'the phantom pair has no players');
END;

CREATE TRIGGER entry_substitutes_are_never_overwritten BEFORE UPDATE ON entry_substitutes
BEGIN
  SELECT RAISE(ABORT, 'names are changed by a new version, never overwritten');
END;

CREATE TRIGGER entry_substitutes_are_never_deleted BEFORE DELETE ON entry_substitutes
BEGIN
  SELECT RAISE(ABORT, 'names are changed by a new version, never deleted');
END;
