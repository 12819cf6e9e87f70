/**
 * A wallet without a user is a system wallet. A group of entries is one
 * movement; its row in `entry_groups` is its seal: entries come first, the seal
 * checks them, and the deferred foreign key prevents a commit without it. Each
 * entry states the balance and reserve after it. Only `completed` entries move
 * a balance (`reversed` ones did, and the reversal moved it back); a `reserved`
 * debit adds to the reserve; all others move nothing.
 */
export const LEDGER_TABLES = `
CREATE TABLE wallets (
  id INTEGER PRIMARY KEY,
  user_id INTEGER REFERENCES users (id),
  currency TEXT NOT NULL REFERENCES currencies (code),
  allow_negative INTEGER NOT NULL DEFAULT 0 CHECK (allow_negative IN (0, 1)),
  balance INTEGER NOT NULL DEFAULT 0,
  reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  last_entry_id INTEGER NOT NULL DEFAULT 0,
  CHECK (allow_negative = 1 OR balance >= reserved),
  CHECK (user_id IS NULL OR allow_negative = 0),
  UNIQUE (user_id, currency)
) STRICT;

CREATE TABLE system_wallets (
  wallet_id INTEGER PRIMARY KEY REFERENCES wallets (id),
  name TEXT NOT NULL,
  code TEXT NOT NULL UNIQUE,
  search_key TEXT NOT NULL,
  purpose TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'frozen', 'closed')),
  low_balance_at INTEGER,
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE entry_groups (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  reverses_id INTEGER UNIQUE REFERENCES entry_groups (id),
  reason TEXT,
  failure_code TEXT,
  effective_at INTEGER
) STRICT;

CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  group_id INTEGER NOT NULL
    REFERENCES entry_groups (id) DEFERRABLE INITIALLY DEFERRED,
  wallet_id INTEGER NOT NULL REFERENCES wallets (id),
  user_id INTEGER,
  currency TEXT NOT NULL,
  delta INTEGER NOT NULL CHECK (
    delta <> 0 AND delta > -9223372036854775807
  ),
  balance_after INTEGER NOT NULL,
  reserved_after INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL CHECK (
    CASE status
      WHEN 'completed' THEN 1 WHEN 'reversed' THEN 1 WHEN 'pending' THEN 1
      WHEN 'reserved' THEN 1 WHEN 'failed' THEN 1 WHEN 'cancelled' THEN 1
      ELSE 0
    END
  ),
  game_id INTEGER REFERENCES games (id),
  operator_id INTEGER REFERENCES admins (id)
) STRICT;
CREATE INDEX entries_group ON entries (group_id);
`
