-- The club's logo, as it was read from a file: the newest version is in use. One without a picture takes it away.
CREATE TABLE club_logos (
  version INTEGER PRIMARY KEY CHECK (version >= 1),
  change_id INTEGER NOT NULL UNIQUE REFERENCES changes (id),
  type TEXT CHECK (type IN ('image/png', 'image/jpeg')),
  width INTEGER CHECK (width >= 1),
  height INTEGER CHECK (height >= 1),
  picture BLOB CHECK (length(picture) >= 1),
  CHECK ((type IS NULL) = (picture IS NULL) AND (width IS NULL) = (picture IS NULL)
    AND (height IS NULL) = (picture IS NULL))
) STRICT;

CREATE TRIGGER club_logos_count_their_versions BEFORE INSERT ON club_logos
WHEN NEW.version <> 1 + (SELECT coalesce(max(version), 0) FROM club_logos)
BEGIN
  SELECT RAISE(ABORT, 'versions of the logo count up by one');
END;

CREATE TRIGGER club_logos_are_of_their_change BEFORE INSERT ON club_logos
WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = NEW.change_id AND subject = 'settings')
BEGIN
  SELECT RAISE(ABORT, 'the logo is changed by a change of the settings');
END;

CREATE TRIGGER club_logos_are_never_overwritten BEFORE UPDATE ON club_logos
BEGIN
  SELECT RAISE(ABORT, 'the logo is changed by a new version, never overwritten');
END;

CREATE TRIGGER club_logos_are_never_deleted BEFORE DELETE ON club_logos
BEGIN
  SELECT RAISE(ABORT, 'what was the logo is never deleted');
END;
