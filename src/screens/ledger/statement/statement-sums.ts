import { moneyStatusOf } from '../../../contract/ledger/money-status.ts'
import {
  accountKey,
  balanceFound,
  checkRunningBalance,
  type LedgerRow,
  type RunningBalance,
  signedAmount,
  statesBalance
} from '../running-balance.ts'

export interface StatementEntry extends LedgerRow {
  status: string
}

/** One wallet over a period; amounts in minor units. */
export interface StatementSection<Entry> {
  currency: string
  walletId: string | undefined
  /** Oldest first. */
  settled: Entry[]
  /** Those that may still move money: held, or open. */
  open: Entry[]
  sumIn: string
  sumOut: string
  /** `undefined` if the server states no balance to count from. */
  opening: string | undefined
  /** Opening plus `sumIn` less `sumOut`. */
  closing: string | undefined
  check: RunningBalance
}

/** `undefined` if there is none; missing keys had no entries before. */
export type Earlier = ReadonlyMap<string, LedgerRow | 'unknown' | undefined>

/** From all entries, oldest first; adds held currencies without entries. */
export function accountsOf<Entry extends StatementEntry>(
  entries: readonly Entry[],
  held: readonly string[],
  earlier: Earlier
): StatementSection<Entry>[] {
  return accounts(entries, held).map(account => section(account, earlier))
}

/** Currencies whose opening balance no entry of the period states. */
export function currenciesWithoutOpening(
  entries: readonly StatementEntry[],
  held: readonly string[]
): string[] {
  const unknown = accounts(entries, held).filter(
    account => openingWithin(account.settled) === undefined
  )
  return [...new Set(unknown.map(({ currency }) => currency))]
}

type Account<Entry> = Pick<
  StatementSection<Entry>,
  'currency' | 'walletId' | 'settled' | 'open'
>

/** Entries by account, held currencies first and in their order. */
function accounts<Entry extends StatementEntry>(
  entries: readonly Entry[],
  held: readonly string[]
): Account<Entry>[] {
  const byKey = new Map<string, Account<Entry>>()
  for (const entry of entries) {
    const { currency, walletId } = entry
    const key = accountKey(entry)
    const account = byKey.get(key) ?? empty<Entry>(currency, walletId)
    byKey.set(key, account)
    if (isSettled(entry)) account.settled.push(entry)
    else if (isUnderWay(entry)) account.open.push(entry)
  }
  const found = [...byKey.values()].filter(
    ({ settled, open }) => settled.length + open.length > 0
  )
  const known = (currency: string): Account<Entry>[] =>
    found.filter(account => account.currency === currency)
  return [
    ...[...new Set(held)].flatMap(currency => {
      const own = known(currency)
      return own.length > 0 ? own : [empty<Entry>(currency, undefined)]
    }),
    ...found.filter(({ currency }) => !held.includes(currency))
  ]
}

function empty<Entry>(
  currency: string,
  walletId: string | undefined
): Account<Entry> {
  return { currency, walletId, settled: [], open: [] }
}

function section<Entry extends StatementEntry>(
  account: Account<Entry>,
  earlier: Earlier
): StatementSection<Entry> {
  const { settled } = account
  const opening = openingWithin(settled) ?? openingBefore(account, earlier)
  let [sumIn, sumOut] = [0n, 0n]
  for (const entry of settled) {
    if (entry.direction === 'credit') sumIn += BigInt(entry.amount)
    else sumOut += BigInt(entry.amount)
  }
  return {
    ...account,
    sumIn: String(sumIn),
    sumOut: String(sumOut),
    opening: opening === undefined ? undefined : String(opening),
    closing:
      opening === undefined ? undefined : String(opening + sumIn - sumOut),
    check: checked(settled, opening)
  }
}

/** Counts only entries that state a balance. */
function checked(
  settled: readonly LedgerRow[],
  opening: bigint | undefined
): RunningBalance {
  const check = checkRunningBalance(
    withBalances(settled, opening),
    'oldest-first'
  )
  if (check.kind !== 'adds-up') return check
  const stated = settled.filter(statesBalance).length
  return { ...check, checked: Math.min(check.checked, stated) }
}

/** Counted back from the first entry that states its balance. */
function openingWithin(settled: readonly LedgerRow[]): bigint | undefined {
  let before = 0n
  for (const entry of settled) {
    const found = balanceFound(entry)
    if (found !== undefined) return found - before
    before += signedAmount(entry)
  }
  return undefined
}

function openingBefore<Entry>(
  { currency, walletId }: Account<Entry>,
  earlier: Earlier
): bigint | undefined {
  const entry = earlier.get(currency)
  if (!entry) return 0n
  if (entry === 'unknown') return undefined
  // That entry may belong to another wallet of the currency.
  if (walletId !== undefined && entry.walletId !== walletId) return undefined
  return statesBalance(entry) ? BigInt(entry.balanceAfter) : undefined
}

/** Fills in missing balances if other entries state theirs. */
function withBalances(
  settled: readonly LedgerRow[],
  opening: bigint | undefined
): LedgerRow[] {
  if (opening === undefined || !settled.some(statesBalance)) return []
  let running = opening
  return settled.map(entry => {
    running += signedAmount(entry)
    if (!statesBalance(entry)) {
      return { ...entry, balanceAfter: String(running) }
    }
    running = BigInt(entry.balanceAfter)
    return entry
  })
}

/** An unknown status counts as settled if the entry states a balance. */
function isSettled(entry: StatementEntry): boolean {
  return moneyStatusOf(entry.status) === 'settled' || statesBalance(entry)
}

function isUnderWay({ status }: StatementEntry): boolean {
  const money = moneyStatusOf(status)
  return money === 'held' || money === 'open'
}
