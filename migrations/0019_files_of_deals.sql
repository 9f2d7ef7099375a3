-- The name of the file that deals came from may be that of somebody who is to be forgotten: it may be emptied. Nothing
-- else of a deal is overwritten; tricks and par may be worked out at any time.

DROP TRIGGER deals_are_never_overwritten;
CREATE TRIGGER deals_are_never_overwritten BEFORE UPDATE ON deals
WHEN NEW.source <> '' AND NEW.source <> OLD.source OR NEW.deal_set_id <> OLD.deal_set_id OR NEW.number <> OLD.number
  OR NEW.version <> OLD.version OR NEW.change_id <> OLD.change_id OR NEW.hands IS NOT OLD.hands
BEGIN
  SELECT RAISE(ABORT, 'a deal is changed by a new version, never overwritten');
END;
