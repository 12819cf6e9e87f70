import {
  type MoneyStatus,
  statusesThatAre
} from '../../../contract/ledger/money-status.ts'
import {
  adminStatus,
  gameStatus,
  transactionStatus,
  reasonWords,
  transactionTypes,
  userStatus,
  walletPurposes,
  walletStatus
} from '../../../format/status.ts'

const words = (table: object): string => Object.keys(table).join(', ')

const statuses = (money: MoneyStatus): string =>
  statusesThatAre(money)
    .map(status => `\`${status}\``)
    .join(' or ')

/** What holds for all calls; paragraphs, with code between backticks. */
export const rules = [
  'Unknown fields of an answer are ignored. A field that is not required may be missing or `null`.',
  'Money is whole minor units, best as text. Balances (`balance`, `before`, `after`, `balanceBefore`, `balanceAfter`) include what is reserved; `available` is the balance less `reserved`. The `amount` of an entry is never negative: its `direction` says the sign, as its wallet sees it.',
  `An entry is settled if it is ${statuses('settled')}: it has moved the balance. A debit that is ${statuses('held')} is part of \`reserved\`. What is ${statuses('open')} has moved nothing yet, what is ${statuses('undone')} never will.`,
  'Money has no greatest amount here: a server that cannot hold an amount refuses it, best as 422 with a pointer to the field. The `largeAmount` of a currency, in its minor units, says above which an amount has to be typed twice before it moves. Without one it is, in whole units, 10,000 of a virtual currency; of a real one 100,000 without decimals, 1,000 with up to four, 1 with more.',
  'A command with an `Idempotency-Key` (1 to 200 visible characters of ASCII, for each admin on their own, kept for days) is done once. The same key with the same method, path and body is answered as the first time, with `Idempotent-Replayed: true`; with anything else, 422 `idempotency-key-reused`. Only what was done uses up a key: what was refused is judged anew. A second one waits for the first. Movements of money need a key: 400 `idempotency-key-required`.',
  'An edit names the version that it is based on, as `If-Match: "4"`. Without it the answer is 428 `precondition-required`; for another version, 412 `version-changed`. A single thing is answered with `ETag: "<version>"`. Each change of its own fields raises the version by one; a movement of money, and an edit that changes nothing, do not.',
  'A movement of money that another admin has to approve is answered with 202, and an entry that is `pending` and `waitsFor` `approval`: it has moved nothing. `actions` of an entry names what can be done with it: `completion`, `cancellation`, `reversal`; without it the panel goes by the status. Whatever else is answered with 202 is not taken for done, either.',
  'What was made or moved is answered with 201, anything else that was done with 200. Each of them writes an entry of the audit trail: who, when, why, and the fields before and after.',
  'Refusals are problem details (RFC 9457), told apart by their `code`: 401 without a valid token, 404 `not-found`, 422 `invalid` for a body that does not fit, with `errors` whose `pointer` leads into the body (`#/amount`). The body is judged first, then what it is about, then the money.',
  `The words that the panel knows; any other is shown as it is. Admins: ${words(adminStatus)}. Users: ${words(userStatus)}. Games: ${words(gameStatus)}. System wallets: ${words(walletStatus)}; purposes ${words(walletPurposes)}. Entries: ${words(transactionStatus)}; types ${words(transactionTypes)}; reason codes ${words(reasonWords)}. This server refuses another \`reasonCode\` in a command; the panel asks for one wherever money is moved or cancelled by hand.`
].join('\n\n')

const adjusting =
  'The `amount` is above 0, and `direction` is seen from this wallet. The other side is the system wallet for adjustments of the same currency, or else a house wallet that may go below zero. A debit takes at most what is available, unless the wallet may go below zero; reserved money is never touched. A frozen or closed wallet neither gives nor gets. A `reference` is kept in capitals and belongs to one movement alone; without one the server makes one.'
const previewing =
  'Refused exactly as the command itself would be. It moves nothing, and needs no key.'
const deciding =
  'Decides all entries of the movement at once, and once. `If-Match` names the `version` of the entry.'
const editing =
  'Fields that are left out stay as they are. A body with `status` sets the status, and takes a `reason` beside it; any other edits.'

const noting =
  'Plain text with its line breaks, the newest first. Nothing changes or deletes a note.'

const days =
  'Settled entries of one currency by day, the oldest first, without empty days. It takes the filters of the list beside it.'
const versioned = 'Its `ETag` is the version that an edit names.'

/** Of the security scheme. */
export const refreshCookieRule =
  'Set at the sign-in and at each refresh: `HttpOnly`, `SameSite=Strict`, for 30 days. Over http it is for the calls below `admin` alone. Over https it is `Secure`, for every path, and `__Host-panel_refresh`: no other host can set a cookie of such a name. The panel never reads it, so its name and path are yours to choose.'

/** By the call's name. */
export const descriptions: Readonly<Record<string, string>> = {
  login:
    'The one call that takes a password. A refusal does not say whether somebody has this email.',
  refresh:
    'The cookie is exchanged at each use. The one before it is taken for `refreshGraceSeconds` more, because two pages may send it at once; after that it ends the session. The body is an empty object: no form of another site can send one.',
  logout: 'Clears the cookie. Without one the answer is the same.',
  currentAdmin: 'All that the panel needs is the `id`.',
  admins: 'An admin without a password so far is `invited`.',
  admin: versioned,
  users: '`balance` orders by what is available in `currency`, or else in EUR.',
  user: versioned,
  userTransactions:
    'Entries of all wallets of the user. `totals` sum up the settled ones that match, by currency.',
  userDailyNet: days,
  userNotes: noting,
  games: '`feeMin` and `feeMax` are in `currency`.',
  game: versioned,
  systemWallets: '`holdings` sum up the wallets that match, by currency.',
  systemWallet: versioned,
  walletTransactions:
    'Entries of all system wallets, or of those in `walletId`. `totals` sum up the settled ones that match, by currency.',
  walletDailyNet: days,
  transaction: 'With all entries of its movement, itself included.',
  transactionNotes: `${noting} All transactions of a movement share their notes.`,
  currencies:
    'All of them on one page. Every amount elsewhere is in the minor units of its currency.',
  audit:
    "Of one thing with `resource` and `resourceId`: all that touched it, as `subjects` names; an entry of a ledger says whose ledger that is (`owner`). What was done to money stands under each entry, user and system wallet that it moved, and under the game of these entries; what was decided of an admin's request stands under that admin, too; `amount` says how much the command was about, signed as in its entry (what is asked for, cancelled or declined has moved nothing), and `reasonCode` which one was chosen.",
  createAdmin: 'The admin is active, and signs in with this password.',
  resetAdminPassword:
    'Ends all sessions of the admin. An invited one is active from now on.',
  endAdminSessions: 'Access tokens end with their session, at once.',
  addUserNote:
    'It stays for good. The audit entry, `user.noted`, holds its text, too.',
  createGame: 'A new game is a draft until its status is set.',
  sentCommand:
    'For the keys of the admin who asks. 404 `unknown-key`: nothing was done under this key so far, and the command can be sent again under it. `call` is its method and path; `status` and `answer` are what it was answered with.',
  adjustUser: `${adjusting} A suspended user can be adjusted; of a closed or deleted one nothing moves. The answer is the entry of this wallet, with both sides in \`entries\`.`,
  adjustSystemWallet: `${adjusting} The answer is the entry of this wallet, with both sides in \`entries\`.`,
  transfer:
    'Between two different wallets of one currency. The giving one gives at most what is available, unless it may go below zero. The answer is its entry, with both sides in `entries`.',
  reverse:
    'Takes back the movement, all entries of its `groupId`, by new entries of the type `reversal`: all that is left of it, or `amount` of each entry where `reversible` says how much that is (here: where money went from one wallet to another). The old entries stay `completed` until nothing is left, then become `reversed`; each reversal names them in `reversesId`, and they name the last one in `reversedById`. What waits for approval counts as taken until it is decided: `reversible` is what is left beside it. With `If-Match` it is refused if a reversal was made, asked for or declined since. Whoever has spent the money already cannot give it back: `insufficient-funds`. The answer is the new entry of the same wallet.',
  previewAdjustUser: previewing,
  previewAdjustSystemWallet: previewing,
  previewTransfer: previewing,
  previewReverse: previewing,
  completeTransaction: `${deciding} What is reserved is paid out, what is pending is credited: by a new, completed movement of the same entries, under the same reference, with the \`reason\` and \`reasonCode\` that it was asked for with, if any. Its entries name those before in \`postsId\`; those become \`posted\`, and count for nothing. A server may as well complete the entry itself. Who asked for it cannot complete it. The answer is the entry that moved money.`,
  previewCompleteTransaction: previewing,
  cancelTransaction: `${deciding} Nothing moves, and what was reserved is released. The answer is the entry, now \`cancelled\`.`,
  previewCancelTransaction: previewing,
  addTransactionNote:
    'It stays for good, under every transaction of the movement. The audit entry, `transaction.noted`, holds its text, too.',
  editUser:
    'Fields that are left out stay as they are. A new email is not verified.',
  editAdmin: editing,
  editGame: editing,
  editSystemWallet: editing,
  suspendUser:
    '`until` lies ahead; it is for people to read, and ends nothing by itself. After a lost answer the user is read again: a second suspension is refused.',
  reinstateUser: 'Ends a ban, too.'
}
