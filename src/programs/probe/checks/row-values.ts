import * as v from 'valibot'

import type { Row } from '../lists.ts'

const Named = v.object({ id: v.string() })

/** Where a filter is not named as its field: of an admin by their id. */
const ADMIN_FILTERS: Readonly<Partial<Record<string, string>>> = {
  operatorId: 'operator',
  adminId: 'admin'
}

/** A value of a row as a filter writes it; `''` for no admin. */
export function textIn(row: Row, field: string): string | undefined {
  const admin = ADMIN_FILTERS[field]
  if (admin !== undefined) {
    if (row[admin] === null) return ''
    const named = v.safeParse(Named, row[admin])
    return named.success ? named.output.id : undefined
  }
  const value = row[field]
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? String(value)
    : undefined
}
