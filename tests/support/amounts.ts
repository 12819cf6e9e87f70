/** Minor units of an amount as it is written, its code left out. */
export function unitsOf(text: string | null): bigint {
  const digits = (text ?? '').replace('\u2212', '-').replaceAll(/[^\d-]/gu, '')
  return BigInt(digits)
}

/** An amount as the panel writes it, with its sign and two decimals. */
export function written(minorUnits: bigint): string {
  const all = minorUnits < 0n ? -minorUnits : minorUnits
  const digits = String(all).padStart(3, '0')
  const whole = BigInt(digits.slice(0, -2)).toLocaleString('en-GB')
  const sign = minorUnits < 0n ? '\u2212' : minorUnits > 0n ? '+' : ''
  return `${sign}${whole}.${digits.slice(-2)}`
}

/** Minor units of euros as the panel writes them. */
export function euros(minorUnits: bigint): string {
  const digits = String(minorUnits).padStart(3, '0')
  const whole = BigInt(digits.slice(0, -2)).toLocaleString('en')
  return `${whole}.${digits.slice(-2)}`
}
