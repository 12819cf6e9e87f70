import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'

export type SettingName = 'token-secret' | 'demonstration-hash'

/** A value that the database keeps about itself, or `undefined`. */
export function readSetting(
  database: DatabaseSync,
  name: SettingName
): SQLOutputValue | undefined {
  return database
    .prepare('SELECT value FROM settings WHERE name = ?')
    .get(name)?.['value']
}

/** Keeps a value, in the place of an earlier one. */
export function writeSetting(
  database: DatabaseSync,
  name: SettingName,
  value: SQLInputValue
): void {
  database
    .prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)')
    .run(name, value)
}
