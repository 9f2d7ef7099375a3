-- A round of matches may be drawn again while it is played, by a change of the schedule: other matches then take over
-- the tables, and the boards that were dealt there.

DROP TRIGGER draws_are_of_their_event;

CREATE TRIGGER draws_are_of_their_event BEFORE INSERT ON draws
WHEN NOT EXISTS (
  SELECT 1 FROM stages AS stage JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('event', 'import', 'draw', 'schedule'))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another event, or is of another kind');
END;

-- Boards dealt for a match may be those of another match that takes its place in the round.
DROP TRIGGER seatings_have_their_boards;

CREATE TRIGGER seatings_have_their_boards BEFORE INSERT ON seatings
WHEN EXISTS (
  SELECT 1
  FROM json_each(NEW.boards) AS asked
    JOIN sections AS section ON section.id = NEW.section_id
    LEFT JOIN boards AS board ON board.deal_set_id = section.deal_set_id AND board.number = asked.value
  WHERE board.number IS NULL OR board.match_id IS NOT NULL AND board.match_id IS NOT NEW.match_id
    AND NOT EXISTS (
      SELECT 1 FROM matches AS dealt JOIN matches AS own ON own.id = NEW.match_id
      WHERE dealt.id = board.match_id AND dealt.stage_id = own.stage_id AND dealt.round = own.round))
BEGIN
  SELECT RAISE(ABORT, 'the deal set has no such board, or it is of another match');
END;

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
