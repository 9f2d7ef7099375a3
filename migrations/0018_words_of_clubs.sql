-- The words of clubs in the rules of a season may be those of somebody who is to be forgotten as well: a dash may take
-- the place of each. Nothing else in the rules may differ.

DROP TRIGGER season_rules_are_never_overwritten;
CREATE TRIGGER season_rules_are_never_overwritten BEFORE UPDATE ON season_rules
WHEN NEW.name <> '–' AND NEW.name <> OLD.name OR NEW.season_id <> OLD.season_id OR NEW.version <> OLD.version
  OR NEW.change_id <> OLD.change_id OR NEW.deleted <> OLD.deleted
  OR (SELECT count(*) FROM json_tree(NEW.rules)) <> (SELECT count(*) FROM json_tree(OLD.rules))
  OR EXISTS (
    SELECT 1
    FROM json_tree(NEW.rules) AS anew LEFT JOIN json_tree(OLD.rules) AS earlier ON earlier.fullkey = anew.fullkey
    WHERE (anew.type IS NOT earlier.type OR anew.atom IS NOT earlier.atom)
      AND NOT (anew.atom IS '–' AND earlier.type IS 'text'
        AND (anew.fullkey = '$.has' OR anew.path GLOB '$.rules[[]*].clubs')))
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a new version, never overwritten');
END;
