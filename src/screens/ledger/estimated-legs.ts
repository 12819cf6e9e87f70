import type { Transaction } from '../../contract/ledger/transaction.ts'
import type {
  ReviewLeg,
  Subject
} from '../../features/actions/action-definition.ts'
import { ownerName } from '../../routes/ledger-links.ts'
import { client } from '../../stores/api.ts'
import { readEntry, shownLedger } from './read-entry.ts'
import { withKnownNames } from './row-names.ts'

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

/** `units`: how much, if it is not all that it moved. */
export async function reversedLegs(
  id: string,
  units: string | undefined
): Promise<ReviewLeg[]> {
  return legsOf(id, ({ direction, amount }) =>
    signed(direction === 'debit', units ?? amount)
  )
}

/** Of what is pending or reserved. */
export async function openLegs(
  id: string,
  end: 'completed' | 'cancelled'
): Promise<ReviewLeg[]> {
  return legsOf(id, ({ direction, amount }) =>
    end === 'completed' ? signed(direction === 'credit', amount) : '0'
  )
}

/** Entries do not contain current balances. */
async function legsOf(
  id: string,
  changeOf: (entry: Transaction) => string
): Promise<ReviewLeg[]> {
  const { entries, ...own } = await readEntry(id)
  // A translated backend knows one side.
  const sides: readonly Transaction[] = entries.length > 0 ? entries : [own]
  return Promise.all(
    sides.map(async entry => ({
      walletId: entry.walletId ?? entry.id,
      ...(await ownerOf(entry)),
      currency: entry.currency,
      change: changeOf(entry)
    }))
  )
}

/** With the id beside a name that the entry itself does not carry. */
async function ownerOf(
  entry: Transaction
): Promise<Pick<ReviewLeg, 'name' | 'id' | 'kind'>> {
  const ledger = shownLedger()
  const { walletName, userName } = await withKnownNames(entry, ledger)
  const kind = kindOf(entry)
  if (ledger === 'house' && walletName && walletName !== entry.walletName) {
    return { name: walletName, id: entry.walletId, kind }
  }
  if (ledger === 'user' && userName && userName !== entry.userName) {
    return { name: userName, id: entry.userId, kind }
  }
  return { name: ownerName(entry) ?? '', kind }
}

function signed(gives: boolean, amount: string): string {
  return gives ? amount : `-${amount}`
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
