-- A match of a knockout that is level goes on: its extra boards are played after its last round.

DROP TRIGGER seatings_are_of_their_match;

CREATE TRIGGER seatings_are_of_their_match BEFORE INSERT ON seatings
WHEN NEW.match_id IS NOT NULL AND NOT EXISTS (
  SELECT 1
  FROM sections AS section
    JOIN matches AS match ON match.id = NEW.match_id AND match.stage_id = section.stage_id
    JOIN stages AS stage ON stage.id = match.stage_id
  WHERE section.id = NEW.section_id
    AND section.first_round + NEW.round - 1 >= match.round
    AND (section.first_round + NEW.round - 1 <= match.last_round OR stage.form = 'knockout')
    AND NOT EXISTS (
      SELECT 1 FROM entry_contestants
      WHERE entry_id IN (NEW.ns_entry, NEW.ew_entry) AND contestant_id NOT IN (match.home, coalesce(match.away, 0))))
BEGIN
  SELECT RAISE(ABORT, 'the match is of another stage or round, or of other contestants');
END;

DROP TRIGGER results_are_of_their_match;

CREATE TRIGGER results_are_of_their_match BEFORE INSERT ON results
WHEN (NEW.match_id IS NOT NULL AND NOT EXISTS (
    SELECT 1
    FROM sections AS section
      JOIN matches AS match ON match.id = NEW.match_id AND match.stage_id = section.stage_id
      JOIN stages AS stage ON stage.id = match.stage_id
    WHERE section.id = NEW.section_id
      AND section.first_round + NEW.round - 1 >= match.round
      AND (section.first_round + NEW.round - 1 <= match.last_round OR stage.form = 'knockout')
      AND NOT EXISTS (
        SELECT 1 FROM entry_contestants
        WHERE entry_id IN (NEW.ns_entry, NEW.ew_entry) AND contestant_id NOT IN (match.home, coalesce(match.away, 0)))))
  OR EXISTS (
    SELECT 1
    FROM boards AS board
      LEFT JOIN seatings AS cell ON cell.section_id = NEW.section_id AND cell.round = NEW.round
        AND cell.table_number = NEW.table_number
        AND cell.version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
    WHERE board.deal_set_id = NEW.deal_set_id AND board.number = NEW.board AND board.match_id IS NOT NULL
      AND board.match_id IS NOT cell.match_id
      AND NOT EXISTS (
        SELECT 1 FROM seatings AS own, json_each(own.boards) AS dealt
        WHERE own.section_id = cell.section_id AND own.version = cell.version AND own.match_id = cell.match_id
          AND dealt.value = NEW.board))
BEGIN
  SELECT RAISE(ABORT, 'the match is of another stage or round, of other contestants, or the board is of another match');
END;
