import type { Call, CallName } from '../contract/calls.ts'
import type { CommandName } from '../contract/command-calls.ts'
import type { BackendDefinition } from './backend-definition.ts'
import type { CallOptions } from './call-options.ts'
import type { CallRequest } from './request.ts'

/**
 * What the panel asks of its backend. As shipped, that is the contract itself
 * (`contract-backend.ts`); `defineBackend` makes another one.
 */
export interface Backend {
  /**
   * A call in the backend's words. `now`: ms since the epoch, by the server's
   * clock. Throws a `RequestError` of status 404 for what is not declared.
   */
  ask: (call: Call, options: CallOptions, now?: () => number) => CallRequest

  /** Whether there is such a list, and with it its screen. */
  has: (list: CallName) => boolean
  searches: (list: CallName) => boolean
  /**
   * Whether a typed text may be the id of one that no search finds: to ask for
   * any text would be answered with 404.
   */
  mayBeId: (call: 'user' | 'transaction', text: string) => boolean
  sorts: (list: CallName, field: string) => boolean
  filters: (list: CallName, parameter: string) => boolean
  /** The values of its filters that a list knows, where these are not all. */
  choices: (list: CallName) => Readonly<Record<string, readonly string[]>>
  /** Fields of a list that never come. */
  without: (list: CallName) => readonly string[]
  /** Whether rows that carry ids alone can be named, in one call for many. */
  names: (list: CallName) => boolean
  /** Whether a page is known by its cursor alone, and none by its number. */
  byCursor: boolean
  /** Rows per page, where the server alone decides. */
  pageSize?: number | undefined
  /** Whether it counts the rows of each value of a filter. */
  counts: boolean
  /** Whether it counts what is open so cheaply that each page may ask. */
  countsOpen: boolean
  /** Whether it adds up the amounts of a list, and of each day. */
  sums: boolean
  /** Whether a list says when it was read; else the panel does. */
  datesLists: boolean

  /** Whether it does one of these. */
  offers: (...commands: readonly CommandName[]) => boolean
  /** Whether a command takes this field of its form. */
  takes: (command: string, field: string) => boolean
  /** Whether a command is answered with what the contract says. */
  answersCommands: boolean
  /** Whether a command with the same `Idempotency-Key` is done once. */
  idempotencyKeys: boolean
  /** Whether `If-Match` refuses an edit of an older version. */
  versions: boolean
  /** Whether a command's reason can be read in an audit trail. */
  audits: boolean
  /** What a command that moves money names as its reason; none if empty. */
  reasonCodes: readonly string[]
  /** Whether entries say the balances around them, which begin at 0. */
  statesBalances: boolean

  /** Whether people sign in by a user name, and not by an e-mail address. */
  byUsername: boolean
  /** Whether the refusal of a wrong password has a code of its own. */
  codesWrongLogin: boolean

  /** What its owner declared; nothing where it speaks the contract. */
  definition?: BackendDefinition
}
