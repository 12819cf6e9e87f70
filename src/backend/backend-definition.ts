import type * as v from 'valibot'

import type { CurrentAdmin } from '../contract/admin/admin.ts'
import type { callQueries } from '../contract/call-queries.ts'
import type { calls } from '../contract/calls.ts'
import type { CommandName, commandCalls } from '../contract/command-calls.ts'
import type { ListName, SortName } from '../contract/lists.ts'
import type { Note } from '../contract/note/note.ts'
import type { Params } from '../contract/params.ts'
import type { SortField } from '../format/sort-order.ts'
import type {
  AmountParameter,
  TypedAmount,
  WithAmounts
} from './typed-amounts.ts'
import type { Words } from './words.ts'

/** `POST` if no method is named. */
type SessionCall =
  | { path: string; method?: Command['method']; body?: object }
  | { path: string; method: 'GET'; body?: never }

/**
 * Read by the page's inline script too: small, in an export of its own. Paths
 * are below the API base; `token` is the field of the answer, maybe nested:
 * `data.token`.
 */
export interface SessionCalls {
  login: { path: string; token: string }
  /** Sends `{}` if no body is named. */
  refresh: SessionCall & { token: string }
  /** Sends no body if none is named. */
  logout: SessionCall
  current: { path: string }
  /**
   * Where the refresh token comes in the body of answers: its field, maybe
   * nested: `data.refreshToken`, which is sent back as `refreshToken`.
   */
  refreshToken?: string
  /** Where it is sent back otherwise, maybe nested: `data.refresh_token`. */
  sentAs?: string
  /**
   * Of every call of the panel and of its inline script; `token` is `''` where
   * nobody is signed in. If missing, `Authorization: Bearer` alone. Whoever
   * opens the page can read them.
   */
  headers?: (token: string) => Readonly<Record<string, string>>
}

/** What one page of rows is, in any envelope. */
export interface RowsRead {
  rows: readonly unknown[]
  /** `null` or missing if the backend did not count. */
  total?: number | null
  /** Missing, it follows from the total, or from a full page. */
  hasMore?: boolean
  nextCursor?: string
}

/** What the lists of a backend have in common. */
export interface Dialect {
  /** `page` counts from 1; `cursor` is what `list` gave as `nextCursor`. */
  page: (asked: { page: number; limit: number; cursor?: string }) => Params
  /** Whether a page is known by its cursor alone, and none by its number. */
  byCursor?: boolean
  /** Rows per page, where the server alone decides. */
  pageSize?: number
  /** In the backend's names. */
  sortBy: (fields: readonly SortField[]) => Params
  /** `values` match if one of them does. */
  filter: (name: string, values: readonly string[]) => Params
  /** Where `readList` does not know the envelope. */
  list?(answer: unknown, headers: Headers): RowsRead
  /**
   * Takes one row out of its envelope: `undefined` or `null` if there is none,
   * as after a 404. If missing, out of `data`, or the first of an array.
   */
  item?(answer: unknown): unknown
}

/** A method's type, which takes what it is called with, and what is wider. */
type Takes<Value, Given> = { of(value: Value): Given }['of']

/** Its name there, with its words; or what it is there for a value. */
type FilterThere<Value> =
  | string
  | { name: string; words: Words }
  | Takes<Value, Params>

/** What is read as a list alone. */
export interface Listed<
  Row extends v.GenericSchema = v.GenericSchema,
  Sort extends string = string,
  Filter extends string = string,
  Column extends string = string
> {
  /** Below the API base, maybe with a query: `ledger?player=:id`. */
  list: string
  /** Parameter of the free search, or what a text becomes; without it there is no field. */
  search?: string | Takes<string, Params>
  /** The contract's field -> theirs, turned round: `-delta`; others do not sort. */
  sorts?: Readonly<Partial<Record<Sort, string>>>
  /**
   * The contract's parameter -> theirs; others do not filter. A function gets
   * several values of a choice in one text: `EUR,PLN`.
   */
  filters?: Readonly<{
    [Name in Filter]?: FilterThere<
      string extends Filter
        ? unknown
        : Name extends AmountParameter
          ? TypedAmount
          : string
    >
  }>
  /** Fields of the contract that never come: they have no column. */
  without?: readonly Column[]
  /**
   * What asks `list` for the rows with these ids, so that entries which carry
   * ids alone are shown with names: once a page, for at most 100.
   */
  names?: Takes<readonly string[], Params>
  /** A method, so that the owner may say what he takes. */
  row(theirs: unknown): v.InferInput<Row>
}

export interface Resource<
  Row extends v.GenericSchema = v.GenericSchema,
  Sort extends string = string,
  Filter extends string = string,
  Column extends string = string
> extends Listed<Row, Sort, Filter, Column> {
  /** With `:id`. */
  one: string
}

/** The newest first. */
type Notes = Listed<typeof Note, never, never, never>

/** Columns by another name than that of a field or a sort. */
interface OwnColumns {
  systemWallets: 'available'
  userTransactions: 'description'
  walletTransactions: 'description'
}

/** No entry is named by these. */
interface Unnamed {
  names?: never
}

/** A misspelt sort, filter or column is an error at its line. */
type ResourceOf<Name extends ListName & keyof typeof callQueries> = Resource<
  (typeof calls)[Name]['answer'],
  SortName<Name>,
  keyof v.InferInput<(typeof callQueries)[Name]> & string,
  | (keyof v.InferInput<(typeof calls)[Name]['answer']> & string)
  | SortName<Name>
  | (Name extends keyof OwnColumns ? OwnColumns[Name] : never)
>

/** `Ours` is the contract's body, its amounts as `TypedAmount`. */
export interface Command<
  Ours extends object = object,
  Field extends string = string
> {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:id`; a function of the contract's body where that decides. */
  path: string | Takes<Ours, string>
  /** From the contract's body, and the `id` of its path; without it none is sent. */
  body?: { of(ours: Ours, ids: Readonly<Record<string, string>>): object }['of']
  /** Their field -> the contract's, for messages about it. */
  fields?: Readonly<Record<string, string>>
  /** Fields of the contract's body that it does not take: the form has none. */
  without?: readonly Field[]
}

/** To take an amount as anything else, or to misspell a field, is an error. */
type CommandOf<Name extends CommandName> = (typeof commandCalls)[Name] extends {
  body: infer Body extends v.GenericSchema<unknown, object>
}
  ? Command<
      WithAmounts<v.InferOutput<Body>>,
      keyof v.InferOutput<Body> & string
    >
  : Command<object, never>

/** What is left out is not shown. */
export interface BackendDefinition extends Dialect {
  session: SessionCalls
  /** Whether people sign in by a user name, and not by an e-mail address. */
  byUsername?: boolean
  /**
   * What is sent to sign in, of `{ email, password }`, or of `{ username,
   * password }`; the same if missing.
   */
  credentials?(ours: object): object
  admin(
    theirs: unknown
  ): Pick<v.InferInput<typeof CurrentAdmin>, 'id' | 'email' | 'name'>
  /** Digits after the decimal sign by code: never guessed. */
  currencies: Readonly<Record<string, number>>
  /** Minor units by code: amounts above are typed twice. */
  largeAmounts?: Readonly<Record<string, string>>
  resources: {
    admins?: ResourceOf<'admins'> & Unnamed
    users?: ResourceOf<'users'>
    games?: ResourceOf<'games'> & Unnamed
    systemWallets?: ResourceOf<'systemWallets'>
    userTransactions?: ResourceOf<'userTransactions'> & Unnamed
    walletTransactions?: ResourceOf<'walletTransactions'> & Unnamed
    userNotes?: Notes & Unnamed
    transactionNotes?: Notes & Unnamed
  }
  /** The `reasonCode` of commands that move money; theirs, or the contract's. */
  reasonCodes?: readonly string[]
  commands?: { [Name in CommandName]?: CommandOf<Name> }
  /**
   * Whether the system wallets' entries that are pending or reserved are counted
   * by an index: each page then says how many there are.
   */
  countsOpen?: boolean
  /** Whether a command with the same `Idempotency-Key` is done once. */
  idempotencyKeys?: boolean
  /** Whether `If-Match` refuses an edit of an older version. */
  versions?: boolean
}

type Declared = keyof BackendDefinition['resources']
/** Those that are read one by one, too. */
export type ResourceName = Exclude<Declared, 'userNotes' | 'transactionNotes'>
