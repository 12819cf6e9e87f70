import { NOBODYS_ID } from './probe.ts'

/** An id of the same kind that is nobody's. */
export function unlike(id = NOBODYS_ID): string {
  return /^\d+$/u.test(id) ? '999999999' : NOBODYS_ID
}

/** An id that cannot leave its path segment. */
export function isPlainId(id: unknown): id is string {
  return typeof id === 'string' && /^[^/\\.][^/\\]*$/u.test(id)
}
