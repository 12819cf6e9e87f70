import type { SQLOutputValue } from 'node:sqlite'

/** Whole numbers are `bigint`. */
export type Row = Record<string, SQLOutputValue>

export type SortKey = bigint | string | null

class ColumnError extends Error {
  constructor(column: string, wanted: string) {
    super(`Column ${column} holds no ${wanted}`)
    this.name = 'ColumnError'
  }
}

export function textOf(row: Row, column: string): string {
  return optionalText(row, column) ?? missing(column, 'text')
}

/** `undefined` for NULL. */
export function optionalText(row: Row, column: string): string | undefined {
  const value = row[column]
  if (value === null) return undefined
  return typeof value === 'string' ? value : missing(column, 'text')
}

/** A count or an id, small enough to be exact. */
export function numberOf(row: Row, column: string): number {
  return optionalNumber(row, column) ?? missing(column, 'number')
}

export function optionalNumber(row: Row, column: string): number | undefined {
  const value = row[column]
  if (value === null) return undefined
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : missing(column, 'number')
}

export function flagOf(row: Row, column: string): boolean {
  return numberOf(row, column) === 1
}

/** In minor units, with every digit. */
export function minorOf(row: Row, column: string): string {
  return optionalMinor(row, column) ?? missing(column, 'amount')
}

export function optionalMinor(row: Row, column: string): string | undefined {
  const value = row[column]
  if (value === null) return undefined
  return typeof value === 'bigint' ? String(value) : missing(column, 'amount')
}

/** From milliseconds to ISO 8601 in UTC. */
export function instantOf(row: Row, column: string): string {
  return new Date(numberOf(row, column)).toISOString()
}

export function optionalInstant(row: Row, column: string): string | undefined {
  const time = optionalNumber(row, column)
  return time === undefined ? undefined : new Date(time).toISOString()
}

export function sortKeyOf(row: Row, column: string): SortKey {
  const value = row[column]
  if (value === null || typeof value === 'string') return value
  return typeof value === 'bigint' ? value : missing(column, 'sort key')
}

export function bytesOf(row: Row, column: string): Uint8Array {
  const value = row[column]
  return value instanceof Uint8Array ? value : missing(column, 'bytes')
}

function missing(column: string, wanted: string): never {
  throw new ColumnError(column, wanted)
}
