/** What admins wrote down, of a user or a whole movement: for good. */
export const NOTE_TABLES = `
CREATE TABLE notes (
  id INTEGER PRIMARY KEY,
  user_id INTEGER REFERENCES users (id),
  group_id INTEGER REFERENCES entry_groups (id),
  admin_id INTEGER NOT NULL REFERENCES admins (id),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at INTEGER NOT NULL,
  CHECK ((user_id IS NULL) <> (group_id IS NULL))
) STRICT;
CREATE INDEX notes_user ON notes (user_id, created_at)
  WHERE user_id IS NOT NULL;
CREATE INDEX notes_group ON notes (group_id, created_at)
  WHERE group_id IS NOT NULL;

CREATE TRIGGER notes_take_new BEFORE INSERT ON notes
WHEN EXISTS (SELECT 1 FROM notes WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'notes are append-only');
END;
CREATE TRIGGER notes_stay_as_written BEFORE UPDATE ON notes
BEGIN
  SELECT RAISE(ABORT, 'notes are append-only');
END;
CREATE TRIGGER notes_stay BEFORE DELETE ON notes
BEGIN
  SELECT RAISE(ABORT, 'notes are append-only');
END;
`
