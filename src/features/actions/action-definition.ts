import type { GenericSchema } from 'valibot'

import type { CallName, Call } from '../../contract/calls.ts'
import type { Currency } from '../../contract/ledger/currency.ts'
import type {
  Preview,
  PreviewLeg
} from '../../contract/ledger/money-commands.ts'
import type { messages } from '../../messages.ts'
import type { Toast } from '../../stores/toasts.ts'
import type { FieldDefinition, Values } from './field-definition.ts'

/** Each action has its texts: without them it has no name. */
export type ActionName = keyof typeof messages.actions.byAction
/** Has texts for many rows, too. Money actions never run in bulk. */
export type BulkAction = keyof typeof messages.actions.inBulk

export type KnownCurrencies = ReadonlyMap<string, Currency>

export interface Subject {
  /** `''` before it exists. */
  id: string
  name: string
  /** The version that the form was filled from, if it has one. */
  version?: number | undefined
}

/** An action's form, as it was opened and filled. */
export interface FilledForm {
  subject: Subject
  start: Values
  values: Values
}

export interface ReadBody {
  body: Record<string, unknown>
  /** Why a field is not in the body; `''` if another field is to blame. */
  unread: Readonly<Record<string, string>>
}

export interface Reading {
  /** Values before typing. */
  start: Values
  currencies: KnownCurrencies
}

/** Effect on one wallet; an unknown name or kind is `''`. */
export type ReviewLeg = Omit<PreviewLeg, 'before' | 'after'> &
  Partial<Pick<PreviewLeg, 'before' | 'after'>>

/** How money that an action moves is reviewed before it is sent. */
export interface Movement {
  /** Dry run. */
  preview: Call<GenericSchema<unknown, Preview>>
  /**
   * Its effect on fresh balances, if the server has no preview. Throws a
   * `RequestError` for whatever does not exist.
   */
  estimate: (
    form: FilledForm,
    body: Record<string, unknown>
  ) => Promise<readonly ReviewLeg[]>
  /** What is asked; `amount` is `''` if it cannot be named. */
  question: (
    form: FilledForm,
    legs: readonly ReviewLeg[],
    amount: string
  ) => { header: string; message: string; accept: string }
  /** The entries that would show whether it was done, if there is a page. */
  entriesHref: (form: FilledForm) => string | undefined
}

/** Replaces or completes what is reported when done. */
export type DoneNotice = Partial<Pick<Toast, 'title' | 'text' | 'link'>>

export interface ActionDefinition {
  /** A form has fields; a confirm asks for a reason at most. */
  kind: 'form' | 'confirm'
  tone?: 'danger'
  call: Call
  /** If it moves money. */
  movement?: Movement
  /** In display order. Passwords are never saved. */
  fields: readonly FieldDefinition[]
  /** Maps parts of the body to fields of another name. */
  fieldOf?: Readonly<Record<string, string>>
  /** Maps a field to the outer field whose change clears it. */
  within?: Readonly<Record<string, string>>
  /** Initial values, from a row or a response of `source`. */
  fill?: (
    row: unknown,
    currencies: KnownCurrencies
  ) => Readonly<Record<string, string | undefined>>
  /** Its amounts cannot be read or written without currencies. */
  hasAmounts?: boolean
  /** Reads the current version after a 412. */
  source?: CallName
  /** It may run on many rows; `skips`: codes of conflicts with nothing to do. */
  bulk?: { skips: readonly string[] }
  /** Omitted if the call has no body. */
  body?: (values: Values, reading: Reading) => ReadBody
  /** Reads what the server answered. */
  done?: (answer: unknown) => DoneNotice | Promise<DoneNotice>
}

export type ActionList = Readonly<
  Record<ActionName, ActionDefinition> &
    Record<BulkAction, Required<Pick<ActionDefinition, 'bulk'>>>
>
