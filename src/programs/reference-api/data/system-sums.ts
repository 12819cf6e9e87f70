import type { DatabaseSync } from 'node:sqlite'

export const DAY_MS = 86_400_000
/** How much of a reference's beginning the detailed sums keep apart. */
export const HEAD_LENGTH = 4

/**
 * Sums of the system wallets' entries: half a million are too slow to count.
 * The sign of `delta` is the direction. Triggers maintain the sums.
 */
export interface SystemSums {
  table: string
  /** The length of a time span, counted from 1970. */
  spanMs: number
  /** Whether amount, game and the reference's head are kept apart too. */
  detailed: boolean
}

export const SYSTEM_DAYS: SystemSums = {
  table: 'system_days',
  spanMs: DAY_MS,
  detailed: false
}
/** For the net of days. */
export const SYSTEM_DAY_DETAILS: SystemSums = {
  table: 'system_day_details',
  spanMs: DAY_MS,
  detailed: true
}
/** For sums over longer periods: a third of the rows of the days. */
export const SYSTEM_WEEK_DETAILS: SystemSums = {
  table: 'system_week_details',
  spanMs: 7 * DAY_MS,
  detailed: true
}

const ALL = [SYSTEM_DAYS, SYSTEM_DAY_DETAILS, SYSTEM_WEEK_DETAILS]

export const SYSTEM_SUMS_TABLES = ALL.map(tableOf).join('')
export const SYSTEM_SUMS_RULES = ALL.map(rulesOf).join('')

/** Replaces any earlier sums. */
export function sumUpSystem(database: DatabaseSync): void {
  for (const { table } of ALL) database.exec(`DELETE FROM ${table}`)
  const key = [...keyOf(SYSTEM_DAY_DETAILS, 'e', 'g'), 'e.currency'].join(', ')
  database.exec(
    `INSERT INTO ${SYSTEM_DAY_DETAILS.table} (${columnsOf(SYSTEM_DAY_DETAILS)})
     SELECT ${key}, sum(e.delta), count(*)
     FROM entries e JOIN entry_groups g ON g.id = e.group_id
     WHERE e.user_id IS NULL GROUP BY ${key}`
  )
  for (const sums of [SYSTEM_DAYS, SYSTEM_WEEK_DETAILS]) {
    const { table, spanMs, detailed } = sums
    const names = keyNames(detailed).replace(
      'span',
      `span / ${spanMs / DAY_MS}`
    )
    database.exec(
      `INSERT INTO ${table} (${columnsOf(sums)})
       SELECT ${names}, currency, sum(delta), sum(entries)
       FROM ${SYSTEM_DAY_DETAILS.table} GROUP BY ${names}, currency`
    )
  }
}

function tableOf({ table, detailed }: SystemSums): string {
  return `
CREATE TABLE ${table} (
  span INTEGER NOT NULL,
  wallet_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  is_credit INTEGER NOT NULL,
  by_admin INTEGER NOT NULL,${
    detailed
      ? `
  amount INTEGER NOT NULL,
  game_id INTEGER NOT NULL,
  reference_head TEXT NOT NULL,`
      : ''
  }
  currency TEXT NOT NULL,
  delta INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  PRIMARY KEY (${keyNames(detailed)})
) STRICT, WITHOUT ROWID;
`
}

/** Sums entries when they are sealed: the seal knows their reference. */
function rulesOf(sums: SystemSums): string {
  const { table } = sums
  const add = (entry: string, group: string, sign = ''): string => `
  INSERT INTO ${table} (${columnsOf(sums)})
  SELECT ${keyOf(sums, entry, group).join(', ')}, ${entry}.currency,
    ${sign}${entry}.delta, ${sign}1`
  const onto = `
  ON CONFLICT DO UPDATE SET delta = delta + excluded.delta,
    entries = entries + excluded.entries;`
  const moved = `FROM entry_groups g WHERE g.id = NEW.group_id${onto}`
  return `
CREATE TRIGGER groups_add_to_${table} AFTER INSERT ON entry_groups
BEGIN${add('e', 'NEW')}
  FROM entries e WHERE e.group_id = NEW.id AND e.user_id IS NULL${onto}
END;

CREATE TRIGGER entries_move_in_${table} AFTER UPDATE OF status ON entries
WHEN NEW.user_id IS NULL
BEGIN${add('OLD', 'g', '-')} ${moved}
  DELETE FROM ${table}
  WHERE span = OLD.created_at / ${sums.spanMs} AND wallet_id = OLD.wallet_id
    AND type = OLD.type AND status = OLD.status AND entries = 0;${add('NEW', 'g')} ${moved}
END;
`
}

function columnsOf({ detailed }: SystemSums): string {
  return `${keyNames(detailed)}, currency, delta, entries`
}

function keyNames(detailed: boolean): string {
  const names = 'span, wallet_id, type, status, is_credit, by_admin'
  return detailed ? `${names}, amount, game_id, reference_head` : names
}

/** `entry` and `group` are names of tables, or NEW. */
function keyOf(
  { spanMs, detailed }: SystemSums,
  entry: string,
  group: string
): string[] {
  const key = [
    `${entry}.created_at / ${spanMs}`,
    `${entry}.wallet_id`,
    `${entry}.type`,
    `${entry}.status`,
    `${entry}.delta > 0`,
    `${entry}.operator_id IS NOT NULL`
  ]
  if (!detailed) return key
  return [
    ...key,
    `abs(${entry}.delta)`,
    `coalesce(${entry}.game_id, 0)`,
    `substr(${group}.reference, 1, ${HEAD_LENGTH})`
  ]
}
