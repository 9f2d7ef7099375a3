-- The name of an event or of a season, and the text by which a season takes its sessions, may be those of somebody who
-- is to be forgotten: a dash may take their place.

DROP TRIGGER event_details_are_never_overwritten;
CREATE TRIGGER event_details_are_never_overwritten BEFORE UPDATE ON event_details
WHEN NEW.name <> '–' AND NEW.name <> OLD.name OR NEW.event_id <> OLD.event_id OR NEW.version <> OLD.version
  OR NEW.change_id <> OLD.change_id OR NEW.deleted <> OLD.deleted
BEGIN
  SELECT RAISE(ABORT, 'the details of an event are changed by a new version, never overwritten');
END;

DROP TRIGGER season_rules_are_never_overwritten;
CREATE TRIGGER season_rules_are_never_overwritten BEFORE UPDATE ON season_rules
WHEN NEW.name <> '–' AND NEW.name <> OLD.name OR NEW.season_id <> OLD.season_id OR NEW.version <> OLD.version
  OR NEW.change_id <> OLD.change_id OR NEW.deleted <> OLD.deleted
  OR NEW.rules <> OLD.rules AND NEW.rules <> json_set(OLD.rules, '$.has', '–')
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a new version, never overwritten');
END;
