import type { DatabaseSync } from 'node:sqlite'

export const DAY_MS = 86_400_000

/**
 * The entries of the system wallets summed up by day of UTC, because nobody
 * can wait for half a million of them to be counted one by one. `delta` is of
 * one direction, so that its sign tells which. The ledger's rules keep it.
 */
export const SYSTEM_DAYS_TABLE = `
CREATE TABLE system_days (
  day INTEGER NOT NULL,
  wallet_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  is_credit INTEGER NOT NULL,
  by_admin INTEGER NOT NULL,
  currency TEXT NOT NULL,
  delta INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  PRIMARY KEY (day, wallet_id, type, status, is_credit, by_admin)
) STRICT, WITHOUT ROWID;
`

const COLUMNS = `day, wallet_id, type, status, is_credit, by_admin, currency,
  delta, entries`

/** One entry as a row of the sums; the table, or NEW, stands before a dot. */
const rowOf = (entry: string, sign = ''): string => `
  ${entry}.created_at / ${DAY_MS}, ${entry}.wallet_id, ${entry}.type,
  ${entry}.status, ${entry}.delta > 0, ${entry}.operator_id IS NOT NULL,
  ${entry}.currency, ${sign}${entry}.delta, ${sign}1`

const ADD =
  'DO UPDATE SET delta = delta + excluded.delta, entries = entries + excluded.entries'

export const SYSTEM_DAYS_RULES = `
CREATE TRIGGER entries_add_to_days AFTER INSERT ON entries
WHEN NEW.user_id IS NULL
BEGIN
  INSERT INTO system_days (${COLUMNS}) VALUES (${rowOf('NEW')})
  ON CONFLICT ${ADD};
END;

CREATE TRIGGER entries_move_between_days AFTER UPDATE OF status ON entries
WHEN NEW.user_id IS NULL
BEGIN
  INSERT INTO system_days (${COLUMNS}) VALUES (${rowOf('OLD', '-')})
  ON CONFLICT ${ADD};
  DELETE FROM system_days
  WHERE day = OLD.created_at / ${DAY_MS} AND wallet_id = OLD.wallet_id
    AND type = OLD.type AND status = OLD.status AND entries = 0;
  INSERT INTO system_days (${COLUMNS}) VALUES (${rowOf('NEW')})
  ON CONFLICT ${ADD};
END;
`

/** Sums up all entries that are there, in the place of any earlier sums. */
export function sumUpSystemDays(database: DatabaseSync): void {
  database.exec(
    `DELETE FROM system_days;
     INSERT INTO system_days (${COLUMNS})
     SELECT created_at / ${DAY_MS}, wallet_id, type, status, delta > 0,
       operator_id IS NOT NULL, currency, sum(delta), count(*)
     FROM entries WHERE user_id IS NULL
     GROUP BY 1, 2, 3, 4, 5, 6`
  )
}
