/** Amounts in minor units. */
interface Wallet {
  balance: string
  reserved?: string | undefined
  lowBalanceAt?: string | null | undefined
}

/** `undefined` if the reserved amount is unknown. */
export function availableIn({ balance, reserved }: Wallet): string | undefined {
  return reserved === undefined
    ? undefined
    : String(BigInt(balance) - BigInt(reserved))
}

/** False if it is unknown. */
export function isLow({ balance, lowBalanceAt }: Wallet): boolean {
  return (
    typeof lowBalanceAt === 'string' && BigInt(balance) < BigInt(lowBalanceAt)
  )
}
