import { statSync } from 'node:fs'

import { StartError } from '../../hosting/start-error.ts'

/** The file cannot be used; the message says what to do about it. */
export class DatabaseError extends StartError {
  override readonly name = 'DatabaseError'
}

const ELSEWHERE = 'Set PANEL_DB to another file.'
const ANEW = 'Delete it, and it is made anew.'

/** By SQLite's primary result code. */
const REASONS: Readonly<Record<number, string>> = {
  5: `is locked by another program. Stop it, or set PANEL_DB to another file.`,
  8: `cannot be written to by this user. ${ELSEWHERE}`,
  10: `cannot be read or written: its disk fails. ${ELSEWHERE}`,
  11: `is damaged. ${ANEW}`,
  13: `has no room: its disk is full. ${ELSEWHERE}`,
  14: `cannot be opened or made by this user. ${ELSEWHERE}`,
  26: `is not a SQLite database. ${ELSEWHERE}`
}

/** Another program's file must not be touched. */
export function foreignDatabase(path: string): DatabaseError {
  return new DatabaseError(
    `${path} is the database of another program. ${ELSEWHERE}`
  )
}

export function otherVersion(path: string): DatabaseError {
  return new DatabaseError(`${path} was made by another version. ${ANEW}`)
}

/** A file error as a `DatabaseError`; returns any other error unchanged. */
export function fileError(path: string, error: unknown): unknown {
  const reason = reasonOf(path, error)
  return reason === undefined
    ? error
    : new DatabaseError(`${path} ${reason}`, { cause: error })
}

function reasonOf(path: string, error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    return 'is a folder. Set PANEL_DB to a file.'
  }
  if ('syscall' in error) return REASONS[14]
  // The lower bits are the primary code.
  return 'errcode' in error ? REASONS[Number(error.errcode) % 256] : undefined
}
