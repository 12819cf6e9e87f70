import type { GenericSchema } from 'valibot'

import type { Call } from '../../contract/calls.ts'
import type {
  Preview,
  PreviewLeg
} from '../../contract/ledger/money-commands.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import {
  isNoSuchCall,
  knownError,
  RequestError
} from '../../contract/request-error.ts'
import { ownerName } from '../../routes/ledger-links.ts'
import { client } from '../../stores/api.ts'
import { $route } from '../../stores/route.ts'
import { serverNow } from '../../stores/server-time.ts'
import type { Subject } from './action-definition.ts'
import type { OpenAction } from './open-action.ts'
import { optionalText } from './read-values.ts'

/** Effect on one wallet; an unknown name or kind is `''`. */
export type ReviewLeg = Omit<PreviewLeg, 'before' | 'after'> &
  Partial<Pick<PreviewLeg, 'before' | 'after'>>

export interface Review {
  source: 'preview' | 'estimate'
  asOf: string
  legs: readonly ReviewLeg[]
}

/**
 * Fetches the server's preview. Without such an endpoint, estimates from fresh
 * balances, which also refuses whatever does not exist.
 */
export async function reviewMovement(
  action: OpenAction,
  preview: Call<GenericSchema<unknown, Preview>>,
  body: Record<string, unknown>
): Promise<Review> {
  const path = { id: action.subject.id }
  try {
    const previewed = await client.send(preview, {
      path,
      body,
      currency: optionalText(action.values, 'currency')
    })
    return { source: 'preview', ...previewed }
  } catch (error) {
    if (!isNoSuchCall(knownError(error))) throw error
  }
  const legs = await estimatedLegs(action, body)
  return { source: 'estimate', asOf: new Date(serverNow()).toISOString(), legs }
}

async function estimatedLegs(
  { name, subject, values }: OpenAction,
  body: Record<string, unknown>
): Promise<ReviewLeg[]> {
  const { id } = subject
  const amount = String(body['amount'])
  const given = `-${amount}`
  const change = values['direction'] === 'debit' ? given : amount
  switch (name) {
    case 'adjust-user':
      return [await userLeg(subject, values['currency'] ?? '', change)]
    case 'adjust-wallet':
      return [await walletLeg(id, change)]
    case 'transfer':
      return Promise.all([
        walletLeg(values['fromWalletId'] ?? '', given),
        walletLeg(values['toWalletId'] ?? '', amount)
      ])
    case 'reverse-transaction':
      return reversedLegs(id)
    default:
      throw new RequestError({ kind: 'not-found' })
  }
}

async function userLeg(
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

async function walletLeg(id: string, change: string): Promise<ReviewLeg> {
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
async function reversedLegs(id: string): Promise<ReviewLeg[]> {
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
