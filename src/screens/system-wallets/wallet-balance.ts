/** A wallet of the house as far as its money is concerned, minor units. */
interface Wallet {
  balance: string
  reserved?: string | undefined
  lowBalanceAt?: string | null | undefined
}

/** What can be moved; `undefined` where it is not said what is reserved. */
export function availableIn({ balance, reserved }: Wallet): string | undefined {
  return reserved === undefined
    ? undefined
    : String(BigInt(balance) - BigInt(reserved))
}

/** Whether it is known to hold less than its mark. */
export function isLow({ balance, lowBalanceAt }: Wallet): boolean {
  return (
    typeof lowBalanceAt === 'string' && BigInt(balance) < BigInt(lowBalanceAt)
  )
}
