import { statSync } from 'node:fs'

import { StartError } from '../../hosting/start-error.ts'

/** A database file that cannot be used, and what to do about it. */
export class DatabaseError extends StartError {
  override readonly name = 'DatabaseError'
}

const ELSEWHERE = 'Set PANEL_DB to another file.'
const ANEW = 'Delete it, and it is made anew.'

/** What SQLite's primary result codes mean for the file. */
const REASONS: Readonly<Record<number, string>> = {
  5: `is locked by another program. Stop it, or set PANEL_DB to another file.`,
  8: `cannot be written to by this user. ${ELSEWHERE}`,
  10: `cannot be read or written: its disk fails. ${ELSEWHERE}`,
  11: `is damaged. ${ANEW}`,
  13: `has no room: its disk is full. ${ELSEWHERE}`,
  14: `cannot be opened or made by this user. ${ELSEWHERE}`,
  26: `is not a SQLite database. ${ELSEWHERE}`
}

/** The error for the file of another program, which must not be touched. */
export function foreignDatabase(path: string): DatabaseError {
  return new DatabaseError(
    `${path} is the database of another program. ${ELSEWHERE}`
  )
}

/** The error for a file whose tables are of another version of ours. */
export function otherVersion(
  path: string,
  made: number,
  wanted: number
): DatabaseError {
  return new DatabaseError(
    `${path} was made by another version (${made}, not ${wanted}). ${ANEW}`
  )
}

/**
 * What `node:fs` or `node:sqlite` said about a file, as a `DatabaseError`.
 * Any other error is given back as it is: it is a fault of ours.
 */
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
  // The upper bits tell more than we need, the lower ones are the code.
  return 'errcode' in error ? REASONS[Number(error.errcode) % 256] : undefined
}
