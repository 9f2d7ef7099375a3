-- One SQLite file a club. Forward only. Every table is STRICT; a row that cannot be is refused here,
-- whatever the program above thinks of it. What happened is only ever added to.

-- 'ETUI': tells this file from any other SQLite database.
PRAGMA application_id = 1163154761;

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
  -- as it is searched: lower case, no accents, every word behind one space
  search_name TEXT NOT NULL CHECK (search_name GLOB ' ?*')
) STRICT;

CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  sample INTEGER NOT NULL DEFAULT 0 CHECK (sample IN (0, 1)),
  created_at TEXT NOT NULL CHECK (julianday(created_at) IS NOT NULL AND created_at GLOB '*T*Z')
) STRICT;
-- The sample is made once.
CREATE UNIQUE INDEX events_one_sample ON events (sample) WHERE sample = 1;

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL REFERENCES events (id),
  ordinal INTEGER NOT NULL CHECK (ordinal >= 1),
  -- local day and time of play
  date TEXT NOT NULL CHECK (date IS date(date)),
  start TEXT NOT NULL CHECK (start GLOB '[0-2][0-9]:[0-5][0-9]' AND start < '24'),
  minutes_per_board INTEGER NOT NULL CHECK (minutes_per_board BETWEEN 1 AND 60),
  minutes_to_move INTEGER NOT NULL CHECK (minutes_to_move BETWEEN 0 AND 60),
  -- the clock: it runs until clock_ends_at, or it stands with clock_seconds_left; neither before
  -- the first start and after the end
  clock_round INTEGER NOT NULL DEFAULT 0 CHECK (clock_round >= 0),
  clock_ends_at TEXT CHECK (julianday(clock_ends_at) IS NOT NULL AND clock_ends_at GLOB '*T*Z' OR clock_ends_at IS NULL),
  clock_seconds_left INTEGER CHECK (clock_seconds_left >= 0),
  UNIQUE (event_id, ordinal),
  CHECK (clock_ends_at IS NULL OR clock_seconds_left IS NULL),
  CHECK (clock_round > 0 OR (clock_ends_at IS NULL AND clock_seconds_left IS NULL))
) STRICT;

CREATE TABLE sections (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  letter TEXT NOT NULL CHECK (length(letter) BETWEEN 1 AND 3),
  -- the MovementSpec it was built from; the schedule below is what counts
  movement TEXT NOT NULL CHECK (json_valid(movement)),
  tables INTEGER NOT NULL CHECK (tables >= 1),
  rounds INTEGER NOT NULL CHECK (rounds >= 1),
  boards_per_round INTEGER NOT NULL CHECK (boards_per_round >= 1),
  -- boards in play, numbered from 1
  boards INTEGER NOT NULL CHECK (boards >= boards_per_round),
  winners INTEGER NOT NULL CHECK (winners IN (1, 2)),
  UNIQUE (session_id, letter)
) STRICT;

CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  section_id INTEGER NOT NULL REFERENCES sections (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  line TEXT CHECK (line IN ('NS', 'EW')),
  phantom INTEGER NOT NULL DEFAULT 0 CHECK (phantom IN (0, 1)),
  UNIQUE (section_id, number),
  -- lets the rows below insist on entries of their own section
  UNIQUE (section_id, id)
) STRICT;

CREATE TABLE entry_players (
  entry_id INTEGER NOT NULL REFERENCES entries (id),
  place INTEGER NOT NULL CHECK (place IN (1, 2)),
  player_id INTEGER NOT NULL REFERENCES players (id),
  PRIMARY KEY (entry_id, place),
  -- nobody is their own partner
  UNIQUE (entry_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entry_players_phantom_has_none BEFORE INSERT ON entry_players
WHEN (SELECT phantom FROM entries WHERE id = NEW.entry_id) = 1
BEGIN
  SELECT RAISE(ABORT, 'the phantom pair has no players');
END;

-- The schedule: what is expected. Boards first_board to first_board + boards_per_round - 1.
CREATE TABLE schedule_cells (
  section_id INTEGER NOT NULL REFERENCES sections (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  table_number INTEGER NOT NULL CHECK (table_number >= 1),
  ns_entry INTEGER NOT NULL,
  ew_entry INTEGER NOT NULL,
  first_board INTEGER NOT NULL CHECK (first_board >= 1),
  PRIMARY KEY (section_id, round, table_number),
  UNIQUE (section_id, round, ns_entry),
  UNIQUE (section_id, round, ew_entry),
  CHECK (ns_entry <> ew_entry),
  FOREIGN KEY (section_id, ns_entry) REFERENCES entries (section_id, id),
  FOREIGN KEY (section_id, ew_entry) REFERENCES entries (section_id, id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER schedule_cells_fit_the_section BEFORE INSERT ON schedule_cells
WHEN NOT EXISTS (
  SELECT 1 FROM sections
  WHERE id = NEW.section_id AND NEW.round <= rounds AND NEW.table_number <= tables
    AND NEW.first_board + boards_per_round - 1 <= boards)
BEGIN
  SELECT RAISE(ABORT, 'the section has no such round, table or boards');
END;

CREATE TRIGGER schedule_cells_one_seat_a_round BEFORE INSERT ON schedule_cells
WHEN EXISTS (
  SELECT 1 FROM schedule_cells
  WHERE section_id = NEW.section_id AND round = NEW.round
    AND (ns_entry = NEW.ew_entry OR ew_entry = NEW.ns_entry))
BEGIN
  SELECT RAISE(ABORT, 'a pair sits at two tables in one round');
END;

-- What the director did, one row an action: everything written by it points here.
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  kind TEXT NOT NULL CHECK (kind IN ('result', 'undo', 'names', 'clock', 'sample')),
  author TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z'),
  -- on an undo, the change it takes back
  undoes INTEGER UNIQUE REFERENCES changes (id),
  CHECK ((kind = 'undo') = (undoes IS NOT NULL))
) STRICT;
CREATE INDEX changes_by_session ON changes (session_id, id);

CREATE TRIGGER changes_undo_results_of_their_session BEFORE INSERT ON changes
WHEN NEW.undoes IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM changes WHERE id = NEW.undoes AND session_id = NEW.session_id AND kind = 'result')
BEGIN
  SELECT RAISE(ABORT, 'only a result of the same session can be taken back');
END;

CREATE TRIGGER changes_are_never_rewritten BEFORE UPDATE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never rewritten');
END;

CREATE TRIGGER changes_are_never_deleted BEFORE DELETE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never deleted');
END;

-- What happened: versions of results, only ever added to. (section, round, table, slot_board) is the line
-- of the traveller the schedule expects; board and entries are what was really played. Kind 'erased' is a
-- version that takes the result away.
-- next_version names the version that replaced this one and is empty on the current one. Because it must
-- exist when the transaction ends, every line that was ever written has exactly one current version.
CREATE TABLE results (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  section_id INTEGER NOT NULL,
  round INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  slot_board INTEGER NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 1),
  next_version INTEGER CHECK (next_version = version + 1),
  board INTEGER NOT NULL,
  ns_entry INTEGER NOT NULL,
  ew_entry INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('played', 'passedOut', 'score', 'award', 'notPlayed', 'erased')),
  level INTEGER CHECK (level BETWEEN 1 AND 7),
  strain TEXT CHECK (strain IN ('C', 'D', 'H', 'S', 'NT')),
  risk TEXT CHECK (risk IN ('', 'X', 'XX')),
  declarer TEXT CHECK (declarer IN ('N', 'E', 'S', 'W')),
  tricks INTEGER CHECK (tricks BETWEEN 0 AND 13),
  lead TEXT CHECK (lead GLOB '[CDHS][AKQJT2-9]'),
  -- signed from North-South; a grand slam redoubled thirteen down is worth 7600
  score INTEGER CHECK (score % 10 = 0 AND abs(score) <= 7600),
  award_ns REAL CHECK (award_ns BETWEEN 0 AND 100),
  award_ew REAL CHECK (award_ew BETWEEN 0 AND 100),
  typed TEXT NOT NULL DEFAULT '',
  UNIQUE (section_id, round, table_number, slot_board, version),
  CHECK (ns_entry <> ew_entry),
  CHECK ((kind = 'played') = (level IS NOT NULL)),
  CHECK ((kind = 'played') = (strain IS NOT NULL)),
  CHECK ((kind = 'played') = (risk IS NOT NULL)),
  CHECK ((kind = 'played') = (declarer IS NOT NULL)),
  CHECK ((kind = 'played') = (tricks IS NOT NULL)),
  CHECK (kind = 'played' OR lead IS NULL),
  CHECK ((kind IN ('played', 'passedOut', 'score')) = (score IS NOT NULL)),
  CHECK (score IS NULL OR (kind = 'passedOut') = (score = 0)),
  CHECK ((kind = 'award') = (award_ns IS NOT NULL)),
  CHECK ((kind = 'award') = (award_ew IS NOT NULL)),
  FOREIGN KEY (section_id, round, table_number) REFERENCES schedule_cells (section_id, round, table_number),
  FOREIGN KEY (section_id, ns_entry) REFERENCES entries (section_id, id),
  FOREIGN KEY (section_id, ew_entry) REFERENCES entries (section_id, id),
  FOREIGN KEY (section_id, round, table_number, slot_board, next_version)
    REFERENCES results (section_id, round, table_number, slot_board, version) DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE INDEX results_by_change ON results (change_id);

-- One current version a line, and no pair twice on a board in the same direction. A board recorded as
-- not played leaves its pairs free to play it elsewhere.
CREATE UNIQUE INDEX results_one_current ON results (section_id, round, table_number, slot_board)
  WHERE next_version IS NULL;
CREATE UNIQUE INDEX results_ns_once ON results (section_id, board, ns_entry)
  WHERE next_version IS NULL AND kind NOT IN ('erased', 'notPlayed');
CREATE UNIQUE INDEX results_ew_once ON results (section_id, board, ew_entry)
  WHERE next_version IS NULL AND kind NOT IN ('erased', 'notPlayed');

-- Nor in the other direction.
CREATE TRIGGER results_pair_once_a_board BEFORE INSERT ON results
WHEN NEW.kind NOT IN ('erased', 'notPlayed') AND EXISTS (
  SELECT 1 FROM results AS other
  WHERE other.section_id = NEW.section_id AND other.board = NEW.board
    AND other.next_version IS NULL AND other.kind NOT IN ('erased', 'notPlayed')
    AND (other.ns_entry = NEW.ew_entry OR other.ew_entry = NEW.ns_entry))
BEGIN
  SELECT RAISE(ABORT, 'a pair has two results on one board');
END;

CREATE TRIGGER results_fit_the_schedule BEFORE INSERT ON results
WHEN NOT EXISTS (
  SELECT 1
  FROM schedule_cells AS cell
    JOIN sections AS section ON section.id = cell.section_id
    JOIN changes AS change ON change.id = NEW.change_id AND change.session_id = section.session_id
  WHERE cell.section_id = NEW.section_id AND cell.round = NEW.round AND cell.table_number = NEW.table_number
    AND NEW.slot_board BETWEEN cell.first_board AND cell.first_board + section.boards_per_round - 1
    AND NEW.board BETWEEN 1 AND section.boards)
BEGIN
  SELECT RAISE(ABORT, 'the schedule has no such line, or the change belongs to another session');
END;

CREATE TRIGGER results_need_two_pairs BEFORE INSERT ON results
WHEN EXISTS (
  SELECT 1 FROM entries WHERE phantom = 1 AND id IN (NEW.ns_entry, NEW.ew_entry)
  UNION ALL
  SELECT 1 FROM schedule_cells AS cell JOIN entries AS entry ON entry.id IN (cell.ns_entry, cell.ew_entry)
  WHERE cell.section_id = NEW.section_id AND cell.round = NEW.round AND cell.table_number = NEW.table_number
    AND entry.phantom = 1)
BEGIN
  SELECT RAISE(ABORT, 'a pair that sits out has no result');
END;

CREATE TRIGGER results_count_their_versions BEFORE INSERT ON results
WHEN NEW.next_version IS NOT NULL OR NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM results
  WHERE section_id = NEW.section_id AND round = NEW.round AND table_number = NEW.table_number
    AND slot_board = NEW.slot_board)
BEGIN
  SELECT RAISE(ABORT, 'versions of a result count up by one, and the newest is current');
END;

CREATE TRIGGER results_are_never_overwritten BEFORE UPDATE OF
  id, change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind,
  level, strain, risk, declarer, tricks, lead, score, award_ns, award_ew, typed ON results
BEGIN
  SELECT RAISE(ABORT, 'a result is corrected by a new version, never overwritten');
END;

CREATE TRIGGER results_stay_replaced BEFORE UPDATE OF next_version ON results
WHEN OLD.next_version IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a replaced version never becomes current again');
END;

CREATE TRIGGER results_are_never_deleted BEFORE DELETE ON results
BEGIN
  SELECT RAISE(ABORT, 'a result is taken away by a new version, never deleted');
END;

-- The results as they stand now.
CREATE VIEW current_results AS
SELECT * FROM results WHERE next_version IS NULL AND kind <> 'erased';
