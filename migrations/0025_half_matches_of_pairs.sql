-- Half matches of pairs: three share a table, where one plays both halves of the round and each of the others sits half
-- of it out. That is a half match without an opponent, as a bye is a match without one.
DROP TRIGGER matches_half_within_a_round;

CREATE TRIGGER matches_half_within_a_round BEFORE INSERT ON matches
WHEN NEW.is_half = 1 AND NEW.last_round > NEW.round
BEGIN
  SELECT RAISE(ABORT, 'a half match is within one round');
END;
