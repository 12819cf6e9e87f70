/** Strings, which are skipped, and numbers with all that belongs to them. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gu
/** A whole number that a float may not hold. */
const LONG = /^-?\d{16,}$/u

/**
 * Parses JSON without losing a digit: a whole number of 16 digits or more
 * becomes a string of its own digits. Throws a `SyntaxError` on anything that
 * is not JSON, a cut-off or HTML answer included.
 */
export function parseJson(text: string): unknown {
  const exact = /\d{16}/u.test(text)
    ? text.replaceAll(TOKENS, token =>
        LONG.test(token) ? `"${token}"` : token
      )
    : text
  return JSON.parse(exact)
}
