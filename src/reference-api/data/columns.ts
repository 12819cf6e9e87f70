import type { SQLOutputValue } from 'node:sqlite'

/** A row as the database gives it; whole numbers come as `bigint`. */
export type Row = Record<string, SQLOutputValue>

/** What rows are sorted by: a whole number, a text, or nothing. */
export type SortKey = bigint | string | null

/** A column that holds something else than its reader expects. */
export class ColumnError extends Error {
  constructor(column: string, wanted: string) {
    super(`Column ${column} holds no ${wanted}`)
    this.name = 'ColumnError'
  }
}

/** The text of a column. */
export function textOf(row: Row, column: string): string {
  return optionalText(row, column) ?? missing(column, 'text')
}

/** The text of a column, or `undefined` for NULL. */
export function optionalText(row: Row, column: string): string | undefined {
  const value = row[column]
  if (value === null) return undefined
  return typeof value === 'string' ? value : missing(column, 'text')
}

/** A count or an id of a column: whole, and small enough to be exact. */
export function numberOf(row: Row, column: string): number {
  return optionalNumber(row, column) ?? missing(column, 'number')
}

/** The number of a column, or `undefined` for NULL. */
export function optionalNumber(row: Row, column: string): number | undefined {
  const value = row[column]
  if (value === null) return undefined
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : missing(column, 'number')
}

/** The yes or no of a column that holds 1 or 0. */
export function flagOf(row: Row, column: string): boolean {
  return numberOf(row, column) === 1
}

/** An amount in minor units, every digit kept. */
export function minorOf(row: Row, column: string): string {
  return optionalMinor(row, column) ?? missing(column, 'amount')
}

/** An amount in minor units, or `undefined` for NULL. */
export function optionalMinor(row: Row, column: string): string | undefined {
  const value = row[column]
  if (value === null) return undefined
  return typeof value === 'bigint' ? String(value) : missing(column, 'amount')
}

/** An instant of milliseconds, as ISO 8601 in UTC. */
export function instantOf(row: Row, column: string): string {
  return new Date(numberOf(row, column)).toISOString()
}

/** An instant as ISO 8601 in UTC, or `undefined` for NULL. */
export function optionalInstant(row: Row, column: string): string | undefined {
  const time = optionalNumber(row, column)
  return time === undefined ? undefined : new Date(time).toISOString()
}

/** What a column sorts its row by. */
export function sortKeyOf(row: Row, column: string): SortKey {
  const value = row[column]
  if (value === null || typeof value === 'string') return value
  return typeof value === 'bigint' ? value : missing(column, 'sort key')
}

/** The bytes of a column. */
export function bytesOf(row: Row, column: string): Uint8Array {
  const value = row[column]
  return value instanceof Uint8Array ? value : missing(column, 'bytes')
}

function missing(column: string, wanted: string): never {
  throw new ColumnError(column, wanted)
}
