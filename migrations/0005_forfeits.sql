-- Which team of a match forfeits, or wins by a walkover. Empty where both forfeit, and for every other kind.

ALTER TABLE match_results ADD COLUMN team TEXT CHECK (team IN ('home', 'away'));

CREATE TRIGGER match_results_name_a_team_that_forfeits BEFORE INSERT ON match_results
WHEN NEW.team IS NOT NULL AND NEW.kind NOT IN ('forfeit', 'walkover') OR NEW.team IS NULL AND NEW.kind = 'walkover'
BEGIN
  SELECT RAISE(ABORT, 'only a forfeit or a walkover names a team');
END;

CREATE TRIGGER match_results_keep_their_team BEFORE UPDATE OF team ON match_results
BEGIN
  SELECT RAISE(ABORT, 'the result of a match is changed by a new version, never overwritten');
END;
