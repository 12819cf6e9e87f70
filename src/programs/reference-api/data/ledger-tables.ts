import {
  moneyStatus,
  statusesThatAre
} from '../../../contract/ledger/money-status.ts'

const quoted = (status: string): string => `'${status}'`

/** As SQL: `'completed', 'reversed'`. */
export const SETTLED_STATUSES = statusesThatAre('settled')
  .map(quoted)
  .join(', ')
/** What still waits for a decision. */
export const OPEN_STATUSES = statusesThatAre('open', 'held')
  .map(quoted)
  .join(', ')
export const HELD_STATUSES = statusesThatAre('held').map(quoted).join(', ')

const IS_STATUS = Object.keys(moneyStatus)
  .map(status => `WHEN ${quoted(status)} THEN 1`)
  .join(' ')

/**
 * A wallet without a user is a system wallet. A group of entries is one
 * movement; its row in `entry_groups` is its seal: entries come first, the seal
 * checks them, and the deferred foreign key prevents a commit without it. Each
 * entry states the balance and reserve after it.
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
  /* In part, if several do. */
  reverses_id INTEGER REFERENCES entry_groups (id),
  /* Of a pending reversal, which may be cancelled. */
  would_reverse_id INTEGER REFERENCES entry_groups (id),
  reason TEXT,
  failure_code TEXT,
  effective_at INTEGER
) STRICT;
CREATE INDEX groups_reversing ON entry_groups (reverses_id)
  WHERE reverses_id IS NOT NULL;
CREATE INDEX groups_to_reverse ON entry_groups (would_reverse_id)
  WHERE would_reverse_id IS NOT NULL;

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
    CASE status ${IS_STATUS} ELSE 0 END
  ),
  game_id INTEGER REFERENCES games (id),
  operator_id INTEGER REFERENCES admins (id),
  reason_code TEXT
) STRICT;
CREATE INDEX entries_group ON entries (group_id);

/* How an open group ended: whole, and once. Its reserve is released. */
CREATE TABLE decisions (
  group_id INTEGER PRIMARY KEY REFERENCES entry_groups (id),
  /* A group of the same legs that moved them, sealed later; or cancelled. */
  posted_by INTEGER UNIQUE
    REFERENCES entry_groups (id) DEFERRABLE INITIALLY DEFERRED,
  /* When, why and by whom it was cancelled; its entries then have this code. */
  cancelled_at INTEGER CHECK (posted_by IS NULL OR cancelled_at IS NULL),
  reason_code TEXT CHECK (posted_by IS NULL OR reason_code IS NULL),
  reason TEXT CHECK (posted_by IS NULL OR reason IS NULL),
  admin_id INTEGER REFERENCES admins (id)
    CHECK (posted_by IS NULL OR admin_id IS NULL)
) STRICT;
`
