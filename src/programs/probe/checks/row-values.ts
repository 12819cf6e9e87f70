import type { Row } from '../lists.ts'

/** A value of a row as a filter writes it. */
export function textIn(row: Row, field: string): string | undefined {
  const value = row[field]
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? String(value)
    : undefined
}
