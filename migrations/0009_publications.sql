-- When a ranking was made official, when its correction period ends (Law 79C), and what was taken back of that. Only
-- ever added to: 'withdrawn' takes back the newest of the others that stands.
CREATE TABLE publications (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES sessions (id),
  kind TEXT NOT NULL CHECK (kind IN ('published', 'ended', 'withdrawn')),
  -- the session's newest change at that moment
  change_id INTEGER NOT NULL REFERENCES changes (id),
  -- of a publication: the end of its correction period, and every place as it was made official
  corrections_until TEXT CHECK (
    corrections_until IS NULL OR (julianday(corrections_until) IS NOT NULL AND corrections_until GLOB '*T*Z')),
  places TEXT CHECK (json_valid(places)),
  author TEXT NOT NULL,
  at TEXT NOT NULL CHECK (julianday(at) IS NOT NULL AND at GLOB '*T*Z'),
  CHECK ((kind = 'published') = (corrections_until IS NOT NULL)),
  CHECK ((kind = 'published') = (places IS NOT NULL))
) STRICT;
CREATE INDEX publications_by_session ON publications (session_id, id);

CREATE TRIGGER publications_are_of_changes_of_their_session BEFORE INSERT ON publications
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND session_id = NEW.session_id)
BEGIN
  SELECT RAISE(ABORT, 'a publication is of a change of its session');
END;

CREATE TRIGGER publications_are_never_overwritten BEFORE UPDATE ON publications
BEGIN
  SELECT RAISE(ABORT, 'what was published is never overwritten');
END;

CREATE TRIGGER publications_are_never_deleted BEFORE DELETE ON publications
BEGIN
  SELECT RAISE(ABORT, 'what was published is never deleted');
END;
