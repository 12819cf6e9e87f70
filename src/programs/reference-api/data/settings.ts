import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'

export type SettingName = 'token-secret' | 'demonstration-hash'

export function readSetting(
  database: DatabaseSync,
  name: SettingName
): SQLOutputValue | undefined {
  return database
    .prepare('SELECT value FROM settings WHERE name = ?')
    .get(name)?.['value']
}

export function writeSetting(
  database: DatabaseSync,
  name: SettingName,
  value: SQLInputValue
): void {
  database
    .prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)')
    .run(name, value)
}
