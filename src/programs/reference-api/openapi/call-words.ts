import type { CallName } from '../../../contract/calls.ts'
import type { CommandName } from '../../../contract/command-calls.ts'

/** A status is set at the address of the edit, and said there. */
type Summarised = CallName | Exclude<CommandName, `set${string}Status`>

/** A line for each call, by its name. */
export const summaries: Readonly<Record<string, string>> = {
  login: 'Sign in; the refresh token comes as a cookie',
  refresh: 'Exchange the refresh cookie for an access token',
  logout: 'End the session of the refresh cookie',
  currentAdmin: 'The admin who is signed in',
  admins: 'List admins',
  admin: 'One admin',
  users: 'List users',
  user: 'One user',
  userTransactions: "List a user's transactions",
  userDailyNet: "A user's net of each day",
  userNotes: 'Notes on a user',
  games: 'List games',
  game: 'One game',
  systemWallets: 'List system wallets',
  systemWallet: 'One system wallet',
  walletTransactions: 'List transactions of all system wallets',
  walletDailyNet: 'Net of each day of system wallets',
  transaction: 'One transaction',
  transactionNotes: 'Notes on a transaction',
  currencies: 'All currencies, with their decimals',
  audit: 'What admins did',
  sentCommand: 'What became of a command, by its idempotency key',
  createAdmin: 'Create an admin',
  editAdmin: 'Edit an admin, or change the status',
  resetAdminPassword: "Set an admin's password",
  endAdminSessions: "End all of an admin's sessions",
  editUser: 'Edit a user',
  suspendUser: 'Suspend a user',
  reinstateUser: 'End a suspension',
  addUserNote: 'Add a note to a user',
  createGame: 'Create a game',
  editGame: 'Edit a game, or change the status',
  editSystemWallet: 'Edit a system wallet, or change the status',
  adjustUser: "Adjust a user's balance",
  previewAdjustUser: 'What that adjustment would do; moves nothing',
  adjustSystemWallet: "Adjust a system wallet's balance",
  previewAdjustSystemWallet: 'What that adjustment would do; moves nothing',
  transfer: 'Move money between two system wallets',
  previewTransfer: 'What that transfer would do; moves nothing',
  reverse: 'Reverse a transaction',
  previewReverse: 'What that reversal would do; moves nothing',
  completeTransaction: 'Complete what is pending or reserved',
  previewCompleteTransaction: 'What that completion would do; moves nothing',
  cancelTransaction: 'Cancel what is pending or reserved',
  previewCancelTransaction: 'What that cancellation would do; moves nothing',
  addTransactionNote: 'Add a note to a transaction'
} satisfies Record<Summarised, string>

/** By the first step of a call's path, in the order of the page. */
export const tags: Readonly<Record<string, string>> = {
  admin: 'The session, and whose it is.',
  admins: 'Who signs in to the panel.',
  users: 'Players, with what they own and what was done with it.',
  games: 'Games, with what it costs to enter.',
  'system-wallets': 'Wallets of the house, and their entries.',
  transactions: 'Single entries of the ledger.',
  currencies: 'What amounts are in.',
  audit: 'Who changed what.',
  commands: 'What became of a command whose answer was lost.'
}

/** Of parameters whose name does not say all. */
export const describedParameters: Readonly<Record<string, string>> = {
  page: 'From 1.',
  limit: 'Rows of a page.',
  sort: 'Fields in order, separated by commas, `-` for descending.',
  search:
    'Words in any order, or a whole id, which finds its row; which fields are searched, and whether case, accents, dashes and apostrophes count, is yours to choose.',
  withTotal: '`false` leaves out what needs all matching rows: total and sums.',
  withCounts: 'Fields whose values to count, separated by commas.',
  cursor: 'From `nextCursor`; wins over `page`.',
  balanceMin: 'Available balance in `currency`, at least.',
  balanceMax: 'Available balance in `currency`, at most.',
  feeMin: 'Entry fee in `currency`, at least.',
  feeMax: 'Entry fee in `currency`, at most.',
  zone: 'IANA name of the time zone whose days are meant.'
}
