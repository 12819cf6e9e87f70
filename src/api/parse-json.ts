/** Strings, which are skipped, or whole numbers that a float may not hold. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/gu

/**
 * Parses JSON without losing a digit: a whole number of 16 digits or more
 * becomes a string of its own digits. Throws a `SyntaxError` on anything that
 * is not JSON, a cut-off or HTML answer included.
 */
export function parseJson(text: string): unknown {
  const exact = /\d{16}/u.test(text)
    ? text.replaceAll(TOKENS, token =>
        token.startsWith('"') ? token : `"${token}"`
      )
    : text
  return JSON.parse(exact)
}
