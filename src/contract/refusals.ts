import { commandCalls } from './command-calls.ts'
import { KEY_REUSED } from './command-failure.ts'

type CommandName = keyof typeof commandCalls

export interface Refusal {
  status: 409 | 422 | 423
  /** The field to blame, as a JSON pointer into the body. */
  pointer?: string
  meaning: string
  of: readonly CommandName[]
}

/** A preview takes no key. */
const keyed = Object.values(commandCalls)
  .map(({ name }) => name)
  .filter(name => !name.startsWith('preview'))
const adjustments = [
  'adjustUser',
  'previewAdjustUser',
  'adjustSystemWallet',
  'previewAdjustSystemWallet'
] as const
const movements = [
  ...adjustments,
  'transfer',
  'previewTransfer',
  'reverse',
  'previewReverse'
] as const
const reversals = ['reverse', 'previewReverse'] as const

/**
 * Why a command is refused although its body is valid, by the problem's `code`.
 * The reference API answers from it.
 */
export const refusals = {
  'already-active': {
    status: 409,
    meaning: 'The admin, game or wallet has this status.',
    of: ['setAdminStatus', 'setGameStatus', 'setSystemWalletStatus']
  },
  'already-archived': {
    status: 409,
    meaning: 'The game has this status.',
    of: ['setGameStatus']
  },
  'already-disabled': {
    status: 409,
    meaning: 'The admin has this status.',
    of: ['setAdminStatus']
  },
  'already-frozen': {
    status: 409,
    meaning: 'The wallet has this status.',
    of: ['setSystemWalletStatus']
  },
  'already-paused': {
    status: 409,
    meaning: 'The game has this status.',
    of: ['setGameStatus']
  },
  'already-reversed': {
    status: 409,
    meaning: 'Another reversal took the movement back.',
    of: reversals
  },
  'already-suspended': {
    status: 409,
    meaning: 'The user is suspended or banned.',
    of: ['suspendUser']
  },
  'code-taken': {
    status: 409,
    pointer: '#/code',
    meaning: 'Another game has this code.',
    of: ['createGame', 'editGame']
  },
  'email-taken': {
    status: 409,
    pointer: '#/email',
    meaning: 'Somebody else has this email.',
    of: ['createAdmin', 'editAdmin', 'editUser']
  },
  'game-archived': {
    status: 409,
    meaning: 'Nothing brings an archived game back.',
    of: ['editGame', 'setGameStatus']
  },
  'game-running': {
    status: 409,
    meaning: 'A running game has to be paused before it is archived.',
    of: ['setGameStatus']
  },
  'insufficient-funds': {
    status: 422,
    meaning: 'A wallet that may not become negative would.',
    of: movements
  },
  [KEY_REUSED]: {
    status: 422,
    meaning: 'The key was sent with another command.',
    of: keyed
  },
  'last-active-admin': {
    status: 409,
    meaning: 'No other admin is active.',
    of: ['setAdminStatus']
  },
  'locked-while-running': {
    status: 409,
    meaning:
      'A running game keeps what its players agreed to; fields are named.',
    of: ['editGame']
  },
  'no-counterparty': {
    status: 422,
    meaning: 'No wallet of corrections has this currency.',
    of: adjustments
  },
  'no-password': {
    status: 409,
    meaning: 'Somebody without a password cannot become active.',
    of: ['setAdminStatus']
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
    of: reversals
  },
  'not-suspended': {
    status: 409,
    meaning: 'There is no suspension to end.',
    of: ['reinstateUser']
  },
  'other-currency': {
    status: 422,
    pointer: '#/toWalletId',
    meaning: 'Both wallets need the same currency.',
    of: ['transfer', 'previewTransfer']
  },
  'own-account': {
    status: 409,
    meaning: 'Nobody does this to their own account.',
    of: ['setAdminStatus', 'resetAdminPassword', 'endAdminSessions']
  },
  'own-counterparty': {
    status: 422,
    meaning: 'The wallet of corrections is corrected by a transfer.',
    of: ['adjustSystemWallet', 'previewAdjustSystemWallet']
  },
  'reference-taken': {
    status: 409,
    pointer: '#/reference',
    meaning: 'Another movement has this reference.',
    of: movements
  },
  'too-much': {
    status: 422,
    pointer: '#/amount',
    meaning: 'A balance would be more than the server can hold.',
    of: movements
  },
  'user-closed': {
    status: 409,
    meaning: 'The account of the user is closed or deleted.',
    of: [
      'editUser',
      'suspendUser',
      'reinstateUser',
      'adjustUser',
      'previewAdjustUser',
      ...reversals
    ]
  },
  'wallet-closed': {
    status: 409,
    meaning: 'The wallet is closed.',
    of: ['editSystemWallet', 'setSystemWalletStatus', ...movements]
  },
  'wallet-frozen': {
    status: 423,
    meaning: 'The wallet is frozen.',
    of: movements
  },
  'wrong-status': {
    status: 409,
    meaning: 'The game cannot become this from its status.',
    of: ['setGameStatus']
  }
} as const satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof refusals
