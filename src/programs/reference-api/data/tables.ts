/** Times are ms since 1970; a `*_key` is text without case and accents. */
export const TABLES = `
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value ANY NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE currencies (
  code TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  symbol TEXT,
  kind TEXT NOT NULL CHECK (kind IN ('real', 'virtual')),
  decimals INTEGER NOT NULL CHECK (decimals BETWEEN 0 AND 18),
  large_amount INTEGER
) STRICT;

CREATE TABLE admins (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL,
  search_key TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'invited', 'disabled')),
  password_hash TEXT,
  last_login_at INTEGER,
  last_login_ip TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  display_name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  search_key TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  email_verified INTEGER NOT NULL CHECK (email_verified IN (0, 1)),
  phone TEXT,
  country TEXT NOT NULL,
  status TEXT NOT NULL CHECK (
    status IN ('active', 'suspended', 'banned', 'closed', 'deleted')
  ),
  ban_reason TEXT,
  banned_until INTEGER,
  games_played INTEGER NOT NULL DEFAULT 0,
  tags TEXT NOT NULL DEFAULT '[]' CHECK (json_type(tags) = 'array'),
  is_test INTEGER NOT NULL DEFAULT 0 CHECK (is_test IN (0, 1)),
  last_seen_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  code TEXT NOT NULL UNIQUE,
  search_key TEXT NOT NULL,
  kind TEXT NOT NULL,
  status TEXT NOT NULL CHECK (
    status IN ('draft', 'active', 'paused', 'archived',
               'waiting', 'running', 'finished', 'cancelled')
  ),
  min_players INTEGER NOT NULL CHECK (min_players >= 2),
  max_players INTEGER NOT NULL CHECK (max_players >= min_players),
  players INTEGER NOT NULL CHECK (players BETWEEN 0 AND max_players),
  currency TEXT NOT NULL REFERENCES currencies (code),
  entry_fee INTEGER NOT NULL CHECK (entry_fee >= 0),
  prize_pool INTEGER NOT NULL CHECK (prize_pool >= 0),
  commission_bps INTEGER NOT NULL CHECK (commission_bps BETWEEN 0 AND 10000),
  is_private INTEGER NOT NULL CHECK (is_private IN (0, 1)),
  started_at INTEGER,
  finished_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE refresh_families (
  id TEXT PRIMARY KEY,
  admin_id INTEGER NOT NULL REFERENCES admins (id) ON DELETE CASCADE,
  network TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE refresh_tokens (
  hash BLOB PRIMARY KEY,
  family_id TEXT NOT NULL
    REFERENCES refresh_families (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  rotated_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id, expires_at);

CREATE TABLE login_attempts (
  email TEXT NOT NULL,
  network TEXT NOT NULL,
  wrong INTEGER NOT NULL CHECK (wrong > 0),
  forget_at INTEGER NOT NULL,
  PRIMARY KEY (email, network)
) STRICT, WITHOUT ROWID;

CREATE TABLE login_emails (
  email TEXT PRIMARY KEY,
  forget_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`
