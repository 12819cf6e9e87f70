import { commandCalls } from './command-calls.ts'
import { KEY_REUSED } from './command-failure.ts'
import {
  completions,
  moneyRefusals,
  movements,
  type Refusal,
  reversals
} from './ledger/money-refusals.ts'

/** A preview takes no key. */
const keyed = Object.values(commandCalls)
  .map(({ name }) => name)
  .filter(name => !name.startsWith('preview'))
/**
 * Why a command is refused although its body is valid, by the problem's `code`.
 * The reference API answers from it.
 */
export const refusals = {
  ...moneyRefusals,
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
  'no-password': {
    status: 409,
    meaning: 'Somebody without a password cannot become active.',
    of: ['setAdminStatus']
  },
  'not-suspended': {
    status: 409,
    meaning: 'There is no suspension to end.',
    of: ['reinstateUser']
  },
  'own-account': {
    status: 409,
    meaning: 'Nobody does this to their own account.',
    of: ['setAdminStatus', 'resetAdminPassword', 'endAdminSessions']
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
      ...reversals,
      ...completions
    ]
  },
  'wallet-closed': {
    status: 409,
    meaning: 'The wallet is closed.',
    of: ['editSystemWallet', 'setSystemWalletStatus', ...movements]
  },
  'wrong-status': {
    status: 409,
    meaning: 'The game cannot become this from its status.',
    of: ['setGameStatus']
  }
} as const satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof refusals
