import { OPEN_STATUSES } from './ledger-tables.ts'

/**
 * Filters for the system wallets' half a million entries, so that an index
 * alone answers them. SQLite's planner needs the user too, who is always NULL.
 */
const FILTERED = [
  'created_at',
  'id',
  'delta',
  'type',
  'status',
  'currency',
  'wallet_id',
  'operator_id',
  'game_id',
  'group_id',
  'user_id'
]

function systemIndex(name: string, order: string[], only = ''): string {
  const columns = [...new Set([...order, ...FILTERED])].join(', ')
  return `
CREATE INDEX entries_system_${name} ON entries (${columns})
  WHERE user_id IS NULL${only};`
}

/** After the seed: sorting once is faster than inserting in order. */
export const INDEXES = `
CREATE INDEX users_name ON users (name_key);
CREATE INDEX users_status ON users (status, name_key);
CREATE INDEX users_country ON users (country, name_key);
CREATE INDEX users_created ON users (created_at);
CREATE INDEX users_seen ON users (last_seen_at);
CREATE INDEX users_games ON users (games_played);
CREATE INDEX wallets_balance ON wallets (currency, (balance - reserved));
CREATE INDEX groups_reference ON entry_groups (reference);

CREATE INDEX entries_user ON entries (user_id, created_at, id, group_id)
  WHERE user_id IS NOT NULL;
${systemIndex('time', ['created_at'])}
${systemIndex('wallet', ['wallet_id', 'created_at'])}
${systemIndex('type', ['type', 'created_at'])}
${systemIndex('status', ['status', 'created_at'])}
${systemIndex('currency', ['currency', 'created_at'])}
${systemIndex('amount', ['abs(delta)', 'created_at'])}
${systemIndex('group', ['group_id'])}
${systemIndex('game', ['game_id', 'created_at'], ' AND game_id IS NOT NULL')}
${systemIndex('open', ['created_at'], ` AND +status IN (${OPEN_STATUSES})`)}
CREATE INDEX entries_reserved ON entries (wallet_id, delta)
  WHERE status = 'reserved';
CREATE INDEX entries_system_operator ON entries (created_at)
  WHERE user_id IS NULL AND operator_id IS NOT NULL;
CREATE INDEX entries_system_reason ON entries (reason_code, created_at)
  WHERE user_id IS NULL AND reason_code IS NOT NULL;
`
