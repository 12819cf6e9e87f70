/** In characters; anything longer is not an id. */
export const LONGEST_ID = 128

/** Percent-encodes one path segment. Throws a `RangeError` if not an id. */
export function pathSegment(value: string): string {
  if (!isId(value)) {
    throw new RangeError(`Not a path segment: "${value.slice(0, LONGEST_ID)}"`)
  }
  return encodeURIComponent(value)
}

export function isId(value: string): boolean {
  return (
    value !== '' &&
    value.length <= LONGEST_ID &&
    // A lone surrogate cannot be encoded.
    value.isWellFormed() &&
    // Servers answer a path with a NUL by 400, 404 or a page.
    !value.includes('\0') &&
    !climbs(value)
  )
}

/** Whether the path would climb on a server that decodes slashes. */
function climbs(value: string): boolean {
  return value.split(/[/\\]/u).some(part => part === '.' || part === '..')
}
