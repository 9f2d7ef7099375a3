-- Whoever is seated in a further session in place of another comes with the terms of the session before, and takes over
-- the lot: by the change of the schedule that seats it.

DROP TRIGGER contestant_terms_are_of_their_event;

CREATE TRIGGER contestant_terms_are_of_their_event BEFORE INSERT ON contestant_terms
WHEN NOT EXISTS (
  SELECT 1
  FROM stages AS stage
    JOIN contestants AS contestant ON contestant.event_id = stage.event_id
    JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND contestant.id = NEW.contestant_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('import', 'terms', 'schedule')
    AND (NEW.session_id IS NULL
      OR EXISTS (SELECT 1 FROM sessions WHERE id = NEW.session_id AND event_id = stage.event_id)))
BEGIN
  SELECT RAISE(ABORT, 'terms are of a contestant of their event, by a change of it');
END;

DROP TRIGGER stage_contestants_are_of_their_event;

CREATE TRIGGER stage_contestants_are_of_their_event BEFORE INSERT ON stage_contestants
WHEN NOT EXISTS (
  SELECT 1
  FROM stages AS stage
    JOIN contestants AS contestant ON contestant.event_id = stage.event_id
    JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND contestant.id = NEW.contestant_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('event', 'sample', 'import', 'stage', 'draw', 'schedule'))
BEGIN
  SELECT RAISE(ABORT, 'who plays in a stage is a contestant of its event, by a change of it');
END;
