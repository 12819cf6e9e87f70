/** What a column of the database holds. */
export const INT64_MAX = 2n ** 63n - 1n
export const INT64_MIN = -(2n ** 63n)

/** With its negative, too. */
export function fitsInt64(units: bigint): boolean {
  return units <= INT64_MAX && units >= -INT64_MAX
}
