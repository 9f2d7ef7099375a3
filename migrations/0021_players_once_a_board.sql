-- Whether a player has had a board before is asked of every result that is written. What else the player sits in is
-- found by the player, and not by all results of the board: a field of many clubs has thousands of these. Entries of
-- an event lie between its first and its last.

DROP TRIGGER results_player_once_a_board;

CREATE TRIGGER results_player_once_a_board BEFORE INSERT ON results
WHEN (NEW.kind NOT IN ('erased', 'notPlayed') OR NEW.ruling IS NOT NULL) AND EXISTS (
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
          AND award_side IS NOT 'NS')))
BEGIN
  SELECT RAISE(ABORT, 'a player has two results on one board');
END;
