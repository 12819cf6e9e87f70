/** The audit log, which nobody can change, and recent idempotency keys. */
export const COMMAND_TABLES = `
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  created_at INTEGER NOT NULL,
  admin_id INTEGER NOT NULL REFERENCES admins (id),
  action TEXT NOT NULL,
  resource TEXT NOT NULL,
  resource_id TEXT NOT NULL,
  before TEXT CHECK (json_type(before) = 'object'),
  after TEXT CHECK (json_type(after) = 'object'),
  /* An entry has the code of its cancelling, in place of its own. */
  reason_code TEXT,
  reason TEXT,
  request_id TEXT NOT NULL
) STRICT;
CREATE INDEX audit_log_admin ON audit_log (admin_id, created_at);

CREATE TABLE audit_subjects (
  resource TEXT NOT NULL,
  resource_id TEXT NOT NULL,
  audit_id INTEGER NOT NULL REFERENCES audit_log (id),
  PRIMARY KEY (resource, resource_id, audit_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX audit_subjects_of ON audit_subjects (audit_id);

CREATE TRIGGER audit_log_takes_new BEFORE INSERT ON audit_log
WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'the record is append-only');
END;
CREATE TRIGGER audit_log_stays_as_written BEFORE UPDATE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'the record is append-only');
END;
CREATE TRIGGER audit_log_stays BEFORE DELETE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'the record is append-only');
END;

CREATE TRIGGER audit_subjects_stay_as_written BEFORE UPDATE ON audit_subjects
BEGIN
  SELECT RAISE(ABORT, 'the record is append-only');
END;
CREATE TRIGGER audit_subjects_stay BEFORE DELETE ON audit_subjects
BEGIN
  SELECT RAISE(ABORT, 'the record is append-only');
END;

CREATE TABLE idempotency_keys (
  admin_id INTEGER NOT NULL REFERENCES admins (id),
  key TEXT NOT NULL,
  call TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (admin_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
`
