import type { Balance } from '../../contract/user/user.ts'

/** What is held in one currency, in minor units. */
export type HeldAmount = Pick<Balance, 'currency' | 'available' | 'reserved'>

/** As of a reading, ISO 8601. */
export interface Held {
  asOf: string
  amounts: readonly HeldAmount[]
}

/** As of the oldest; nothing where it is not known of each. */
export function heldTogether(
  targets: readonly { held?: Held | undefined }[]
): Held | undefined {
  const known = targets.flatMap(({ held }) => held ?? [])
  const [asOf] = known
    .map(held => held.asOf)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
  return asOf !== undefined && known.length === targets.length
    ? { asOf, amounts: known.flatMap(({ amounts }) => amounts) }
    : undefined
}

/** By currency, with what is reserved. */
export function heldSums({ amounts }: Held): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { currency, available, reserved = '0' } of amounts) {
    const before = sums.get(currency) ?? 0n
    sums.set(currency, before + BigInt(available) + BigInt(reserved))
  }
  return sums
}
