-- A team that does not play a match may have sat at its table by mistake: its result is of no match, and the boards it
-- played are those that the match of the table has dealt.

DROP TRIGGER results_are_of_their_match;

CREATE TRIGGER results_are_of_their_match BEFORE INSERT ON results
WHEN (NEW.match_id IS NOT NULL AND NOT EXISTS (
    SELECT 1
    FROM sections AS section JOIN matches AS match ON match.id = NEW.match_id AND match.stage_id = section.stage_id
    WHERE section.id = NEW.section_id
      AND section.first_round + NEW.round - 1 BETWEEN match.round AND match.last_round
      AND NOT EXISTS (
        SELECT 1 FROM entry_contestants
        WHERE entry_id IN (NEW.ns_entry, NEW.ew_entry) AND contestant_id NOT IN (match.home, coalesce(match.away, 0)))))
  OR EXISTS (
    SELECT 1 FROM boards
    WHERE deal_set_id = NEW.deal_set_id AND number = NEW.board AND match_id IS NOT NULL
      AND match_id IS NOT coalesce(NEW.match_id, (
        SELECT match_id FROM seatings
        WHERE section_id = NEW.section_id AND round = NEW.round AND table_number = NEW.table_number
          AND version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id))))
BEGIN
  SELECT RAISE(ABORT, 'the match is of another stage or round, of other contestants, or the board is of another match');
END;
