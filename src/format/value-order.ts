/** Text is not compared: its order is the server's own. */
export type Comparison = 'instant' | 'number' | 'minor'

/** Below 0, 0 or above 0; `undefined` if a value does not parse. */
export function compared(
  one: string,
  other: string,
  kind: Comparison
): number | undefined {
  switch (kind) {
    case 'instant':
      return difference(instantOf(one), instantOf(other))
    case 'number':
      return difference(numberOf(one), numberOf(other))
    case 'minor':
      return difference(minorOf(one), minorOf(other))
  }
}

function difference<Value extends number | bigint>(
  one: Value | undefined,
  other: Value | undefined
): number | undefined {
  if (one === undefined || other === undefined) return undefined
  if (one === other) return 0
  return one < other ? -1 : 1
}

function instantOf(text: string): number | undefined {
  // `Date.parse` alone accepts nearly any text.
  return /^\d{4}-\d\d-\d\d/u.test(text) ? finite(Date.parse(text)) : undefined
}

function numberOf(text: string): number | undefined {
  return text.trim() === '' ? undefined : finite(Number(text))
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined
}

function minorOf(text: string): bigint | undefined {
  return /^-?\d+$/u.test(text) ? BigInt(text) : undefined
}
