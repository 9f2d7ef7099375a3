-- One SQLite file a club; the same tables hold one event in a file of its own. Later steps only add. Every table is
-- STRICT. A row that cannot be is refused here, whatever the program above does. What happened is only ever added to:
-- `version` counts the versions of a row from 1, `change_id` is the change that wrote it, and the newest version
-- counts. JSON holds no row id and no name, so that ids can be mapped and names forgotten.

-- 'Etui': tells this file from any other SQLite database, and from files of Etui before its first release.
PRAGMA application_id = 1165260137;

--------------------------------------------------------------------------------------------------------------- players

-- Names stand here, in player_history and in a team's name, and nowhere else. Two players may have one name.
CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  gid BLOB NOT NULL UNIQUE DEFAULT (randomblob(16)) CHECK (length(gid) = 16),
  -- empty once forgotten
  name TEXT NOT NULL,
  -- the name as it is searched: lower case, no accents, every word behind one space
  search_name TEXT NOT NULL,
  member INTEGER NOT NULL DEFAULT 0 CHECK (member IN (0, 1)),
  -- 0 is A, the highest
  stratum INTEGER CHECK (stratum BETWEEN 0 AND 5),
  -- hundredths of a percent
  handicap INTEGER CHECK (handicap BETWEEN -1000000 AND 1000000),
  -- the player this one turned out to be
  same_as INTEGER REFERENCES players (id) CHECK (same_as <> id),
  forgotten_at TEXT CHECK (julianday(forgotten_at) IS NOT NULL AND forgotten_at GLOB '*T*Z' OR forgotten_at IS NULL),
  CHECK (forgotten_at IS NULL AND trim(name) <> '' AND search_name GLOB ' ?*'
    OR forgotten_at IS NOT NULL AND name = '' AND search_name = '' AND member = 0)
) STRICT;
CREATE INDEX players_by_name ON players (name);
CREATE INDEX players_by_same ON players (same_as) WHERE same_as IS NOT NULL;

CREATE TABLE player_numbers (
  federation TEXT NOT NULL CHECK (trim(federation) <> ''),
  number TEXT NOT NULL CHECK (trim(number) <> ''),
  player_id INTEGER NOT NULL REFERENCES players (id),
  PRIMARY KEY (federation, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_numbers_by_player ON player_numbers (player_id);

-------------------------------------------------------------------------------------------------------------- events

-- Who is ranked in the event: pairs, teams, or each player.
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  gid BLOB NOT NULL UNIQUE DEFAULT (randomblob(16)) CHECK (length(gid) = 16),
  ranks TEXT NOT NULL CHECK (ranks IN ('pair', 'team', 'player')),
  sample INTEGER NOT NULL DEFAULT 0 CHECK (sample IN (0, 1))
) STRICT;
-- The sample is made once.
CREATE UNIQUE INDEX events_one_sample ON events (sample) WHERE sample = 1;

CREATE TRIGGER events_are_never_altered BEFORE UPDATE ON events
BEGIN
  SELECT RAISE(ABORT, 'an event stays what it is');
END;

CREATE TRIGGER events_stay BEFORE DELETE ON events
BEGIN
  SELECT RAISE(ABORT, 'an event stays');
END;

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL REFERENCES events (id),
  ordinal INTEGER NOT NULL CHECK (ordinal >= 1),
  -- local day and time of play
  date TEXT NOT NULL CHECK (date IS date(date)),
  start TEXT NOT NULL CHECK (start GLOB '[0-2][0-9]:[0-5][0-9]' AND start < '24'),
  minutes_per_board INTEGER NOT NULL CHECK (minutes_per_board BETWEEN 1 AND 60),
  minutes_to_move INTEGER NOT NULL CHECK (minutes_to_move BETWEEN 0 AND 60),
  -- The clock runs until clock_ends_at, or it stands with clock_seconds_left; neither before the first start and
  -- after the end. In a break clock_round is the round that comes after it.
  clock_round INTEGER NOT NULL DEFAULT 0 CHECK (clock_round >= 0),
  clock_break INTEGER NOT NULL DEFAULT 0 CHECK (clock_break IN (0, 1) AND (clock_break = 0 OR clock_round >= 2)),
  clock_ends_at TEXT CHECK (
    julianday(clock_ends_at) IS NOT NULL AND clock_ends_at GLOB '*T*Z' OR clock_ends_at IS NULL),
  clock_seconds_left INTEGER CHECK (clock_seconds_left >= 0),
  UNIQUE (event_id, ordinal),
  UNIQUE (event_id, id),
  CHECK (clock_ends_at IS NULL OR clock_seconds_left IS NULL),
  CHECK (clock_round > 0 OR (clock_ends_at IS NULL AND clock_seconds_left IS NULL))
) STRICT;

CREATE TRIGGER sessions_are_never_altered BEFORE UPDATE OF id, event_id, ordinal ON sessions
BEGIN
  SELECT RAISE(ABORT, 'a session stays what it is');
END;

CREATE TRIGGER sessions_stay BEFORE DELETE ON sessions
BEGIN
  SELECT RAISE(ABORT, 'a session stays');
END;

-- Breaks of the whole room. They and the clock say what is, and are no record of what was.
CREATE TABLE breaks (
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  after_round INTEGER NOT NULL CHECK (after_round >= 1),
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 240),
  PRIMARY KEY (session_id, after_round)
) STRICT, WITHOUT ROWID;

------------------------------------------------------------------------------------------------------------- changes

-- What was done, one row an action: everything written by it points here. A change is of a session, of an event, or
-- of the club.
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  gid BLOB NOT NULL UNIQUE DEFAULT (randomblob(16)) CHECK (length(gid) = 16),
  event_id INTEGER REFERENCES events (id),
  session_id INTEGER,
  kind TEXT NOT NULL
    CHECK (kind IN (
      'event', 'sample', 'import', 'clock', 'undo', 'redo',
      'result', 'names', 'scoring', 'penalty', 'schedule', 'terms', 'datum', 'publication', 'review',
      'details', 'stage', 'draw', 'match', 'deals',
      'deletion', 'members', 'season', 'settings', 'sheet')),
  -- what it is about, an undo and a redo too; empty where it can't be taken back
  subject TEXT
    CHECK (subject IN (
      'result', 'names', 'scoring', 'penalty', 'schedule', 'terms', 'datum', 'publication', 'review',
      'details', 'stage', 'draw', 'match', 'deals',
      'deletion', 'members', 'season', 'settings', 'sheet')),
  author TEXT NOT NULL CHECK (trim(author) <> ''),
  reason TEXT NOT NULL DEFAULT '',
  -- the client's own id of what it asked for: asked again, it is not done again
  request TEXT CHECK (length(request) BETWEEN 1 AND 64),
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z'),
  -- on an undo, the change it takes back; on a redo, the undo
  undoes INTEGER REFERENCES changes (id),
  FOREIGN KEY (event_id, session_id) REFERENCES sessions (event_id, id),
  CHECK (session_id IS NULL OR event_id IS NOT NULL),
  CHECK ((event_id IS NULL) = (coalesce(subject, kind) IN ('deletion', 'members', 'season', 'settings', 'sheet'))),
  CHECK ((kind IN ('undo', 'redo')) = (undoes IS NOT NULL)),
  CHECK (kind NOT IN ('undo', 'redo') OR subject IS NOT NULL),
  CHECK (kind IN ('undo', 'redo') OR subject IS NULL OR subject = kind)
) STRICT;
CREATE INDEX changes_by_session ON changes (session_id, id);
CREATE INDEX changes_by_event ON changes (event_id, id);
CREATE UNIQUE INDEX changes_by_request ON changes (request) WHERE request IS NOT NULL;
CREATE UNIQUE INDEX changes_by_undoes ON changes (undoes) WHERE undoes IS NOT NULL;

-- An event has one stack of changes to take back, whatever their session, and the club has one.
CREATE TRIGGER changes_are_undone_newest_first BEFORE INSERT ON changes
WHEN NEW.kind = 'undo' AND NEW.undoes IS NOT NULL AND NEW.undoes IS NOT (
  SELECT id FROM changes AS done
  WHERE event_id IS NEW.event_id AND kind <> 'undo' AND subject IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = done.id)
  ORDER BY id DESC LIMIT 1)
BEGIN
  SELECT RAISE(ABORT, 'only the newest change of an event that stands can be taken back');
END;

CREATE TRIGGER changes_are_redone_newest_first BEFORE INSERT ON changes
WHEN NEW.kind = 'redo' AND NEW.undoes IS NOT NULL AND NEW.undoes IS NOT (
  SELECT id FROM changes AS undo
  WHERE event_id IS NEW.event_id AND kind = 'undo'
    AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = undo.id)
    AND NOT EXISTS (
      SELECT 1 FROM changes
      WHERE event_id IS NEW.event_id AND id > undo.id AND kind NOT IN ('undo', 'redo') AND subject IS NOT NULL)
  ORDER BY id DESC LIMIT 1)
BEGIN
  SELECT RAISE(ABORT, 'only the newest undo of an event can be taken back, until something else is changed');
END;

CREATE TRIGGER changes_keep_their_subject BEFORE INSERT ON changes
WHEN NEW.undoes IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM changes WHERE id = NEW.undoes AND subject IS NEW.subject AND session_id IS NEW.session_id)
BEGIN
  SELECT RAISE(ABORT, 'an undo is about what it takes back');
END;

-- A reason may name somebody who is to be forgotten: it may be emptied.
CREATE TRIGGER changes_are_never_rewritten BEFORE UPDATE ON changes
WHEN NEW.reason <> '' OR NEW.id <> OLD.id OR NEW.gid <> OLD.gid OR NEW.event_id IS NOT OLD.event_id
  OR NEW.session_id IS NOT OLD.session_id OR NEW.kind <> OLD.kind OR NEW.subject IS NOT OLD.subject
  OR NEW.author <> OLD.author OR NEW.request IS NOT OLD.request OR NEW.at <> OLD.at OR NEW.undoes IS NOT OLD.undoes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never rewritten');
END;

CREATE TRIGGER changes_are_never_deleted BEFORE DELETE ON changes
BEGIN
  SELECT RAISE(ABORT, 'what was done is never deleted');
END;

-- A setting of the club, as JSON.
CREATE TABLE settings (
  key TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  value TEXT NOT NULL CHECK (json_valid(value)),
  PRIMARY KEY (key, version),
  UNIQUE (change_id, key)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER settings_count_their_versions BEFORE INSERT ON settings
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM settings WHERE key = NEW.key)
BEGIN
  SELECT RAISE(ABORT, 'versions of a setting count up by one');
END;

CREATE TRIGGER settings_are_of_their_change BEFORE INSERT ON settings
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND subject = 'settings')
BEGIN
  SELECT RAISE(ABORT, 'a setting is changed by a change of the settings');
END;

CREATE TRIGGER settings_are_never_overwritten BEFORE UPDATE ON settings
BEGIN
  SELECT RAISE(ABORT, 'a setting is changed by a new version, never overwritten');
END;

CREATE TRIGGER settings_are_never_deleted BEFORE DELETE ON settings
BEGIN
  SELECT RAISE(ABORT, 'a setting is changed by a new version, never deleted');
END;

-- What a player was before a change. It goes when the player is forgotten.
CREATE TABLE player_history (
  player_id INTEGER NOT NULL REFERENCES players (id),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  member INTEGER NOT NULL CHECK (member IN (0, 1)),
  stratum INTEGER CHECK (stratum BETWEEN 0 AND 5),
  handicap INTEGER CHECK (handicap BETWEEN -1000000 AND 1000000),
  same_as INTEGER REFERENCES players (id),
  -- the numbers by federation, as JSON: {"FFB": "1234567"}
  numbers TEXT NOT NULL DEFAULT '{}' CHECK (json_type(numbers) = 'object'),
  PRIMARY KEY (player_id, change_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_history_by_change ON player_history (change_id);

CREATE TRIGGER player_history_is_of_players_not_forgotten BEFORE INSERT ON player_history
WHEN EXISTS (SELECT 1 FROM players WHERE id = NEW.player_id AND forgotten_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'a forgotten player has no history');
END;

CREATE TRIGGER player_history_is_never_overwritten BEFORE UPDATE ON player_history
BEGIN
  SELECT RAISE(ABORT, 'what a player was is never overwritten');
END;

CREATE TRIGGER player_history_is_never_deleted BEFORE DELETE ON player_history
WHEN EXISTS (SELECT 1 FROM players WHERE id = OLD.player_id AND forgotten_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'what a player was is never deleted, unless the player is forgotten');
END;

CREATE TRIGGER player_numbers_are_of_players_not_forgotten BEFORE INSERT ON player_numbers
WHEN EXISTS (SELECT 1 FROM players WHERE id = NEW.player_id AND forgotten_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'a forgotten player has no number');
END;

CREATE TRIGGER players_keep_their_gid BEFORE UPDATE OF id, gid ON players
WHEN NEW.id <> OLD.id OR NEW.gid <> OLD.gid
BEGIN
  SELECT RAISE(ABORT, 'a player keeps the global id');
END;

CREATE TRIGGER players_keep_their_history BEFORE UPDATE OF name, member, stratum, handicap, same_as ON players
WHEN NEW.forgotten_at IS NULL
  AND (NEW.name <> OLD.name OR NEW.member <> OLD.member OR NEW.stratum IS NOT OLD.stratum
    OR NEW.handicap IS NOT OLD.handicap OR NEW.same_as IS NOT OLD.same_as)
  AND NOT EXISTS (
    SELECT 1 FROM player_history AS before
    WHERE before.player_id = OLD.id AND before.name = OLD.name AND before.member = OLD.member
      AND before.stratum IS OLD.stratum AND before.handicap IS OLD.handicap AND before.same_as IS OLD.same_as)
BEGIN
  SELECT RAISE(ABORT, 'what a player was is written down before it is changed');
END;

-- Whoever turned out to be another is that one directly.
CREATE TRIGGER players_are_the_same_directly BEFORE UPDATE OF same_as ON players
WHEN NEW.same_as IS NOT NULL
  AND EXISTS (SELECT 1 FROM players WHERE same_as = NEW.id OR id = NEW.same_as AND same_as IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'a player is the same as one who is not another in turn');
END;

-- The players under the name they are known by now.
CREATE VIEW known_players AS
SELECT player.id, coalesce(other.name, player.name) AS name
FROM players AS player LEFT JOIN players AS other ON other.id = player.same_as;

CREATE TRIGGER players_stay_forgotten BEFORE UPDATE ON players
WHEN OLD.forgotten_at IS NOT NULL AND (NEW.forgotten_at IS NULL OR NEW.name <> '' OR NEW.member <> 0)
BEGIN
  SELECT RAISE(ABORT, 'a player who was forgotten stays forgotten');
END;

CREATE TRIGGER players_are_forgotten_whole AFTER UPDATE OF forgotten_at ON players
WHEN NEW.forgotten_at IS NOT NULL
BEGIN
  DELETE FROM player_numbers WHERE player_id = NEW.id;
  DELETE FROM player_history WHERE player_id = NEW.id;
END;

-- Who was never a member and whom no row refers to may be removed; the references refuse all others.
CREATE TRIGGER players_who_are_members_stay BEFORE DELETE ON players
WHEN OLD.member = 1 OR OLD.forgotten_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a member, and whoever was forgotten, stays in the list of players');
END;

CREATE TABLE event_details (
  event_id INTEGER NOT NULL REFERENCES events (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1)),
  PRIMARY KEY (event_id, version),
  UNIQUE (change_id, event_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER event_details_count_their_versions BEFORE INSERT ON event_details
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM event_details WHERE event_id = NEW.event_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of the details of an event count up by one');
END;

CREATE TRIGGER event_details_are_of_their_change BEFORE INSERT ON event_details
WHEN NOT EXISTS (
  SELECT 1 FROM changes
  WHERE id = NEW.change_id
    AND (subject = 'deletion' OR event_id = NEW.event_id AND coalesce(subject, kind) IN ('event', 'import', 'details')))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another event, or is of another kind');
END;

CREATE TRIGGER event_details_are_never_overwritten BEFORE UPDATE ON event_details
BEGIN
  SELECT RAISE(ABORT, 'the details of an event are changed by a new version, never overwritten');
END;

CREATE TRIGGER event_details_are_never_deleted BEFORE DELETE ON event_details
BEGIN
  SELECT RAISE(ABORT, 'the details of an event are changed by a new version, never deleted');
END;

-- The events as they stand now.
CREATE VIEW current_events AS
SELECT event.id, event.gid, event.ranks, event.sample, details.name
FROM events AS event JOIN event_details AS details ON details.event_id = event.id
WHERE details.version = (SELECT max(version) FROM event_details WHERE event_id = event.id) AND details.deleted = 0;

--------------------------------------------------------------------------------------------- contestants and entries

-- Who is ranked, numbered within the event: a pair, a team, a player.
CREATE TABLE contestants (
  id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL REFERENCES events (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  UNIQUE (event_id, number),
  UNIQUE (event_id, id)
) STRICT;

CREATE TRIGGER contestants_are_never_altered BEFORE UPDATE ON contestants
BEGIN
  SELECT RAISE(ABORT, 'a contestant stays what it is');
END;

CREATE TRIGGER contestants_stay BEFORE DELETE ON contestants
BEGIN
  SELECT RAISE(ABORT, 'a contestant stays');
END;

-- A team's name, and how another program numbers the contestant; the roster of a version follows below.
CREATE TABLE contestant_details (
  contestant_id INTEGER NOT NULL REFERENCES contestants (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  name TEXT CHECK (trim(name) <> ''),
  label TEXT CHECK (trim(label) <> ''),
  PRIMARY KEY (contestant_id, version),
  UNIQUE (change_id, contestant_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE contestant_players (
  contestant_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  PRIMARY KEY (contestant_id, version, player_id),
  FOREIGN KEY (contestant_id, version) REFERENCES contestant_details (contestant_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX contestant_players_by_player ON contestant_players (player_id);

CREATE TRIGGER contestant_details_count_their_versions BEFORE INSERT ON contestant_details
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM contestant_details WHERE contestant_id = NEW.contestant_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of the details of a contestant count up by one');
END;

CREATE TRIGGER contestant_details_are_of_their_event BEFORE INSERT ON contestant_details
WHEN NOT EXISTS (
  SELECT 1 FROM contestants AS contestant JOIN changes AS change ON change.event_id = contestant.event_id
  WHERE contestant.id = NEW.contestant_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('event', 'sample', 'import', 'names'))
BEGIN
  SELECT RAISE(ABORT, 'the details are of a contestant of their event, by a change of names');
END;

CREATE TRIGGER contestant_details_are_never_overwritten BEFORE UPDATE ON contestant_details
WHEN NEW.name IS NOT NULL OR NEW.contestant_id <> OLD.contestant_id OR NEW.version <> OLD.version
  OR NEW.change_id <> OLD.change_id OR NEW.label IS NOT OLD.label
BEGIN
  SELECT RAISE(ABORT, 'the details of a contestant are changed by a new version, never overwritten');
END;

CREATE TRIGGER contestant_details_are_never_deleted BEFORE DELETE ON contestant_details
BEGIN
  SELECT RAISE(ABORT, 'the details of a contestant are changed by a new version, never deleted');
END;

CREATE TRIGGER contestant_players_are_never_overwritten BEFORE UPDATE ON contestant_players
BEGIN
  SELECT RAISE(ABORT, 'a roster is changed by a new version, never overwritten');
END;

CREATE TRIGGER contestant_players_are_never_deleted BEFORE DELETE ON contestant_players
BEGIN
  SELECT RAISE(ABORT, 'a roster is changed by a new version, never deleted');
END;

-- What sits on one side of a table: a partnership. One without a contestant keeps a number that nobody plays under.
CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL REFERENCES events (id),
  UNIQUE (event_id, id)
) STRICT;

CREATE TRIGGER entries_are_never_altered BEFORE UPDATE ON entries
BEGIN
  SELECT RAISE(ABORT, 'a partnership stays what it is');
END;

CREATE TRIGGER entries_stay BEFORE DELETE ON entries
BEGIN
  SELECT RAISE(ABORT, 'a partnership stays');
END;

-- Whose partnership it is: one contestant's; in an individual two players'.
CREATE TABLE entry_contestants (
  entry_id INTEGER NOT NULL REFERENCES entries (id),
  place INTEGER NOT NULL CHECK (place IN (1, 2)),
  contestant_id INTEGER NOT NULL REFERENCES contestants (id),
  PRIMARY KEY (entry_id, place),
  UNIQUE (contestant_id, entry_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entry_contestants_are_of_their_event BEFORE INSERT ON entry_contestants
WHEN NOT EXISTS (
  SELECT 1
  FROM entries AS entry
    JOIN contestants AS contestant ON contestant.id = NEW.contestant_id AND contestant.event_id = entry.event_id
    JOIN events AS event ON event.id = entry.event_id
  WHERE entry.id = NEW.entry_id AND (NEW.place = 1 OR event.ranks = 'player'))
BEGIN
  SELECT RAISE(ABORT, 'a partnership is of one contestant of its event, or of two players in an individual');
END;

CREATE TRIGGER entry_contestants_are_never_overwritten BEFORE UPDATE ON entry_contestants
BEGIN
  SELECT RAISE(ABORT, 'a partnership stays that of its contestant');
END;

CREATE TRIGGER entry_contestants_are_never_deleted BEFORE DELETE ON entry_contestants
BEGIN
  SELECT RAISE(ABORT, 'a partnership stays that of its contestant');
END;

-- Who plays in a partnership, North or East first; empty where a player is not known.
CREATE TABLE entry_players (
  entry_id INTEGER NOT NULL REFERENCES entries (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  first_player INTEGER REFERENCES players (id),
  second_player INTEGER REFERENCES players (id),
  PRIMARY KEY (entry_id, version),
  UNIQUE (change_id, entry_id),
  -- nobody is their own partner
  CONSTRAINT entry_players_are_two CHECK (first_player <> second_player)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_players_by_first ON entry_players (first_player);
CREATE INDEX entry_players_by_second ON entry_players (second_player);

CREATE TRIGGER entry_players_count_their_versions BEFORE INSERT ON entry_players
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM entry_players WHERE entry_id = NEW.entry_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of names count up by one');
END;

CREATE TRIGGER entry_players_are_of_their_event BEFORE INSERT ON entry_players
WHEN NOT EXISTS (
  SELECT 1 FROM entries AS entry JOIN changes AS change ON change.event_id = entry.event_id
  WHERE entry.id = NEW.entry_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('event', 'sample', 'import', 'names', 'schedule'))
BEGIN
  SELECT RAISE(ABORT, 'names are of a pair of their event, by a change of it');
END;

CREATE TRIGGER entry_players_phantom_has_none BEFORE INSERT ON entry_players
WHEN coalesce(NEW.first_player, NEW.second_player) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM entry_contestants WHERE entry_id = NEW.entry_id)
BEGIN
  SELECT RAISE(ABORT, 'the phantom pair has no players');
END;

CREATE TRIGGER entry_players_are_never_overwritten BEFORE UPDATE ON entry_players
BEGIN
  SELECT RAISE(ABORT, 'names are changed by a new version, never overwritten');
END;

CREATE TRIGGER entry_players_are_never_deleted BEFORE DELETE ON entry_players
BEGIN
  SELECT RAISE(ABORT, 'names are changed by a new version, never deleted');
END;

-- The partnerships as they stand now.
CREATE VIEW current_entry_players AS
SELECT * FROM entry_players AS newest
WHERE version = (SELECT max(version) FROM entry_players WHERE entry_id = newest.entry_id);

--------------------------------------------------------------------------------------------------------------- stages

-- A part of an event that is ranked by itself. 'given' has rankings and no results.
CREATE TABLE stages (
  id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL REFERENCES events (id),
  ordinal INTEGER NOT NULL CHECK (ordinal >= 1),
  form TEXT NOT NULL CHECK (form IN ('movement', 'round-robin', 'swiss', 'knockout', 'given')),
  UNIQUE (event_id, ordinal),
  UNIQUE (event_id, id)
) STRICT;

CREATE TRIGGER stages_are_never_altered BEFORE UPDATE ON stages
BEGIN
  SELECT RAISE(ABORT, 'a stage stays what it is');
END;

CREATE TRIGGER stages_stay BEFORE DELETE ON stages
BEGIN
  SELECT RAISE(ABORT, 'a stage stays');
END;

-- How a stage is scored and ranked, whole, as JSON: method, preset, regulation, fields (what of several sections is
-- one field), handicaps (the unit), and by the form of the stage comparison, unit, scale, ties, draw, carry. The
-- regulation is a value, so that a later program with other presets scores an old event as it was.
CREATE TABLE stage_rules (
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  rules TEXT NOT NULL CHECK (json_type(rules) = 'object'),
  PRIMARY KEY (stage_id, version),
  UNIQUE (change_id, stage_id),
  CHECK (coalesce(rules ->> '$.method' IN ('matchpoints', 'cross-imps', 'butler', 'fixed-datum', 'board-a-match'), 0)),
  CHECK (coalesce(trim(rules ->> '$.preset') <> '', 0)),
  CHECK (coalesce(json_type(rules, '$.regulation.code') = 'text', 0)),
  CHECK (coalesce(rules ->> '$.fields' IN ('all', 'section'), 0)),
  CHECK (coalesce(rules ->> '$.handicaps', 'percent') IN ('percent', 'points'))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER stage_rules_count_their_versions BEFORE INSERT ON stage_rules
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM stage_rules WHERE stage_id = NEW.stage_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of the rules of a stage count up by one');
END;

CREATE TRIGGER stage_rules_are_of_their_change BEFORE INSERT ON stage_rules
WHEN NOT EXISTS (
  SELECT 1 FROM stages AS stage JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('event', 'import', 'scoring', 'terms', 'stage'))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another event, or is of another kind');
END;

CREATE TRIGGER stage_rules_are_never_overwritten BEFORE UPDATE ON stage_rules
BEGIN
  SELECT RAISE(ABORT, 'the rules of a stage are changed by a new version, never overwritten');
END;

CREATE TRIGGER stage_rules_are_never_deleted BEFORE DELETE ON stage_rules
BEGIN
  SELECT RAISE(ABORT, 'the rules of a stage are changed by a new version, never deleted');
END;

-- Who plays in a stage that is seeded, drawn, or carries something; without any row every contestant of the event
-- does.
CREATE TABLE stage_contestants (
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  contestant_id INTEGER NOT NULL REFERENCES contestants (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  plays INTEGER NOT NULL DEFAULT 1 CHECK (plays IN (0, 1)),
  seed INTEGER CHECK (seed >= 1),
  -- drawn once at the start: orders who is otherwise equal
  lot INTEGER CHECK (lot >= 1),
  -- what was typed as carried over, exact ('41.73', '7/3'); worked out where it is empty
  carried TEXT CHECK (carried GLOB '[-0-9]*' AND carried NOT GLOB '*[^-0-9./]*'),
  PRIMARY KEY (stage_id, contestant_id, version),
  UNIQUE (change_id, stage_id, contestant_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX stage_contestants_by_contestant ON stage_contestants (contestant_id);

CREATE TRIGGER stage_contestants_count_their_versions BEFORE INSERT ON stage_contestants
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM stage_contestants
  WHERE stage_id = NEW.stage_id AND contestant_id = NEW.contestant_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of a contestant in a stage count up by one');
END;

CREATE TRIGGER stage_contestants_are_of_their_event BEFORE INSERT ON stage_contestants
WHEN NOT EXISTS (
  SELECT 1
  FROM stages AS stage
    JOIN contestants AS contestant ON contestant.event_id = stage.event_id
    JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND contestant.id = NEW.contestant_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('event', 'sample', 'import', 'stage', 'draw'))
BEGIN
  SELECT RAISE(ABORT, 'who plays in a stage is a contestant of its event, by a change of it');
END;

CREATE TRIGGER stage_contestants_are_never_overwritten BEFORE UPDATE ON stage_contestants
BEGIN
  SELECT RAISE(ABORT, 'a contestant of a stage is changed by a new version, never overwritten');
END;

CREATE TRIGGER stage_contestants_are_never_deleted BEFORE DELETE ON stage_contestants
BEGIN
  SELECT RAISE(ABORT, 'a contestant of a stage is changed by a new version, never deleted');
END;

-- On what terms a contestant is ranked in a stage, or in one session of it; without any: no handicap, no stratum, a
-- place.
CREATE TABLE contestant_terms (
  id INTEGER PRIMARY KEY,
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  contestant_id INTEGER NOT NULL REFERENCES contestants (id),
  session_id INTEGER REFERENCES sessions (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  -- hundredths of the unit of the stage's handicaps
  handicap INTEGER CHECK (handicap BETWEEN -1000000 AND 1000000),
  -- 0 is A, the highest
  stratum INTEGER CHECK (stratum BETWEEN 0 AND 5),
  -- its results count for the others, and it has no place
  without_standing INTEGER NOT NULL CHECK (without_standing IN (0, 1)),
  -- the last round it played before it withdrew, 0 before the first; what becomes of its results goes by how much it
  -- has played
  withdrawn_after INTEGER CHECK (withdrawn_after >= 0)
) STRICT;
CREATE UNIQUE INDEX contestant_terms_versions
  ON contestant_terms (stage_id, contestant_id, coalesce(session_id, 0), version);
CREATE UNIQUE INDEX contestant_terms_once_a_change
  ON contestant_terms (change_id, stage_id, contestant_id, coalesce(session_id, 0));

CREATE TRIGGER contestant_terms_count_their_versions BEFORE INSERT ON contestant_terms
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM contestant_terms
  WHERE stage_id = NEW.stage_id AND contestant_id = NEW.contestant_id
    AND coalesce(session_id, 0) = coalesce(NEW.session_id, 0))
BEGIN
  SELECT RAISE(ABORT, 'versions of terms count up by one');
END;

CREATE TRIGGER contestant_terms_are_of_their_event BEFORE INSERT ON contestant_terms
WHEN NOT EXISTS (
  SELECT 1
  FROM stages AS stage
    JOIN contestants AS contestant ON contestant.event_id = stage.event_id
    JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND contestant.id = NEW.contestant_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('import', 'terms')
    AND (NEW.session_id IS NULL
      OR EXISTS (SELECT 1 FROM sessions WHERE id = NEW.session_id AND event_id = stage.event_id)))
BEGIN
  SELECT RAISE(ABORT, 'terms are of a contestant of their event, by a change of it');
END;

CREATE TRIGGER contestant_terms_are_never_overwritten BEFORE UPDATE ON contestant_terms
BEGIN
  SELECT RAISE(ABORT, 'terms are changed by a new version, never overwritten');
END;

CREATE TRIGGER contestant_terms_are_never_deleted BEFORE DELETE ON contestant_terms
BEGIN
  SELECT RAISE(ABORT, 'terms are changed by a new version, never deleted');
END;

-- Results of another club that are ranked with those of a stage.
CREATE TABLE stage_sources (
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  event_gid BLOB NOT NULL CHECK (length(event_gid) = 16),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  club TEXT NOT NULL CHECK (trim(club) <> ''),
  digest BLOB CHECK (length(digest) = 32),
  -- packed; empty where the source was taken out again
  results BLOB,
  PRIMARY KEY (stage_id, event_gid, version),
  UNIQUE (change_id, stage_id, event_gid),
  CHECK ((digest IS NULL) = (results IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER stage_sources_count_their_versions BEFORE INSERT ON stage_sources
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM stage_sources WHERE stage_id = NEW.stage_id AND event_gid = NEW.event_gid)
BEGIN
  SELECT RAISE(ABORT, 'versions of a source count up by one');
END;

CREATE TRIGGER stage_sources_are_of_their_event BEFORE INSERT ON stage_sources
WHEN NOT EXISTS (
  SELECT 1 FROM stages AS stage JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('import', 'stage'))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another event, or is of another kind');
END;

CREATE TRIGGER stage_sources_are_never_overwritten BEFORE UPDATE ON stage_sources
BEGIN
  SELECT RAISE(ABORT, 'a source is changed by a new version, never overwritten');
END;

CREATE TRIGGER stage_sources_are_never_deleted BEFORE DELETE ON stage_sources
BEGIN
  SELECT RAISE(ABORT, 'a source is changed by a new version, never deleted');
END;

-------------------------------------------------------------------------------------------------------------- matches

-- Two contestants against each other, or one with a bye, from a round of the stage to the last of the match.
CREATE TABLE matches (
  id INTEGER PRIMARY KEY,
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  last_round INTEGER NOT NULL,
  home INTEGER NOT NULL REFERENCES contestants (id),
  -- empty: a bye
  away INTEGER REFERENCES contestants (id),
  CHECK (last_round >= round),
  CHECK (home <> away)
) STRICT;
CREATE INDEX matches_by_stage ON matches (stage_id, round);
CREATE INDEX matches_by_home ON matches (home);
CREATE INDEX matches_by_away ON matches (away);

CREATE TRIGGER matches_are_of_their_event BEFORE INSERT ON matches
WHEN EXISTS (
  SELECT 1 FROM stages AS stage JOIN contestants AS contestant ON contestant.id IN (NEW.home, NEW.away)
  WHERE stage.id = NEW.stage_id AND contestant.event_id <> stage.event_id)
BEGIN
  SELECT RAISE(ABORT, 'a match is of contestants of its event');
END;

CREATE TRIGGER matches_are_never_overwritten BEFORE UPDATE ON matches
BEGIN
  SELECT RAISE(ABORT, 'a match stays as it was drawn; another draw has another match');
END;

CREATE TRIGGER matches_are_never_deleted BEFORE DELETE ON matches
BEGIN
  SELECT RAISE(ABORT, 'a match is never deleted');
END;

-- Who meets whom in a round. `rule` and `overrides` are JSON; contestants are named by their number.
CREATE TABLE draws (
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  state TEXT NOT NULL CHECK (state IN ('proposed', 'announced', 'withdrawn')),
  rule TEXT NOT NULL CHECK (json_type(rule) = 'object'),
  overrides TEXT NOT NULL DEFAULT '[]' CHECK (json_type(overrides) = 'array'),
  PRIMARY KEY (stage_id, round, version),
  UNIQUE (change_id, stage_id, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE draw_matches (
  stage_id INTEGER NOT NULL,
  round INTEGER NOT NULL,
  version INTEGER NOT NULL,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 1),
  match_id INTEGER NOT NULL REFERENCES matches (id),
  -- why these two, as JSON
  reason TEXT NOT NULL DEFAULT '{}' CHECK (json_type(reason) = 'object'),
  PRIMARY KEY (stage_id, round, version, ordinal),
  UNIQUE (match_id, stage_id, round, version),
  FOREIGN KEY (stage_id, round, version) REFERENCES draws (stage_id, round, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER draws_count_their_versions BEFORE INSERT ON draws
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM draws WHERE stage_id = NEW.stage_id AND round = NEW.round)
BEGIN
  SELECT RAISE(ABORT, 'versions of a draw count up by one');
END;

CREATE TRIGGER draws_are_of_their_event BEFORE INSERT ON draws
WHEN NOT EXISTS (
  SELECT 1 FROM stages AS stage JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('event', 'import', 'draw'))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another event, or is of another kind');
END;

CREATE TRIGGER draws_are_never_overwritten BEFORE UPDATE ON draws
BEGIN
  SELECT RAISE(ABORT, 'a draw is changed by a new version, never overwritten');
END;

CREATE TRIGGER draws_are_never_deleted BEFORE DELETE ON draws
BEGIN
  SELECT RAISE(ABORT, 'a draw is changed by a new version, never deleted');
END;

CREATE TRIGGER draw_matches_fit_the_draw BEFORE INSERT ON draw_matches
WHEN NOT EXISTS (
  SELECT 1 FROM matches WHERE id = NEW.match_id AND stage_id = NEW.stage_id AND NEW.round BETWEEN round AND last_round)
BEGIN
  SELECT RAISE(ABORT, 'the match is not of the stage and the round');
END;

-- In a triangle the same three meet within the round, two by two.
CREATE TRIGGER draw_matches_contestant_once_a_round BEFORE INSERT ON draw_matches
WHEN EXISTS (
  SELECT 1
  FROM draw_matches AS drawn
    JOIN matches AS other ON other.id = drawn.match_id AND other.round = other.last_round
    JOIN matches AS own ON own.id = NEW.match_id AND own.round = own.last_round
  WHERE drawn.stage_id = NEW.stage_id AND drawn.round = NEW.round AND drawn.version = NEW.version
    AND (other.home IN (own.home, own.away) OR other.away IN (own.home, own.away)))
BEGIN
  SELECT RAISE(ABORT, 'a contestant is drawn twice in one round');
END;

CREATE TRIGGER draw_matches_are_never_overwritten BEFORE UPDATE ON draw_matches
BEGIN
  SELECT RAISE(ABORT, 'a draw is changed by a new version, never overwritten');
END;

CREATE TRIGGER draw_matches_are_never_deleted BEFORE DELETE ON draw_matches
BEGIN
  SELECT RAISE(ABORT, 'a draw is changed by a new version, never deleted');
END;

-- What takes the place of what a match's lines are worth. 'none' takes it away again.
CREATE TABLE match_results (
  match_id INTEGER NOT NULL REFERENCES matches (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  kind TEXT NOT NULL
    CHECK (kind IN ('totals', 'forfeit', 'walkover', 'mismatch', 'bye', 'indemnity', 'void', 'none')),
  -- exact: '13.78', '31/2'
  home TEXT CHECK (home GLOB '[-0-9]*' AND home NOT GLOB '*[^-0-9./]*'),
  away TEXT CHECK (away GLOB '[-0-9]*' AND away NOT GLOB '*[^-0-9./]*'),
  unit TEXT CHECK (unit IN ('imps', 'victory-points', 'points')),
  note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
  PRIMARY KEY (match_id, version),
  UNIQUE (change_id, match_id),
  CHECK ((home IS NULL AND away IS NULL) = (unit IS NULL)),
  CHECK (kind NOT IN ('void', 'none') OR unit IS NULL)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER match_results_count_their_versions BEFORE INSERT ON match_results
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM match_results WHERE match_id = NEW.match_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of the result of a match count up by one');
END;

CREATE TRIGGER match_results_are_of_their_event BEFORE INSERT ON match_results
WHEN NOT EXISTS (
  SELECT 1
  FROM matches AS match
    JOIN stages AS stage ON stage.id = match.stage_id
    JOIN changes AS change ON change.event_id = stage.event_id
  WHERE match.id = NEW.match_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('import', 'match', 'draw'))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another event, or is of another kind');
END;

CREATE TRIGGER match_results_are_never_overwritten BEFORE UPDATE OF
  match_id, version, change_id, kind, home, away, unit ON match_results
BEGIN
  SELECT RAISE(ABORT, 'the result of a match is changed by a new version, never overwritten');
END;

CREATE TRIGGER match_results_may_lose_their_note BEFORE UPDATE OF note ON match_results
WHEN NEW.note <> ''
BEGIN
  SELECT RAISE(ABORT, 'a note is emptied, never overwritten');
END;

CREATE TRIGGER match_results_are_never_deleted BEFORE DELETE ON match_results
BEGIN
  SELECT RAISE(ABORT, 'the result of a match is changed by a new version, never deleted');
END;

--------------------------------------------------------------------------------------------------------------- boards

-- The boards that are compared: sections share a set, or have one alone. Sets of one gid in two events have the same
-- deals.
CREATE TABLE deal_sets (
  id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL REFERENCES events (id),
  gid BLOB NOT NULL DEFAULT (randomblob(16)) CHECK (length(gid) = 16),
  UNIQUE (event_id, gid)
) STRICT;

CREATE TRIGGER deal_sets_are_never_altered BEFORE UPDATE ON deal_sets
BEGIN
  SELECT RAISE(ABORT, 'a deal set stays what it is');
END;

CREATE TRIGGER deal_sets_stay BEFORE DELETE ON deal_sets
BEGIN
  SELECT RAISE(ABORT, 'a deal set stays');
END;

-- Boards count through in a set; `shown` is on the case, and dealer and vulnerability go by it. A board dealt for one
-- match is compared in it alone.
CREATE TABLE boards (
  deal_set_id INTEGER NOT NULL REFERENCES deal_sets (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  shown INTEGER NOT NULL CHECK (shown >= 1),
  match_id INTEGER REFERENCES matches (id),
  PRIMARY KEY (deal_set_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX boards_by_match ON boards (match_id) WHERE match_id IS NOT NULL;

CREATE TRIGGER boards_are_of_their_event BEFORE INSERT ON boards
WHEN NEW.match_id IS NOT NULL AND NOT EXISTS (
  SELECT 1
  FROM matches AS match
    JOIN stages AS stage ON stage.id = match.stage_id
    JOIN deal_sets AS deal_set ON deal_set.event_id = stage.event_id
  WHERE match.id = NEW.match_id AND deal_set.id = NEW.deal_set_id)
BEGIN
  SELECT RAISE(ABORT, 'a board is dealt for a match of its event');
END;

CREATE TRIGGER boards_are_never_overwritten BEFORE UPDATE ON boards
BEGIN
  SELECT RAISE(ABORT, 'a board stays as it is');
END;

CREATE TRIGGER boards_are_never_deleted BEFORE DELETE ON boards
BEGIN
  SELECT RAISE(ABORT, 'a board stays in its set');
END;

-- The four hands of a board as PBN has them, North first: 'N:AKQ.JT9.876.5432 ...'; empty where they were taken out
-- again. Tricks of the 20 contracts and par are worked out from them, and may be at any time.
CREATE TABLE deals (
  deal_set_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  hands TEXT CHECK (hands GLOB 'N:*' AND length(hands) = 69 AND hands NOT GLOB '*[^N:AKQJT2-9. ]*'),
  source TEXT NOT NULL DEFAULT '',
  tricks TEXT CHECK (length(tricks) = 20),
  par TEXT CHECK (json_valid(par)),
  PRIMARY KEY (deal_set_id, number, version),
  UNIQUE (change_id, deal_set_id, number),
  FOREIGN KEY (deal_set_id, number) REFERENCES boards (deal_set_id, number),
  CHECK (hands IS NOT NULL OR tricks IS NULL AND par IS NULL)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER deals_count_their_versions BEFORE INSERT ON deals
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM deals WHERE deal_set_id = NEW.deal_set_id AND number = NEW.number)
BEGIN
  SELECT RAISE(ABORT, 'versions of a deal count up by one');
END;

CREATE TRIGGER deals_are_of_their_event BEFORE INSERT ON deals
WHEN NOT EXISTS (
  SELECT 1 FROM deal_sets AS deal_set JOIN changes AS change ON change.event_id = deal_set.event_id
  WHERE deal_set.id = NEW.deal_set_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('event', 'sample', 'import', 'deals'))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another event, or is of another kind');
END;

CREATE TRIGGER deals_are_never_overwritten BEFORE UPDATE OF
  deal_set_id, number, version, change_id, hands, source ON deals
BEGIN
  SELECT RAISE(ABORT, 'a deal is changed by a new version, never overwritten');
END;

CREATE TRIGGER deals_are_never_deleted BEFORE DELETE ON deals
BEGIN
  SELECT RAISE(ABORT, 'a deal is changed by a new version, never deleted');
END;

-- The score that the results of a board are held against (IMPs against a fixed datum), from North-South. One without
-- a score takes it away.
CREATE TABLE datums (
  deal_set_id INTEGER NOT NULL,
  board INTEGER NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  score INTEGER CHECK (abs(score) <= 7600),
  PRIMARY KEY (deal_set_id, board, version),
  UNIQUE (change_id, deal_set_id, board),
  FOREIGN KEY (deal_set_id, board) REFERENCES boards (deal_set_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER datums_count_their_versions BEFORE INSERT ON datums
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM datums WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board)
BEGIN
  SELECT RAISE(ABORT, 'versions of a datum count up by one');
END;

CREATE TRIGGER datums_are_of_their_event BEFORE INSERT ON datums
WHEN NOT EXISTS (
  SELECT 1 FROM deal_sets AS deal_set JOIN changes AS change ON change.event_id = deal_set.event_id
  WHERE deal_set.id = NEW.deal_set_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('import', 'datum'))
BEGIN
  SELECT RAISE(ABORT, 'a datum is of a board of its event, by a change of it');
END;

CREATE TRIGGER datums_are_never_overwritten BEFORE UPDATE ON datums
BEGIN
  SELECT RAISE(ABORT, 'a datum is changed by a new version, never overwritten');
END;

CREATE TRIGGER datums_are_never_deleted BEFORE DELETE ON datums
BEGIN
  SELECT RAISE(ABORT, 'a datum is changed by a new version, never deleted');
END;

------------------------------------------------------------------------------------------------ sections and schedules

CREATE TABLE sections (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  deal_set_id INTEGER NOT NULL REFERENCES deal_sets (id),
  letter TEXT NOT NULL CHECK (length(letter) BETWEEN 1 AND 3),
  -- the round of the stage that its round 1 is
  first_round INTEGER NOT NULL DEFAULT 1 CHECK (first_round >= 1),
  UNIQUE (session_id, letter)
) STRICT;
CREATE INDEX sections_by_stage ON sections (stage_id);
CREATE INDEX sections_by_deal_set ON sections (deal_set_id);

CREATE TRIGGER sections_are_of_their_event BEFORE INSERT ON sections
WHEN NOT EXISTS (
  SELECT 1
  FROM sessions AS session
    JOIN stages AS stage ON stage.event_id = session.event_id
    JOIN deal_sets AS deal_set ON deal_set.event_id = session.event_id
  WHERE session.id = NEW.session_id AND stage.id = NEW.stage_id AND deal_set.id = NEW.deal_set_id)
BEGIN
  SELECT RAISE(ABORT, 'a section is of a session, a stage and a deal set of one event');
END;

CREATE TRIGGER sections_are_never_overwritten BEFORE UPDATE ON sections
BEGIN
  SELECT RAISE(ABORT, 'a section stays as it is; its schedule has versions');
END;

CREATE TRIGGER sections_stay BEFORE DELETE ON sections
BEGIN
  SELECT RAISE(ABORT, 'a section stays');
END;

-- What is expected in a section, every version whole: here its head, then the numbers and the seats. A version may be
-- an earlier one again: then it says which.
CREATE TABLE schedules (
  section_id INTEGER NOT NULL REFERENCES sections (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  -- the MovementSpec it began with, as JSON; the seats below are what counts
  movement TEXT NOT NULL CHECK (json_valid(movement)),
  winners INTEGER NOT NULL CHECK (winners IN (1, 2)),
  -- 0 where it is played elsewhere
  tables INTEGER NOT NULL CHECK (tables >= 0),
  rounds INTEGER NOT NULL CHECK (rounds >= 1),
  -- the highest number of a board in play
  boards INTEGER NOT NULL CHECK (boards >= 1),
  same_as INTEGER CHECK (same_as BETWEEN 1 AND version - 1),
  PRIMARY KEY (section_id, version),
  UNIQUE (change_id, section_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER schedules_count_their_versions BEFORE INSERT ON schedules
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM schedules WHERE section_id = NEW.section_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of a schedule count up by one');
END;

CREATE TRIGGER schedules_are_of_their_change BEFORE INSERT ON schedules
WHEN NOT EXISTS (
  SELECT 1
  FROM sections AS section
    JOIN sessions AS session ON session.id = section.session_id
    JOIN changes AS change ON change.event_id = session.event_id
  WHERE section.id = NEW.section_id AND change.id = NEW.change_id
    AND coalesce(change.session_id, session.id) = session.id
    AND coalesce(change.subject, change.kind) IN ('event', 'import', 'schedule', 'draw'))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another session, or is of another kind');
END;

CREATE TRIGGER schedules_are_never_overwritten BEFORE UPDATE ON schedules
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never overwritten');
END;

CREATE TRIGGER schedules_are_never_deleted BEFORE DELETE ON schedules
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never deleted');
END;

CREATE VIEW current_schedules AS
SELECT * FROM schedules AS newest
WHERE version = (SELECT max(version) FROM schedules WHERE section_id = newest.section_id);

-- Who has which number in a version, in which line it is ranked, and whether it has left. Without a contestant it is
-- the phantom's. The entry is the one that sits under the number; empty where several do, as in teams and
-- individuals.
CREATE TABLE section_numbers (
  section_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  number INTEGER NOT NULL CHECK (number >= 1),
  line TEXT CHECK (line IN ('NS', 'EW')),
  contestant_id INTEGER REFERENCES contestants (id),
  entry_id INTEGER REFERENCES entries (id),
  gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
  PRIMARY KEY (section_id, version, number),
  UNIQUE (section_id, version, contestant_id),
  UNIQUE (entry_id, section_id, version),
  FOREIGN KEY (section_id, version) REFERENCES schedules (section_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX section_numbers_by_contestant ON section_numbers (contestant_id);

CREATE TRIGGER section_numbers_are_of_their_event BEFORE INSERT ON section_numbers
WHEN NOT EXISTS (
  SELECT 1 FROM sections AS section JOIN sessions AS session ON session.id = section.session_id
  WHERE section.id = NEW.section_id
    AND (NEW.contestant_id IS NULL
      OR EXISTS (SELECT 1 FROM contestants WHERE id = NEW.contestant_id AND event_id = session.event_id))
    AND (NEW.entry_id IS NULL
      OR EXISTS (SELECT 1 FROM entries WHERE id = NEW.entry_id AND event_id = session.event_id))
    AND (NEW.contestant_id IS NULL OR NEW.entry_id IS NULL
      OR EXISTS (
        SELECT 1 FROM entry_contestants WHERE contestant_id = NEW.contestant_id AND entry_id = NEW.entry_id)))
BEGIN
  SELECT RAISE(ABORT, 'a number belongs to a contestant of the event, and its entry to the contestant');
END;

CREATE TRIGGER section_numbers_are_never_overwritten BEFORE UPDATE ON section_numbers
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never overwritten');
END;

CREATE TRIGGER section_numbers_are_never_deleted BEFORE DELETE ON section_numbers
BEGIN
  SELECT RAISE(ABORT, 'a schedule is changed by a new version, never deleted');
END;

-- Where results stand: a table in a round. Only ever added to.
CREATE TABLE schedule_cells (
  section_id INTEGER NOT NULL REFERENCES sections (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  table_number INTEGER NOT NULL CHECK (table_number >= 1),
  PRIMARY KEY (section_id, round, table_number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER schedule_cells_are_never_deleted BEFORE DELETE ON schedule_cells
BEGIN
  SELECT RAISE(ABORT, 'a place of the schedule stays');
END;

CREATE TRIGGER schedule_cells_are_never_altered BEFORE UPDATE ON schedule_cells
BEGIN
  SELECT RAISE(ABORT, 'a place of the schedule stays what it is');
END;

-- Who is expected at a table in a round, in a version, on which boards: their numbers as JSON, [1,2,27]. Whoever is
-- marked absent keeps the seat as a number only; nothing is played at that table then.
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
  UNIQUE (section_id, version, round, ns_entry),
  UNIQUE (section_id, version, round, ew_entry),
  CHECK (ns_entry <> ew_entry),
  CHECK (ns_entry IS NOT NULL OR ns_absent = 1),
  CHECK (ew_entry IS NOT NULL OR ew_absent = 1),
  CHECK (match_id IS NOT NULL OR segment IS NULL AND room IS NULL),
  FOREIGN KEY (section_id, version) REFERENCES schedules (section_id, version),
  FOREIGN KEY (section_id, round, table_number) REFERENCES schedule_cells (section_id, round, table_number)
) STRICT, WITHOUT ROWID;

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
  WHERE board.number IS NULL OR board.match_id IS NOT NULL AND board.match_id IS NOT NEW.match_id)
BEGIN
  SELECT RAISE(ABORT, 'the deal set has no such board, or it is of another match');
END;

-- Also keeps entries of another event out: they have no number.
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

CREATE TRIGGER seatings_one_seat_a_round BEFORE INSERT ON seatings
WHEN EXISTS (
  SELECT 1 FROM seatings
  WHERE section_id = NEW.section_id AND version = NEW.version AND round = NEW.round AND ns_entry = NEW.ew_entry)
  OR EXISTS (
  SELECT 1 FROM seatings
  WHERE section_id = NEW.section_id AND version = NEW.version AND round = NEW.round AND ew_entry = NEW.ns_entry)
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
  FROM sections AS section JOIN matches AS match ON match.id = NEW.match_id AND match.stage_id = section.stage_id
  WHERE section.id = NEW.section_id
    AND section.first_round + NEW.round - 1 BETWEEN match.round AND match.last_round
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

-------------------------------------------------------------------------------------------------------------- results

-- What happened: versions of results. (section, round, table, slot_board) is the line of the traveller the schedule
-- expects; board and entries are what was really played. Kind 'erased' is a version that takes the result away.
-- next_version names the version that replaced this one and is empty on the current one. Because it must exist when
-- the transaction ends, every line that was ever written has exactly one current version.
CREATE TABLE results (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  section_id INTEGER NOT NULL,
  round INTEGER NOT NULL,
  table_number INTEGER NOT NULL,
  slot_board INTEGER NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 1),
  next_version INTEGER CHECK (next_version = version + 1),
  -- the section's
  deal_set_id INTEGER NOT NULL,
  board INTEGER NOT NULL,
  ns_entry INTEGER NOT NULL REFERENCES entries (id),
  ew_entry INTEGER NOT NULL REFERENCES entries (id),
  match_id INTEGER REFERENCES matches (id),
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
  -- whether a side was given average plus, average or average minus, whose worth the regulation knows
  award_ns_average TEXT
    CHECK (award_ns_average IS NULL
      OR award_ns_average IN ('average-plus', 'average', 'average-minus') AND kind = 'award'),
  award_ew_average TEXT
    CHECK (award_ew_average IS NULL
      OR award_ew_average IN ('average-plus', 'average', 'average-minus') AND kind = 'award'),
  -- The only side that an award counts for; its other side is 0 and nobody's. Empty where it counts for both. A pair
  -- that plays a board a second time has one score of it, and only who is deprived of a score is given one (Law 15B).
  award_side TEXT
    CHECK (award_side IS NULL OR award_side = 'NS' AND kind = 'award' AND award_ew = 0 AND award_ew_average IS NULL
      OR award_side = 'EW' AND kind = 'award' AND award_ns = 0 AND award_ns_average IS NULL),
  typed TEXT NOT NULL DEFAULT '',
  -- What the director assigned in the place of what happened (Law 12C1), as JSON: {"ns": side, "ew": side}, a side an
  -- average, a percentage or one to five components {"outcome", "percent"}. Empty where the result counts as it is.
  ruling TEXT
    CHECK (ruling IS NULL OR kind <> 'erased' AND json_valid(ruling)
      AND json_type(ruling, '$.ns') IS NOT NULL AND json_type(ruling, '$.ew') IS NOT NULL
      AND (json_type(ruling, '$.ns') = 'array' OR json_type(ruling, '$.ew') = 'array')),
  -- the form of a fouled board (Law 87) that was played at the table; empty while the board is not fouled
  form TEXT CHECK (form GLOB '[A-Z]' OR form IS NULL),
  -- why the director ruled so; empty where there is nothing to say
  note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
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
  FOREIGN KEY (deal_set_id, board) REFERENCES boards (deal_set_id, number),
  FOREIGN KEY (section_id, round, table_number, slot_board, next_version)
    REFERENCES results (section_id, round, table_number, slot_board, version) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- A line is written once by a change, so that what stood before the change is one version.
CREATE UNIQUE INDEX results_line_once_a_change
  ON results (change_id, section_id, round, table_number, slot_board);
CREATE UNIQUE INDEX results_one_current ON results (section_id, round, table_number, slot_board)
  WHERE next_version IS NULL;
-- Whether somebody has had a board before is asked of every result that is written.
CREATE INDEX results_on_board ON results (deal_set_id, board) WHERE next_version IS NULL;
CREATE INDEX results_by_match ON results (match_id) WHERE match_id IS NOT NULL;

-- Once on a board means once with something that counts for the side: a board not played leaves its pairs free to
-- play it elsewhere, a ruling on one does not, and an award of one side alone counts for that side.
CREATE UNIQUE INDEX results_ns_once ON results (deal_set_id, board, ns_entry)
  WHERE next_version IS NULL AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'EW';
CREATE UNIQUE INDEX results_ew_once ON results (deal_set_id, board, ew_entry)
  WHERE next_version IS NULL AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'NS';

-- The results as they stand now.
CREATE VIEW current_results AS
SELECT * FROM results WHERE next_version IS NULL AND kind <> 'erased';

-- Nor in the other direction, and nobody but a team in another partnership. A team's pairs both play a board, each in
-- its direction.
CREATE TRIGGER results_pair_once_a_board BEFORE INSERT ON results
WHEN (NEW.kind NOT IN ('erased', 'notPlayed') OR NEW.ruling IS NOT NULL) AND (
  NEW.award_side IS NOT 'NS' AND EXISTS (
    SELECT 1 FROM results INDEXED BY results_ns_once
    WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board AND ns_entry = NEW.ew_entry AND next_version IS NULL
      AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'EW')
  OR NEW.award_side IS NOT 'EW' AND EXISTS (
    SELECT 1 FROM results INDEXED BY results_ew_once
    WHERE deal_set_id = NEW.deal_set_id AND board = NEW.board AND ew_entry = NEW.ns_entry AND next_version IS NULL
      AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL) AND award_side IS NOT 'NS'))
BEGIN
  SELECT RAISE(ABORT, 'a pair has two results on one board');
END;

CREATE TRIGGER results_contestant_once_a_board BEFORE INSERT ON results
WHEN (NEW.kind NOT IN ('erased', 'notPlayed') OR NEW.ruling IS NOT NULL) AND EXISTS (
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
    AND (SELECT ranks FROM events WHERE id = (SELECT event_id FROM entries WHERE id = own.entry_id)) <> 'team')
BEGIN
  SELECT RAISE(ABORT, 'a contestant has two results on one board');
END;

CREATE TRIGGER results_player_once_a_board BEFORE INSERT ON results
WHEN (NEW.kind NOT IN ('erased', 'notPlayed') OR NEW.ruling IS NOT NULL) AND EXISTS (
  SELECT 1
  FROM entry_players AS own
    CROSS JOIN results AS other ON other.deal_set_id = NEW.deal_set_id AND other.board = NEW.board
      AND other.next_version IS NULL AND (other.kind NOT IN ('erased', 'notPlayed') OR other.ruling IS NOT NULL)
    CROSS JOIN entry_players AS theirs ON theirs.entry_id IN (other.ns_entry, other.ew_entry)
      AND +theirs.version = (SELECT max(version) FROM entry_players WHERE entry_id = theirs.entry_id)
  WHERE own.entry_id IN (NEW.ns_entry, NEW.ew_entry)
    AND own.version = (SELECT max(version) FROM entry_players WHERE entry_id = own.entry_id)
    AND coalesce(own.first_player, own.second_player) IS NOT NULL
    AND theirs.entry_id <> own.entry_id
    AND (own.first_player IN (theirs.first_player, theirs.second_player)
      OR own.second_player IN (theirs.first_player, theirs.second_player))
    AND (own.entry_id = NEW.ns_entry AND NEW.award_side IS NOT 'EW'
      OR own.entry_id = NEW.ew_entry AND NEW.award_side IS NOT 'NS')
    AND (theirs.entry_id = other.ns_entry AND other.award_side IS NOT 'EW'
      OR theirs.entry_id = other.ew_entry AND other.award_side IS NOT 'NS'))
BEGIN
  SELECT RAISE(ABORT, 'a player has two results on one board');
END;

-- A line of the schedule, or one beside them: for a board that was recorded on another line of the table and round.
CREATE TRIGGER results_fit_the_schedule BEFORE INSERT ON results
WHEN NOT EXISTS (
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
    AND NEW.board BETWEEN 1 AND schedule.boards)
BEGIN
  SELECT RAISE(ABORT, 'the schedule has no such line, or the change belongs to another session');
END;

-- A pair of another section of the event may have played here.
CREATE TRIGGER results_are_of_pairs_of_their_event BEFORE INSERT ON results
WHEN EXISTS (
  SELECT 1 FROM entries AS entry JOIN deal_sets AS deal_set ON deal_set.id = NEW.deal_set_id
  WHERE entry.id IN (NEW.ns_entry, NEW.ew_entry) AND entry.event_id <> deal_set.event_id)
BEGIN
  SELECT RAISE(ABORT, 'a result is of pairs of its event');
END;

CREATE TRIGGER results_need_two_pairs BEFORE INSERT ON results
WHEN EXISTS (
  SELECT 1 FROM section_numbers
  WHERE entry_id IN (NEW.ns_entry, NEW.ew_entry) AND section_id = NEW.section_id AND contestant_id IS NULL
    AND version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
  UNION ALL
  SELECT 1 FROM entries
  WHERE id IN (NEW.ns_entry, NEW.ew_entry) AND NOT EXISTS (SELECT 1 FROM entry_contestants WHERE entry_id = entries.id)
  UNION ALL
  SELECT 1 FROM seatings
  WHERE section_id = NEW.section_id AND version = (SELECT max(version) FROM schedules WHERE section_id = NEW.section_id)
    AND round = NEW.round AND table_number = NEW.table_number AND ns_absent + ew_absent > 0)
BEGIN
  SELECT RAISE(ABORT, 'a pair that sits out has no result');
END;

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
      AND match_id IS NOT NEW.match_id)
BEGIN
  SELECT RAISE(ABORT, 'the match is of another stage or round, of other contestants, or the board is of another match');
END;

CREATE TRIGGER results_count_their_versions BEFORE INSERT ON results
WHEN NEW.next_version IS NOT NULL OR NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM results
  WHERE section_id = NEW.section_id AND round = NEW.round AND table_number = NEW.table_number
    AND slot_board = NEW.slot_board)
BEGIN
  SELECT RAISE(ABORT, 'versions of a result count up by one, and the newest is current');
END;

CREATE TRIGGER results_rulings_are_whole BEFORE INSERT ON results
WHEN NEW.ruling IS NOT NULL AND EXISTS (
  SELECT 1 FROM json_each(NEW.ruling) AS side
  WHERE side.key NOT IN ('ns', 'ew') OR CASE side.type
    WHEN 'array' THEN json_array_length(side.value) NOT BETWEEN 1 AND 5
      OR (SELECT sum(json_extract(value, '$.percent')) FROM json_each(side.value)) <> 100
      OR EXISTS (
        SELECT 1 FROM json_each(side.value) AS component
        WHERE json_type(component.value, '$.percent') IS NOT 'integer'
          OR json_extract(component.value, '$.percent') NOT BETWEEN 1 AND 100
          OR coalesce(json_extract(component.value, '$.outcome.kind'), '') NOT IN ('played', 'passedOut', 'score'))
    WHEN 'text' THEN side.value NOT IN ('average-plus', 'average', 'average-minus')
    WHEN 'integer' THEN side.value NOT BETWEEN 0 AND 100
    WHEN 'real' THEN side.value NOT BETWEEN 0 AND 100
    ELSE 1 END)
BEGIN
  SELECT RAISE(ABORT, 'a ruling has one to five components a side, and their percents add up to 100');
END;

CREATE TRIGGER results_are_never_overwritten BEFORE UPDATE OF
  id, change_id, section_id, round, table_number, slot_board, version, deal_set_id, board, ns_entry, ew_entry, match_id,
  kind, level, strain, risk, declarer, tricks, lead, score, award_ns, award_ew, award_ns_average, award_ew_average,
  award_side, typed, ruling, form ON results
BEGIN
  SELECT RAISE(ABORT, 'a result is corrected by a new version, never overwritten');
END;

-- A note may name somebody who is to be forgotten: it may be emptied.
CREATE TRIGGER results_may_lose_their_note BEFORE UPDATE OF note ON results
WHEN NEW.note <> ''
BEGIN
  SELECT RAISE(ABORT, 'a note is emptied, never overwritten');
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

-- What a line said when it was read a second time, to verify what was typed. It is no result: where the two differ,
-- the director says which is right. The newest of a line counts.
CREATE TABLE verifications (
  id INTEGER PRIMARY KEY,
  section_id INTEGER NOT NULL REFERENCES sections (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  table_number INTEGER NOT NULL CHECK (table_number >= 1),
  slot_board INTEGER NOT NULL CHECK (slot_board >= 1),
  -- the board it was read on, and the outcome in the English shorthand
  board INTEGER NOT NULL CHECK (board >= 1),
  shorthand TEXT NOT NULL CHECK (trim(shorthand) <> ''),
  author TEXT NOT NULL,
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z')
) STRICT;
CREATE INDEX verifications_by_line ON verifications (section_id, round, table_number, slot_board, id);

CREATE TRIGGER verifications_are_of_results BEFORE INSERT ON verifications
WHEN NOT EXISTS (
  SELECT 1 FROM results
  WHERE section_id = NEW.section_id AND round = NEW.round AND table_number = NEW.table_number
    AND slot_board = NEW.slot_board)
BEGIN
  SELECT RAISE(ABORT, 'a line without a result has nothing to verify');
END;

CREATE TRIGGER verifications_are_never_overwritten BEFORE UPDATE ON verifications
BEGIN
  SELECT RAISE(ABORT, 'a line is read again, a verification is never overwritten');
END;

CREATE TRIGGER verifications_are_never_deleted BEFORE DELETE ON verifications
BEGIN
  SELECT RAISE(ABORT, 'a line is read again, a verification is never deleted');
END;

-- What the director looked at in the review queue and found right, of one version of a line, 0 where there was no
-- result; a corrected result is looked at again. The newest of a finding counts.
CREATE TABLE accepted_findings (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES changes (id),
  section_id INTEGER NOT NULL REFERENCES sections (id),
  round INTEGER NOT NULL CHECK (round >= 1),
  table_number INTEGER NOT NULL CHECK (table_number >= 1),
  slot_board INTEGER NOT NULL CHECK (slot_board >= 1),
  version INTEGER NOT NULL CHECK (version >= 0),
  code TEXT NOT NULL CHECK (trim(code) <> ''),
  taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1)),
  author TEXT NOT NULL,
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z')
) STRICT;
CREATE INDEX accepted_findings_by_line
  ON accepted_findings (section_id, round, table_number, slot_board, version, code, id);
CREATE INDEX accepted_findings_by_change ON accepted_findings (change_id);

CREATE TRIGGER accepted_findings_are_of_their_session BEFORE INSERT ON accepted_findings
WHEN NOT EXISTS (
  SELECT 1 FROM changes AS change JOIN sections AS section ON section.session_id = change.session_id
  WHERE change.id = NEW.change_id AND section.id = NEW.section_id AND change.subject IN ('review', 'result'))
BEGIN
  SELECT RAISE(ABORT, 'what was found right is of a line of its session, by a change of it');
END;

CREATE TRIGGER accepted_findings_are_never_overwritten BEFORE UPDATE ON accepted_findings
BEGIN
  SELECT RAISE(ABORT, 'what was found right is never overwritten');
END;

CREATE TRIGGER accepted_findings_are_never_deleted BEFORE DELETE ON accepted_findings
BEGIN
  SELECT RAISE(ABORT, 'what was found right is never deleted');
END;

-------------------------------------------------------------------------------------------- penalties and publications

-- Penalties and bonuses, numbered within their stage: the newest version of a number counts, unless it takes it back.
CREATE TABLE penalties (
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  session_id INTEGER REFERENCES sessions (id),
  match_id INTEGER REFERENCES matches (id),
  contestant_id INTEGER NOT NULL REFERENCES contestants (id),
  kind TEXT NOT NULL CHECK (kind IN ('penalty', 'bonus')),
  -- hundredths of the unit
  amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 1000000),
  unit TEXT NOT NULL CHECK (unit IN ('matchpoints', 'percent-of-top', 'imps', 'victory-points')),
  reason TEXT NOT NULL,
  taken_back INTEGER NOT NULL CHECK (taken_back IN (0, 1)),
  PRIMARY KEY (stage_id, number, version),
  UNIQUE (change_id, stage_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX penalties_by_contestant ON penalties (contestant_id);

CREATE TRIGGER penalties_have_a_reason BEFORE INSERT ON penalties
WHEN trim(NEW.reason) = ''
BEGIN
  SELECT RAISE(ABORT, 'a penalty has a reason');
END;

CREATE TRIGGER penalties_count_their_versions BEFORE INSERT ON penalties
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM penalties WHERE stage_id = NEW.stage_id AND number = NEW.number)
BEGIN
  SELECT RAISE(ABORT, 'versions of a penalty count up by one');
END;

CREATE TRIGGER penalties_are_of_their_event BEFORE INSERT ON penalties
WHEN NOT EXISTS (
  SELECT 1
  FROM stages AS stage
    JOIN contestants AS contestant ON contestant.event_id = stage.event_id
    JOIN changes AS change ON change.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND contestant.id = NEW.contestant_id AND change.id = NEW.change_id
    AND coalesce(change.subject, change.kind) IN ('import', 'penalty')
    AND (NEW.session_id IS NULL
      OR EXISTS (SELECT 1 FROM sections WHERE session_id = NEW.session_id AND stage_id = NEW.stage_id))
    AND (NEW.match_id IS NULL OR EXISTS (
      SELECT 1 FROM matches
      WHERE id = NEW.match_id AND stage_id = NEW.stage_id AND NEW.contestant_id IN (home, away))))
BEGIN
  SELECT RAISE(ABORT, 'a penalty is of a contestant of its stage, by a change of it');
END;

CREATE TRIGGER penalties_are_never_overwritten BEFORE UPDATE OF
  stage_id, number, version, change_id, session_id, match_id, contestant_id, kind, amount, unit, taken_back ON penalties
BEGIN
  SELECT RAISE(ABORT, 'a penalty is taken back by a new version, never overwritten');
END;

CREATE TRIGGER penalties_may_lose_their_reason BEFORE UPDATE OF reason ON penalties
WHEN NEW.reason <> ''
BEGIN
  SELECT RAISE(ABORT, 'a reason is emptied, never overwritten');
END;

CREATE TRIGGER penalties_are_never_deleted BEFORE DELETE ON penalties
BEGIN
  SELECT RAISE(ABORT, 'a penalty is taken back by a new version, never deleted');
END;

-- When a ranking was made official, when its correction period ends (Law 79C), and what was taken back of that.
-- 'withdrawn' takes back the newest of the others that stands.
CREATE TABLE publications (
  id INTEGER PRIMARY KEY,
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  -- empty: of the stage over its sessions
  session_id INTEGER REFERENCES sessions (id),
  through_round INTEGER CHECK (through_round >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  kind TEXT NOT NULL CHECK (kind IN ('published', 'ended', 'withdrawn')),
  -- the newest change at that moment
  as_of INTEGER NOT NULL REFERENCES changes (id),
  -- of a publication: the end of its correction period
  corrections_until TEXT CHECK (
    corrections_until IS NULL OR (julianday(corrections_until) IS NOT NULL AND corrections_until GLOB '*T*Z')),
  -- when it was made official, which one that stands again was before
  author TEXT NOT NULL,
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z'),
  CHECK ((kind = 'published') = (corrections_until IS NOT NULL))
) STRICT;
CREATE INDEX publications_by_session ON publications (session_id, id);
CREATE INDEX publications_by_stage ON publications (stage_id, id);
CREATE UNIQUE INDEX publications_once_a_change ON publications (change_id, stage_id, coalesce(session_id, 0));

CREATE TRIGGER publications_are_of_their_change BEFORE INSERT ON publications
WHEN NOT EXISTS (
  SELECT 1
  FROM stages AS stage
    JOIN changes AS change ON change.event_id = stage.event_id
    JOIN changes AS newest ON newest.event_id = stage.event_id
  WHERE stage.id = NEW.stage_id AND change.id = NEW.change_id AND newest.id = NEW.as_of
    AND coalesce(change.session_id, 0) = coalesce(NEW.session_id, 0)
    AND coalesce(change.subject, change.kind) IN ('import', 'publication')
    AND (NEW.session_id IS NULL OR newest.session_id IS NULL OR newest.session_id = NEW.session_id)
    AND (NEW.session_id IS NULL
      OR EXISTS (SELECT 1 FROM sections WHERE session_id = NEW.session_id AND stage_id = NEW.stage_id)))
BEGIN
  SELECT RAISE(ABORT, 'the change belongs to another session, or is of another kind');
END;

CREATE TRIGGER publications_are_never_overwritten BEFORE UPDATE ON publications
BEGIN
  SELECT RAISE(ABORT, 'what was published is never overwritten');
END;

CREATE TRIGGER publications_are_never_deleted BEFORE DELETE ON publications
BEGIN
  SELECT RAISE(ABORT, 'what was published is never deleted');
END;

-- Every place as it was made official, in the order of the ranking.
CREATE TABLE published_places (
  publication_id INTEGER NOT NULL REFERENCES publications (id),
  ordinal INTEGER NOT NULL CHECK (ordinal >= 1),
  ranking TEXT NOT NULL CHECK (ranking IN ('scratch', 'handicap', 'stratum')),
  line TEXT CHECK (line IN ('NS', 'EW')),
  contestant_id INTEGER NOT NULL REFERENCES contestants (id),
  -- empty: without standing
  place INTEGER CHECK (place >= 1),
  tied INTEGER NOT NULL CHECK (tied IN (0, 1)),
  -- exact, in the unit of the ranking
  figure TEXT CHECK (figure GLOB '[-0-9]*' AND figure NOT GLOB '*[^-0-9./]*'),
  stratum INTEGER CHECK (stratum BETWEEN 0 AND 5),
  PRIMARY KEY (publication_id, ordinal),
  CHECK ((ranking = 'stratum') = (stratum IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX published_places_by_contestant ON published_places (contestant_id);

CREATE TRIGGER published_places_are_of_their_event BEFORE INSERT ON published_places
WHEN NOT EXISTS (
  SELECT 1
  FROM publications AS publication
    JOIN stages AS stage ON stage.id = publication.stage_id
    JOIN contestants AS contestant ON contestant.event_id = stage.event_id
  WHERE publication.id = NEW.publication_id AND publication.kind = 'published' AND contestant.id = NEW.contestant_id)
BEGIN
  SELECT RAISE(ABORT, 'a place is of a contestant of the event that was published');
END;

CREATE TRIGGER published_places_are_never_overwritten BEFORE UPDATE ON published_places
BEGIN
  SELECT RAISE(ABORT, 'what was published is never overwritten');
END;

CREATE TRIGGER published_places_are_never_deleted BEFORE DELETE ON published_places
BEGIN
  SELECT RAISE(ABORT, 'what was published is never deleted');
END;

-- Masterpoints of a publication. They go when it is withdrawn.
CREATE TABLE awards (
  publication_id INTEGER NOT NULL REFERENCES publications (id),
  player_id INTEGER NOT NULL REFERENCES players (id),
  scheme TEXT NOT NULL CHECK (trim(scheme) <> ''),
  -- exact
  amount TEXT NOT NULL CHECK (amount GLOB '[0-9]*' AND amount NOT GLOB '*[^0-9./]*'),
  PRIMARY KEY (publication_id, player_id, scheme)
) STRICT, WITHOUT ROWID;
CREATE INDEX awards_by_player ON awards (player_id);

CREATE TRIGGER awards_are_of_what_was_published BEFORE INSERT ON awards
WHEN NOT EXISTS (SELECT 1 FROM publications WHERE id = NEW.publication_id AND kind = 'published')
BEGIN
  SELECT RAISE(ABORT, 'an award is of what was published');
END;

CREATE TRIGGER awards_are_never_overwritten BEFORE UPDATE ON awards
BEGIN
  SELECT RAISE(ABORT, 'what was awarded is never overwritten');
END;

CREATE TRIGGER awards_are_never_deleted BEFORE DELETE ON awards
BEGIN
  SELECT RAISE(ABORT, 'what was awarded is never deleted');
END;

-------------------------------------------------------------------------------------------------------------- seasons

-- A championship or a ladder: a rule over sessions.
CREATE TABLE seasons (
  id INTEGER PRIMARY KEY,
  gid BLOB NOT NULL UNIQUE DEFAULT (randomblob(16)) CHECK (length(gid) = 16)
) STRICT;

CREATE TRIGGER seasons_are_never_altered BEFORE UPDATE ON seasons
BEGIN
  SELECT RAISE(ABORT, 'a season stays what it is');
END;

CREATE TRIGGER seasons_stay BEFORE DELETE ON seasons
BEGIN
  SELECT RAISE(ABORT, 'a season stays');
END;

CREATE TABLE season_rules (
  season_id INTEGER NOT NULL REFERENCES seasons (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  rules TEXT NOT NULL CHECK (json_type(rules) = 'object'),
  PRIMARY KEY (season_id, version),
  UNIQUE (change_id, season_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER season_rules_count_their_versions BEFORE INSERT ON season_rules
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM season_rules WHERE season_id = NEW.season_id)
BEGIN
  SELECT RAISE(ABORT, 'versions of the rules of a season count up by one');
END;

CREATE TRIGGER season_rules_are_of_their_change BEFORE INSERT ON season_rules
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND subject = 'season')
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a change of the season');
END;

CREATE TRIGGER season_rules_are_never_overwritten BEFORE UPDATE ON season_rules
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a new version, never overwritten');
END;

CREATE TRIGGER season_rules_are_never_deleted BEFORE DELETE ON season_rules
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a new version, never deleted');
END;

-- What counts in a season: a session of a stage, or without a session the stage over all of them.
CREATE TABLE season_sessions (
  id INTEGER PRIMARY KEY,
  season_id INTEGER NOT NULL REFERENCES seasons (id),
  stage_id INTEGER NOT NULL REFERENCES stages (id),
  session_id INTEGER REFERENCES sessions (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  counts INTEGER NOT NULL CHECK (counts IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX season_sessions_versions
  ON season_sessions (season_id, stage_id, coalesce(session_id, 0), version);
CREATE UNIQUE INDEX season_sessions_once_a_change
  ON season_sessions (change_id, season_id, stage_id, coalesce(session_id, 0));

CREATE TRIGGER season_sessions_count_their_versions BEFORE INSERT ON season_sessions
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM season_sessions
  WHERE season_id = NEW.season_id AND stage_id = NEW.stage_id
    AND coalesce(session_id, 0) = coalesce(NEW.session_id, 0))
BEGIN
  SELECT RAISE(ABORT, 'versions of a session of a season count up by one');
END;

CREATE TRIGGER season_sessions_are_of_their_change BEFORE INSERT ON season_sessions
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND subject = 'season')
  OR NEW.session_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM sessions AS session JOIN stages AS stage ON stage.event_id = session.event_id
    WHERE session.id = NEW.session_id AND stage.id = NEW.stage_id)
BEGIN
  SELECT RAISE(ABORT, 'a session of a season is one of its stage, by a change of the season');
END;

CREATE TRIGGER season_sessions_are_never_overwritten BEFORE UPDATE ON season_sessions
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a new version, never overwritten');
END;

CREATE TRIGGER season_sessions_are_never_deleted BEFORE DELETE ON season_sessions
BEGIN
  SELECT RAISE(ABORT, 'a season is changed by a new version, never deleted');
END;

--------------------------------------------------------------------------------------------------------------- sheets

-- A table of rubber bridge or minibridge, which is no event.
CREATE TABLE sheets (
  id INTEGER PRIMARY KEY,
  change_id INTEGER NOT NULL UNIQUE REFERENCES changes (id),
  kind TEXT NOT NULL CHECK (kind IN ('rubber', 'minibridge')),
  north INTEGER REFERENCES players (id),
  east INTEGER REFERENCES players (id),
  south INTEGER REFERENCES players (id),
  west INTEGER REFERENCES players (id)
) STRICT;

CREATE TABLE sheet_lines (
  sheet_id INTEGER NOT NULL REFERENCES sheets (id),
  ordinal INTEGER NOT NULL CHECK (ordinal >= 1),
  version INTEGER NOT NULL CHECK (version >= 1),
  change_id INTEGER NOT NULL REFERENCES changes (id),
  -- the English shorthand; empty where the line was taken away
  shorthand TEXT NOT NULL,
  PRIMARY KEY (sheet_id, ordinal, version),
  UNIQUE (change_id, sheet_id, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER sheets_are_of_their_change BEFORE INSERT ON sheets
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND subject = 'sheet')
BEGIN
  SELECT RAISE(ABORT, 'a sheet is begun by a change of sheets');
END;

CREATE TRIGGER sheets_are_never_deleted BEFORE DELETE ON sheets
BEGIN
  SELECT RAISE(ABORT, 'a sheet is never deleted');
END;

CREATE TRIGGER sheets_are_never_altered BEFORE UPDATE ON sheets
BEGIN
  SELECT RAISE(ABORT, 'a sheet stays what it is');
END;

CREATE TRIGGER sheet_lines_count_their_versions BEFORE INSERT ON sheet_lines
WHEN NEW.version <> 1 + (
  SELECT coalesce(max(version), 0) FROM sheet_lines WHERE sheet_id = NEW.sheet_id AND ordinal = NEW.ordinal)
BEGIN
  SELECT RAISE(ABORT, 'versions of a line count up by one');
END;

CREATE TRIGGER sheet_lines_are_of_their_change BEFORE INSERT ON sheet_lines
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND subject = 'sheet')
BEGIN
  SELECT RAISE(ABORT, 'a line is changed by a change of sheets');
END;

CREATE TRIGGER sheet_lines_are_never_overwritten BEFORE UPDATE ON sheet_lines
BEGIN
  SELECT RAISE(ABORT, 'a line is changed by a new version, never overwritten');
END;

CREATE TRIGGER sheet_lines_are_never_deleted BEFORE DELETE ON sheet_lines
BEGIN
  SELECT RAISE(ABORT, 'a line is changed by a new version, never deleted');
END;
