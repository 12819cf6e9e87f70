import { cleanCode } from '../../../format/clean-text.ts'

/** Least number of digits: `txn_000123` sorts like its number. */
const DIGITS = {
  adm: 2,
  gam: 2,
  wal: 5,
  txn: 6,
  grp: 6,
  aud: 6,
  nte: 6
} as const

export type IdKind = keyof typeof DIGITS

export function publicId(kind: IdKind, id: number): string {
  return `${kind}_${String(id).padStart(DIGITS[kind], '0')}`
}

/** `undefined` for any other text. */
export function rowId(kind: IdKind, id: string): number | undefined {
  const number = Number(/^[a-z]{3}_(\d{2,15})$/u.exec(id)?.[1])
  return publicId(kind, number) === id ? number : undefined
}

/** Of a typed text that is a whole id. */
export function searchedId(
  kind: IdKind,
  search: string | undefined
): number | undefined {
  return rowId(kind, cleanCode(search ?? '').toLowerCase())
}

/** A user's id is a plain decimal. */
export function userRowId(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/u.test(id) ? Number(id) : undefined
}
