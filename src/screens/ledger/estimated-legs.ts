import type { Transaction } from '../../contract/ledger/transaction.ts'
import type {
  ReviewLeg,
  Subject
} from '../../features/actions/action-definition.ts'
import { ownerName } from '../../routes/ledger-links.ts'
import { client } from '../../stores/api.ts'
import { $route } from '../../stores/route.ts'

export async function userLeg(
  { id, name }: Subject,
  currency: string,
  change: string
): Promise<ReviewLeg> {
  const { balances } = await client.one('user', { path: { id } })
  const balance = balances.find(one => one.currency === currency)
  return {
    walletId: id,
    name,
    kind: 'available',
    currency,
    ...changed(balance?.available, change)
  }
}

export async function walletLeg(
  id: string,
  change: string
): Promise<ReviewLeg> {
  const wallet = await client.one('systemWallet', { path: { id } })
  const { name, currency, balance } = wallet
  return {
    walletId: id,
    name,
    kind: 'system_wallet',
    currency,
    ...changed(balance, change)
  }
}

/** Entries do not contain current balances. */
export async function reversedLegs(id: string): Promise<ReviewLeg[]> {
  // Of a movement of which one side is known, that of the ledger shown.
  const isUsers = $route.get()?.match?.route.name === 'user-transactions'
  const { entries, ...own } = await client.one('transaction', {
    path: { id, ...(isUsers ? { ledger: 'user' } : {}) }
  })
  // A translated backend knows one side.
  const sides: readonly Transaction[] = entries.length > 0 ? entries : [own]
  return sides.map(entry => ({
    walletId: entry.walletId ?? entry.id,
    name: ownerName(entry) ?? '',
    kind: kindOf(entry),
    currency: entry.currency,
    change: entry.direction === 'credit' ? `-${entry.amount}` : entry.amount
  }))
}

/** Inferred from the wallet's name: null means there is none. */
function kindOf({ walletName }: Transaction): string {
  if (walletName === undefined) return ''
  return walletName === null ? 'user' : 'system_wallet'
}

function changed(
  before: string | undefined,
  change: string
): Pick<ReviewLeg, 'before' | 'change' | 'after'> {
  if (before === undefined) return { change }
  return { before, change, after: String(BigInt(before) + BigInt(change)) }
}
