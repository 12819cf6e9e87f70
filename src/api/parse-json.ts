const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gu
/** An integer that a float may not hold. */
const LONG = /^-?[1-9]\d{15,}$/u
/** Without a match, every integer of the text fits in a float. */
const SUSPECT = /\d[\d.]{15}|\d[eE]-\d{3}/u

/**
 * Integers of 16 digits or more become strings, as do fractions that a float
 * would round to an integer. Numbers beyond 2^53 with a point or exponent stay
 * floats. Throws a `SyntaxError` on anything but JSON.
 */
export function parseJson(text: string): unknown {
  const exact = SUSPECT.test(text)
    ? text.replaceAll(TOKENS, token =>
        LONG.test(token) || isRoundedAway(token) ? `"${token}"` : token
      )
    : text
  return JSON.parse(exact)
}

function isRoundedAway(token: string): boolean {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/u.exec(token) ?? []
  if (whole === '' || !Number.isSafeInteger(Number(token))) return false
  const digits = (whole + fraction).replace(/0+$/u, '')
  const zeros = whole.length + fraction.length - digits.length
  return digits !== '' && Number(exponent) - fraction.length + zeros < 0
}
