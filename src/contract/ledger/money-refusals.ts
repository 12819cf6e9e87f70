import type { CommandName } from '../command-calls.ts'

export interface Refusal {
  status: 409 | 422 | 423
  /** The field to blame, as a JSON pointer into the body. */
  pointer?: string
  meaning: string
  of: readonly CommandName[]
}

const adjustments = [
  'adjustUser',
  'previewAdjustUser',
  'adjustSystemWallet',
  'previewAdjustSystemWallet'
] as const
const newMovements = [
  ...adjustments,
  'transfer',
  'previewTransfer',
  'reverse',
  'previewReverse'
] as const
export const movements = [
  ...newMovements,
  'completeTransaction',
  'previewCompleteTransaction'
] as const
export const completions = [
  'completeTransaction',
  'previewCompleteTransaction'
] as const
const decisions = [
  ...completions,
  'cancelTransaction',
  'previewCancelTransaction'
] as const
export const reversals = ['reverse', 'previewReverse'] as const

/** Why money does not move; see `refusals.ts`. */
export const moneyRefusals = {
  'already-cancelled': {
    status: 409,
    meaning: 'The entry was cancelled, or has failed.',
    of: decisions
  },
  'already-reversed': {
    status: 409,
    meaning: 'Nothing is left of the movement that could be reversed.',
    of: [...reversals, ...completions]
  },
  'already-settled': {
    status: 409,
    meaning: 'The entry is neither pending nor reserved any more.',
    of: decisions
  },
  'insufficient-funds': {
    status: 422,
    meaning: 'A wallet that may not become negative would.',
    of: movements
  },
  'more-than-left': {
    status: 422,
    pointer: '#/amount',
    meaning: 'Less than this is left to be reversed.',
    of: [...reversals, ...completions]
  },
  'no-counterparty': {
    status: 422,
    meaning: 'No wallet of corrections has this currency.',
    of: adjustments
  },
  'no-wallet': {
    status: 422,
    pointer: '#/currency',
    meaning: 'The user has no wallet in this currency.',
    of: ['adjustUser', 'previewAdjustUser']
  },
  'not-reversible': {
    status: 409,
    meaning: 'Only a completed movement that is no reversal can be reversed.',
    of: [...reversals, ...completions]
  },
  'only-whole': {
    status: 422,
    pointer: '#/amount',
    meaning: 'Only a movement between two wallets is reversed in part.',
    of: reversals
  },
  'other-currency': {
    status: 422,
    pointer: '#/toWalletId',
    meaning: 'Both wallets need the same currency.',
    of: ['transfer', 'previewTransfer']
  },
  'own-counterparty': {
    status: 422,
    meaning: 'The wallet of corrections is corrected by a transfer.',
    of: ['adjustSystemWallet', 'previewAdjustSystemWallet']
  },
  'own-request': {
    status: 409,
    meaning: 'Who asked for it cannot complete it.',
    of: completions
  },
  'reference-taken': {
    status: 409,
    pointer: '#/reference',
    meaning: 'Another movement has this reference.',
    of: newMovements
  },
  'too-much': {
    status: 422,
    pointer: '#/amount',
    meaning: 'A balance would be more than the server can hold.',
    of: movements
  },
  'wallet-frozen': {
    status: 423,
    meaning: 'The wallet is frozen.',
    of: movements
  }
} as const satisfies Record<string, Refusal>
