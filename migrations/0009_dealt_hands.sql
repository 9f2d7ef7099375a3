-- A deal has each of the 52 cards once: four hands of 13 cards, each with its spades, hearts, diamonds and clubs.

CREATE TRIGGER deals_have_every_card_once BEFORE INSERT ON deals
WHEN NEW.hands IS NOT NULL AND (
  (
    SELECT count(*)
    FROM json_each('["' || replace(substr(NEW.hands, 3), ' ', '","') || '"]') AS hand
    WHERE length(replace(hand.value, '.', '')) = 13 AND length(hand.value) = 16
  ) <> 4
  OR (
    SELECT count(DISTINCT suit.key || rank.value)
    FROM json_each('["' || replace(substr(NEW.hands, 3), ' ', '","') || '"]') AS hand,
      json_each('["' || replace(hand.value, '.', '","') || '"]') AS suit,
      json_each('["A","K","Q","J","T","9","8","7","6","5","4","3","2"]') AS rank
    WHERE instr(suit.value, rank.value) > 0
  ) <> 52)
BEGIN
  SELECT RAISE(ABORT, 'a deal has four hands of 13 cards, and each card once');
END;
