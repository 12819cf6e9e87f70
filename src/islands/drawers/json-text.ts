/** A value of the contract over several lines, every digit as it came. */
export function jsonText(value: unknown): string {
  return JSON.stringify(
    value,
    (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part),
    2
  )
}
