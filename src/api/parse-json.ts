/** Strings, which are skipped, and numbers with all that belongs to them. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gu
/** A whole number that a float may not hold. */
const LONG = /^-?[1-9]\d{15,}$/u
/** Without these, every whole number of a text fits in a float. */
const SUSPECT = /\d[\d.]{15}|\d[eE]-\d{3}/u

/**
 * Parses JSON without turning one whole number into another: a number of 16
 * digits or more becomes a string of its own digits, and so does a fraction
 * that a float would round to a whole number. Other fractions are floats, and
 * so are numbers beyond 2^53 that are written with a point or an exponent.
 * Throws a `SyntaxError` on anything that is not JSON, a cut-off or HTML
 * answer included.
 */
export function parseJson(text: string): unknown {
  const exact = SUSPECT.test(text)
    ? text.replaceAll(TOKENS, token =>
        LONG.test(token) || isRoundedAway(token) ? `"${token}"` : token
      )
    : text
  return JSON.parse(exact)
}

/** Whether a fraction is a whole number as a float. */
function isRoundedAway(token: string): boolean {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/u.exec(token) ?? []
  if (whole === '' || !Number.isSafeInteger(Number(token))) return false
  const digits = (whole + fraction).replace(/0+$/u, '')
  const zeros = whole.length + fraction.length - digits.length
  return digits !== '' && Number(exponent) - fraction.length + zeros < 0
}
