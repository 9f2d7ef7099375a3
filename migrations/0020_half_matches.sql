-- Half matches: three teams of an odd field meet within one round, each of them the two others over half of the boards.
-- Such a match ends in the round it begins in, and is read with a scale of its own.
ALTER TABLE matches ADD COLUMN is_half INTEGER NOT NULL DEFAULT 0 CHECK (is_half IN (0, 1));

CREATE TRIGGER matches_half_within_a_round BEFORE INSERT ON matches
WHEN NEW.is_half = 1 AND (NEW.last_round > NEW.round OR NEW.away IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'a half match is of two, within one round');
END;

DROP TRIGGER draw_matches_contestant_once_a_round;

-- A contestant has one match in a round, or two half matches against different opponents. In a triangle over two rounds
-- the same three meet two by two.
CREATE TRIGGER draw_matches_contestant_once_a_round BEFORE INSERT ON draw_matches
WHEN EXISTS (
  SELECT 1
  FROM draw_matches AS drawn
    JOIN matches AS other ON other.id = drawn.match_id AND other.round = other.last_round
    JOIN matches AS own ON own.id = NEW.match_id AND own.round = own.last_round
  WHERE drawn.stage_id = NEW.stage_id AND drawn.round = NEW.round AND drawn.version = NEW.version
    AND (other.home IN (own.home, own.away) OR other.away IN (own.home, own.away))
    AND (other.is_half + own.is_half < 2
      OR other.home IN (own.home, own.away) AND other.away IN (own.home, own.away)
      OR EXISTS (
        SELECT 1
        FROM draw_matches AS further JOIN matches AS third ON third.id = further.match_id AND third.id <> other.id
        WHERE further.stage_id = NEW.stage_id AND further.round = NEW.round AND further.version = NEW.version
          AND (other.home IN (own.home, own.away) AND other.home IN (third.home, third.away)
            OR other.away IN (own.home, own.away) AND other.away IN (third.home, third.away)))))
BEGIN
  SELECT RAISE(ABORT, 'a contestant is drawn twice in one round');
END;

-- Who plays two half matches sits at two tables in a round, one in each half of it. So the table of seats is made anew
-- without its two keys of one seat a side in a round, which a trigger keeps.
DROP VIEW current_seatings;
CREATE TABLE seatings_before AS SELECT * FROM seatings;
DROP TABLE seatings;

CREATE TABLE seatings (
  section_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  round INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  ns_entry INTEGER REFERENCES entries (id),
  ew_entry INTEGER REFERENCES entries (id),
  ns_absent INTEGER NOT NULL CHECK (ns_absent IN (0, 1)),
  ew_absent INTEGER NOT NULL CHECK (ew_absent IN (0, 1)),
  boards TEXT NOT NULL CHECK (json_valid(boards) AND json_type(boards) = 'array' AND json_array_length(boards) >= 1),
  match_id INTEGER REFERENCES matches (id),
  segment INTEGER CHECK (segment >= 1),
  -- 1 open, 2 closed
  room INTEGER CHECK (room IN (1, 2)),
  PRIMARY KEY (section_id, version, round, table_number),
  CHECK (ns_entry <> ew_entry),
  CHECK (ns_entry IS NOT NULL OR ns_absent = 1),
  CHECK (ew_entry IS NOT NULL OR ew_absent = 1),
  CHECK (match_id IS NOT NULL OR segment IS NULL AND room IS NULL),
  FOREIGN KEY (section_id, version) REFERENCES schedules (section_id, version),
  FOREIGN KEY (section_id, round, table_number) REFERENCES schedule_cells (section_id, round, table_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX seatings_by_ns ON seatings (section_id, version, round, ns_entry);
CREATE INDEX seatings_by_ew ON seatings (section_id, version, round, ew_entry);

INSERT INTO seatings SELECT * FROM seatings_before;
DROP TABLE seatings_before;

CREATE VIEW current_seatings AS
SELECT seating.* FROM current_schedules AS newest
  JOIN seatings AS seating ON seating.section_id = newest.section_id AND seating.version = newest.version;

CREATE TRIGGER seatings_fit_the_schedule BEFORE INSERT ON seatings
WHEN NOT EXISTS (
  SELECT 1 FROM schedules
  WHERE section_id = NEW.section_id AND version = NEW.version AND NEW.round <= rounds
    AND (NEW.table_number <= tables OR tables = 0)
    AND NOT EXISTS (
      SELECT 1 FROM json_each(NEW.boards) AS board
      WHERE board.type <> 'integer' OR board.value NOT BETWEEN 1 AND schedules.boards))
  OR (SELECT count(DISTINCT value) < count(*) FROM json_each(NEW.boards))
BEGIN
  SELECT RAISE(ABORT, 'the schedule has no such round, table or boards');
END;

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

CREATE TRIGGER seatings_are_of_numbers BEFORE INSERT ON seatings
WHEN EXISTS (
  SELECT 1 FROM entries AS entry
  WHERE entry.id IN (NEW.ns_entry, NEW.ew_entry)
    AND NOT EXISTS (
      SELECT 1 FROM section_numbers
      WHERE entry_id = entry.id AND section_id = NEW.section_id AND version = NEW.version)
    AND NOT EXISTS (
      SELECT 1
      FROM entry_contestants AS own
        JOIN section_numbers AS number ON number.section_id = NEW.section_id AND number.version = NEW.version
          AND number.contestant_id = own.contestant_id
      WHERE own.entry_id = entry.id))
BEGIN
  SELECT RAISE(ABORT, 'whoever sits in a section has a number in it');
END;

CREATE TRIGGER seatings_of_phantoms_are_absent BEFORE INSERT ON seatings
WHEN NEW.ns_absent = 0 AND NOT EXISTS (SELECT 1 FROM entry_contestants WHERE entry_id = NEW.ns_entry)
  OR NEW.ew_absent = 0 AND NOT EXISTS (SELECT 1 FROM entry_contestants WHERE entry_id = NEW.ew_entry)
BEGIN
  SELECT RAISE(ABORT, 'nobody plays under the number of a phantom');
END;

-- A pair has one seat in a round, or one in each of two half matches, in the same direction.
CREATE TRIGGER seatings_one_seat_a_round BEFORE INSERT ON seatings
WHEN EXISTS (
  SELECT 1 FROM seatings
  WHERE section_id = NEW.section_id AND version = NEW.version AND round = NEW.round AND ns_entry = NEW.ew_entry)
  OR EXISTS (
  SELECT 1 FROM seatings
  WHERE section_id = NEW.section_id AND version = NEW.version AND round = NEW.round AND ew_entry = NEW.ns_entry)
  OR EXISTS (
  SELECT 1
  FROM seatings AS other
    LEFT JOIN matches AS theirs ON theirs.id = other.match_id
    LEFT JOIN matches AS own ON own.id = NEW.match_id
  WHERE other.section_id = NEW.section_id AND other.version = NEW.version AND other.round = NEW.round
    AND other.ns_entry = NEW.ns_entry
    AND (coalesce(theirs.is_half, 0) + coalesce(own.is_half, 0) < 2 OR theirs.id = own.id))
  OR EXISTS (
  SELECT 1
  FROM seatings AS other
    LEFT JOIN matches AS theirs ON theirs.id = other.match_id
    LEFT JOIN matches AS own ON own.id = NEW.match_id
  WHERE other.section_id = NEW.section_id AND other.version = NEW.version AND other.round = NEW.round
    AND other.ew_entry = NEW.ew_entry
    AND (coalesce(theirs.is_half, 0) + coalesce(own.is_half, 0) < 2 OR theirs.id = own.id))
BEGIN
  SELECT RAISE(ABORT, 'a pair sits at two tables in one round');
END;

-- The pairs of a team sit at several tables; anybody else has one seat, in whatever partnership.
CREATE TRIGGER seatings_one_seat_a_contestant BEFORE INSERT ON seatings
WHEN EXISTS (
  SELECT 1
  FROM entry_contestants AS own
    CROSS JOIN entry_contestants AS twin ON twin.contestant_id = own.contestant_id AND twin.entry_id <> own.entry_id
  WHERE own.entry_id IN (NEW.ns_entry, NEW.ew_entry)
    AND (SELECT ranks FROM events WHERE id = (SELECT event_id FROM entries WHERE id = own.entry_id)) <> 'team'
    AND (twin.entry_id IN (NEW.ns_entry, NEW.ew_entry)
      OR EXISTS (
        SELECT 1 FROM seatings
        WHERE section_id = NEW.section_id AND version = NEW.version AND round = NEW.round AND ns_entry = twin.entry_id)
      OR EXISTS (
        SELECT 1 FROM seatings
        WHERE section_id = NEW.section_id AND version = NEW.version AND round = NEW.round
          AND ew_entry = twin.entry_id)))
BEGIN
  SELECT RAISE(ABORT, 'a contestant sits at two tables in one round');
END;

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

CREATE TRIGGER seatings_are_never_overwritten BEFORE UPDATE ON seatings
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never overwritten');
END;

CREATE TRIGGER seatings_are_never_deleted BEFORE DELETE ON seatings
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never deleted');
END;
