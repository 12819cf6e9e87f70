/** An id that is longer is none, in characters. */
export const LONGEST_ID = 128

/**
 * One safe, percent-encoded segment of a path. Throws a `RangeError` on
 * what an address cannot carry as one segment.
 */
export function pathSegment(value: string): string {
  if (!isId(value)) {
    throw new RangeError(`Not a path segment: "${value.slice(0, LONGEST_ID)}"`)
  }
  return encodeURIComponent(value)
}

/** Whether a text can name one thing in an address. */
export function isId(value: string): boolean {
  return (
    value !== '' &&
    value.length <= LONGEST_ID &&
    // Half a character cannot be encoded.
    value.isWellFormed() &&
    !climbs(value)
  )
}

/** Whether a server that decodes slashes would leave the place of a segment. */
function climbs(value: string): boolean {
  return value.split(/[/\\]/u).some(part => part === '.' || part === '..')
}
