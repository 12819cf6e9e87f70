import * as v from 'valibot'

import {
  Transaction,
  TransactionDetail
} from '../../contract/ledger/transaction.ts'
import type {
  DoneNotice,
  KnownCurrencies,
  ResultLink
} from '../../features/actions/action-definition.ts'
import { amountDigits } from '../../format/amount-digits.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import {
  entriesHref,
  ownerEntriesHref,
  ownerName
} from '../../routes/ledger-links.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import type { Toast } from '../../stores/toasts.ts'
import { waitsForApproval } from './open-entry.ts'

const texts = messages.actions.doneTexts

/** Wallets named per movement; the rest are counted. */
const NAMED_WALLETS = 2

/** Without a word of money if the answer makes no sense. */
export async function movedNotice(
  answer: unknown,
  textOf: typeof balanceText | typeof balancesText
): Promise<DoneNotice> {
  const read = v.safeParse(TransactionDetail, answer)
  if (!read.success) return {}
  const link = entryLink(read.output)
  if (waitsForApproval(read.output)) {
    return { tone: 'accepted', title: texts.waitsForApproval, link }
  }
  const currencies = await knownCurrencies()
  return { text: textOf(read.output, currencies), link }
}

/** Both balances as the server states them. */
export function balanceText(
  { balanceBefore, balanceAfter, currency }: Transaction,
  currencies: KnownCurrencies
): string | undefined {
  const decimals = currencies.get(currency)?.decimals
  const text = (minorUnits: string): string =>
    amountDigits(minorUnits, decimals)
  if (typeof balanceAfter !== 'string') return undefined
  return balanceBefore === undefined
    ? texts.balance(text(balanceAfter), currency)
    : texts.balances(text(balanceBefore), text(balanceAfter), currency)
}

/** One line per wallet. */
export function balancesText(
  { entries }: TransactionDetail,
  currencies: KnownCurrencies
): string | undefined {
  const lines = entries.flatMap(entry => {
    const text = balanceText(entry, currencies)
    const name = ownerName(entry)
    if (text === undefined) return []
    return [name === undefined ? text : texts.ofWallet(plainName(name), text)]
  })
  const more = lines.length - NAMED_WALLETS
  const named = lines.slice(0, NAMED_WALLETS)
  const all = more > 0 ? [...named, texts.moreWallets(more)] : named
  return all.join('\n') || undefined
}

/** Links to the entry in its owner's list. */
export function entryLink(entry: Transaction): Toast['link'] {
  const { id, walletId } = entry
  const href =
    ownerEntriesHref(entry, id) ??
    (walletId && entriesHref('walletId', walletId, id))
  return href ? { href, label: texts.openEntry } : undefined
}

/** To the entry that the answer names: a completion posts a new one. */
export function resultLink(answer: unknown): ResultLink | undefined {
  const read = v.safeParse(Transaction, answer)
  if (!read.success) return undefined
  const { id } = read.output
  const href = ownerEntriesHref(read.output, id)
  return href === undefined ? undefined : { id, href, label: texts.openEntry }
}
