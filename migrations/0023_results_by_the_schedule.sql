-- Nearly every result is the first of its line, of the two pairs that the schedule seats there, on a board of that
-- table. One look at the line of the schedule shows it; whatever is otherwise is asked about one rule after another.
-- That is the same as before, and many results at once are written in a fraction of the time.

DROP TRIGGER results_fit_the_schedule;
DROP TRIGGER results_are_of_pairs_of_their_event;
DROP TRIGGER results_need_two_pairs;
DROP TRIGGER results_count_their_versions;
DROP TRIGGER results_rulings_are_whole;
DROP TRIGGER results_are_of_their_match;
DROP TRIGGER results_pair_once_a_board;
DROP TRIGGER results_contestant_once_a_board;
DROP TRIGGER results_player_once_a_board;

-- Numbers under which nobody plays are few.
CREATE INDEX section_numbers_of_nobody ON section_numbers (section_id, version, entry_id) WHERE contestant_id IS NULL;

CREATE TRIGGER results_keep_to_the_schedule BEFORE INSERT ON results
WHEN NEW.version <> 1 OR NEW.next_version IS NOT NULL OR NEW.ruling IS NOT NULL OR NEW.board <> NEW.slot_board
  OR EXISTS (
    SELECT 1 FROM results
    WHERE section_id = NEW.section_id AND round = NEW.round AND table_number = NEW.table_number
      AND slot_board = NEW.slot_board)
  OR NOT EXISTS (
    SELECT 1
    FROM sections AS section
      CROSS JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
      CROSS JOIN seatings AS cell ON cell.section_id = section.id AND cell.round = NEW.round
        AND cell.table_number = NEW.table_number
        AND cell.version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
    WHERE section.id = NEW.section_id AND section.deal_set_id = NEW.deal_set_id
      AND cell.match_id IS NEW.match_id AND cell.ns_absent = 0 AND cell.ew_absent = 0
      AND (cell.ns_entry = NEW.ns_entry AND cell.ew_entry = NEW.ew_entry
        OR cell.ns_entry = NEW.ew_entry AND cell.ew_entry = NEW.ns_entry)
      AND EXISTS (SELECT 1 FROM json_each(cell.boards) WHERE value = NEW.slot_board)
      AND NOT EXISTS (
        SELECT 1 FROM section_numbers
        WHERE contestant_id IS NULL AND section_id = cell.section_id AND version = cell.version
          AND entry_id IN (NEW.ns_entry, NEW.ew_entry)))
BEGIN
  SELECT RAISE(ABORT, 'the match is of another stage or round, of other contestants, or the board is of another match')
  WHERE (NEW.match_id IS NOT NULL AND NOT EXISTS (
      SELECT 1
      FROM sections AS section
        JOIN matches AS match ON match.id = NEW.match_id AND match.stage_id = section.stage_id
        JOIN stages AS stage ON stage.id = match.stage_id
      WHERE section.id = NEW.section_id
        AND section.first_round + NEW.round - 1 >= match.round
        AND (section.first_round + NEW.round - 1 <= match.last_round OR stage.form = 'knockout')
        AND NOT EXISTS (
          SELECT 1 FROM entry_contestants
          WHERE entry_id IN (NEW.ns_entry, NEW.ew_entry)
            AND contestant_id NOT IN (match.home, coalesce(match.away, 0)))))
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
            AND dealt.value = NEW.board));

  SELECT RAISE(ABORT, 'a ruling has one to five components a side, and their weights add up to 100 percent')
  WHERE NEW.ruling IS NOT NULL AND EXISTS (
    SELECT 1 FROM json_each(NEW.ruling) AS side
    WHERE side.key NOT IN ('ns', 'ew') OR CASE side.type
      WHEN 'array' THEN json_array_length(side.value) NOT BETWEEN 1 AND 5
        OR (
          SELECT sum(3 * json_extract(value, '$.percent') + coalesce(json_extract(value, '$.thirds'), 0))
          FROM json_each(side.value)
        ) <> 300
        OR EXISTS (
          SELECT 1 FROM json_each(side.value) AS component
          WHERE json_type(component.value, '$.percent') IS NOT 'integer'
            OR json_extract(component.value, '$.percent') NOT BETWEEN 1 AND 100
            OR coalesce(json_type(component.value, '$.thirds'), 'integer') <> 'integer'
            OR coalesce(json_extract(component.value, '$.thirds'), 1) NOT IN (1, 2)
            OR coalesce(json_extract(component.value, '$.outcome.kind'), '') NOT IN ('played', 'passedOut', 'score'))
      WHEN 'text' THEN side.value NOT IN ('average-plus', 'average', 'average-minus')
      WHEN 'integer' THEN side.value NOT BETWEEN 0 AND 100
      WHEN 'real' THEN side.value NOT BETWEEN 0 AND 100
      ELSE 1 END);

  SELECT RAISE(ABORT, 'versions of a result count up by one, and the newest is current')
  WHERE NEW.next_version IS NOT NULL OR NEW.version <> 1 + (
    SELECT coalesce(max(version), 0) FROM results
    WHERE section_id = NEW.section_id AND round = NEW.round AND table_number = NEW.table_number
      AND slot_board = NEW.slot_board);

  SELECT RAISE(ABORT, 'a pair that sits out has no result')
  WHERE EXISTS (
    SELECT 1 FROM section_numbers
    WHERE entry_id IN (NEW.ns_entry, NEW.ew_entry) AND section_id = NEW.section_id AND contestant_id IS NULL
      AND version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
    UNION ALL
    SELECT 1 FROM entries
    WHERE id IN (NEW.ns_entry, NEW.ew_entry)
      AND NOT EXISTS (SELECT 1 FROM entry_contestants WHERE entry_id = entries.id)
    UNION ALL
    SELECT 1 FROM seatings
    WHERE section_id = NEW.section_id
      AND version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
      AND round = NEW.round AND table_number = NEW.table_number AND ns_absent + ew_absent > 0);

  SELECT RAISE(ABORT, 'a result is of pairs of its event')
  WHERE EXISTS (
    SELECT 1 FROM entries AS entry JOIN deal_sets AS deal_set ON deal_set.id = NEW.deal_set_id
    WHERE entry.id IN (NEW.ns_entry, NEW.ew_entry) AND entry.event_id <> deal_set.event_id);

  SELECT RAISE(ABORT, 'the schedule has no such line, or the change belongs to another session')
  WHERE NOT EXISTS (
    SELECT 1
    FROM sections AS section
      JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
      JOIN schedules AS schedule ON schedule.section_id = section.id
      JOIN seatings AS cell ON cell.section_id = section.id AND cell.version = schedule.version
        AND cell.round = NEW.round AND cell.table_number = NEW.table_number
    WHERE section.id = NEW.section_id AND section.deal_set_id = NEW.deal_set_id
      AND schedule.version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
      AND (NEW.slot_board IN (SELECT value FROM json_each(cell.boards))
        OR NEW.slot_board = NEW.board AND EXISTS (
          SELECT 1 FROM results AS moved
          WHERE moved.section_id = NEW.section_id AND moved.round = NEW.round AND moved.table_number = NEW.table_number
            AND moved.slot_board <> NEW.slot_board AND moved.board = NEW.board))
      AND NEW.board BETWEEN 1 AND schedule.boards);
END;

-- Who has had a board before is asked of every result too. Few contestants and few players sit under two numbers of
-- one event: only of these is it looked for. Entries of an event lie between its first and its last.
CREATE TRIGGER results_once_a_board BEFORE INSERT ON results
WHEN (NEW.kind NOT IN ('erased', 'notPlayed') OR NEW.ruling IS NOT NULL) AND (
  NEW.award_side IS NOT 'NS' AND EXISTS (
    SELECT 1 FROM results INDEXED BY results_ns_once
    WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board AND ns_entry = NEW.ew_entry AND next_version IS NULL
      AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'EW')
  OR NEW.award_side IS NOT 'EW' AND EXISTS (
    SELECT 1 FROM results INDEXED BY results_ew_once
    WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board AND ew_entry = NEW.ns_entry AND next_version IS NULL
      AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'NS')
  OR EXISTS (
    SELECT 1
    FROM entry_contestants AS own
      CROSS JOIN entry_contestants AS twin ON twin.contestant_id = own.contestant_id AND twin.entry_id <> own.entry_id
    WHERE own.entry_id = NEW.ns_entry)
  OR EXISTS (
    SELECT 1
    FROM entry_contestants AS own
      CROSS JOIN entry_contestants AS twin ON twin.contestant_id = own.contestant_id AND twin.entry_id <> own.entry_id
    WHERE own.entry_id = NEW.ew_entry)
  OR EXISTS (
    SELECT 1
    FROM (
      SELECT
        (SELECT min(id) FROM entries
         WHERE event_id = (SELECT event_id FROM deal_sets WHERE id = NEW.deal_set_id)) AS first,
        (SELECT max(id) FROM entries
         WHERE event_id = (SELECT event_id FROM deal_sets WHERE id = NEW.deal_set_id)) AS last
      LIMIT 1
    ) AS span
    WHERE EXISTS (
        SELECT 1 FROM entry_players AS own
        WHERE own.entry_id = NEW.ns_entry AND (
          EXISTS (
            SELECT 1 FROM entry_players
            WHERE first_player = own.first_player AND entry_id <> own.entry_id
              AND entry_id BETWEEN span.first AND span.last)
          OR EXISTS (
            SELECT 1 FROM entry_players
            WHERE first_player = own.second_player AND entry_id <> own.entry_id
              AND entry_id BETWEEN span.first AND span.last)
          OR EXISTS (
            SELECT 1 FROM entry_players
            WHERE second_player = own.first_player AND entry_id <> own.entry_id
              AND entry_id BETWEEN span.first AND span.last)
          OR EXISTS (
            SELECT 1 FROM entry_players
            WHERE second_player = own.second_player AND entry_id <> own.entry_id
              AND entry_id BETWEEN span.first AND span.last)))
      OR EXISTS (
        SELECT 1 FROM entry_players AS own
        WHERE own.entry_id = NEW.ew_entry AND (
          EXISTS (
            SELECT 1 FROM entry_players
            WHERE first_player = own.first_player AND entry_id <> own.entry_id
              AND entry_id BETWEEN span.first AND span.last)
          OR EXISTS (
            SELECT 1 FROM entry_players
            WHERE first_player = own.second_player AND entry_id <> own.entry_id
              AND entry_id BETWEEN span.first AND span.last)
          OR EXISTS (
            SELECT 1 FROM entry_players
            WHERE second_player = own.first_player AND entry_id <> own.entry_id
              AND entry_id BETWEEN span.first AND span.last)
          OR EXISTS (
            SELECT 1 FROM entry_players
            WHERE second_player = own.second_player AND entry_id <> own.entry_id
              AND entry_id BETWEEN span.first AND span.last)))))
BEGIN
  SELECT RAISE(ABORT, 'a player has two results on one board')
  WHERE EXISTS (
    SELECT 1
    FROM entry_players AS own
      CROSS JOIN deal_sets AS deal_set ON deal_set.id = NEW.deal_set_id
      CROSS JOIN entry_players AS theirs ON theirs.entry_id IN (
        SELECT entry_id FROM entry_players
        WHERE first_player IN (own.first_player, own.second_player)
          AND entry_id >= (SELECT min(id) FROM entries WHERE event_id = deal_set.event_id)
          AND entry_id <= (SELECT max(id) FROM entries WHERE event_id = deal_set.event_id)
        UNION
        SELECT entry_id FROM entry_players
        WHERE second_player IN (own.first_player, own.second_player)
          AND entry_id >= (SELECT min(id) FROM entries WHERE event_id = deal_set.event_id)
          AND entry_id <= (SELECT max(id) FROM entries WHERE event_id = deal_set.event_id))
    WHERE own.entry_id IN (NEW.ns_entry, NEW.ew_entry)
      AND own.version = (SELECT max(version) FROM entry_players WHERE entry_id = own.entry_id)
      AND theirs.entry_id <> own.entry_id
      AND (own.first_player IN (theirs.first_player, theirs.second_player)
        OR own.second_player IN (theirs.first_player, theirs.second_player))
      AND theirs.version = (SELECT max(version) FROM entry_players WHERE entry_id = theirs.entry_id)
      AND (own.entry_id = NEW.ns_entry AND NEW.award_side IS NOT 'EW'
        OR own.entry_id = NEW.ew_entry AND NEW.award_side IS NOT 'NS')
      AND (EXISTS (
          SELECT 1 FROM results INDEXED BY results_ns_once
          WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board AND ns_entry = theirs.entry_id
            AND next_version IS NULL AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL)
            AND award_side IS NOT 'EW')
        OR EXISTS (
          SELECT 1 FROM results INDEXED BY results_ew_once
          WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board AND ew_entry = theirs.entry_id
            AND next_version IS NULL AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL)
            AND award_side IS NOT 'NS')));

  SELECT RAISE(ABORT, 'a contestant has two results on one board')
  WHERE EXISTS (
    SELECT 1
    FROM entry_contestants AS own
      CROSS JOIN entry_contestants AS twin ON twin.contestant_id = own.contestant_id AND twin.entry_id <> own.entry_id
      CROSS JOIN results AS other ON other.deal_set_id = NEW.deal_set_id AND other.board = NEW.board
        AND other.next_version IS NULL AND (other.kind NOT IN ('erased', 'notPlayed') OR other.ruling IS NOT NULL)
        AND (other.ns_entry = twin.entry_id AND other.award_side IS NOT 'EW'
          OR other.ew_entry = twin.entry_id AND other.award_side IS NOT 'NS')
    WHERE own.entry_id IN (NEW.ns_entry, NEW.ew_entry)
      AND (own.entry_id = NEW.ns_entry AND NEW.award_side IS NOT 'EW'
        OR own.entry_id = NEW.ew_entry AND NEW.award_side IS NOT 'NS')
      AND (SELECT ranks FROM events WHERE id = (SELECT event_id FROM entries WHERE id = own.entry_id)) <> 'team');

  SELECT RAISE(ABORT, 'a pair has two results on one board')
  WHERE NEW.award_side IS NOT 'NS' AND EXISTS (
    SELECT 1 FROM results INDEXED BY results_ns_once
    WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board AND ns_entry = NEW.ew_entry AND next_version IS NULL
      AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'EW')
  OR NEW.award_side IS NOT 'EW' AND EXISTS (
    SELECT 1 FROM results INDEXED BY results_ew_once
    WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board AND ew_entry = NEW.ns_entry AND next_version IS NULL
      AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'NS');
END;
