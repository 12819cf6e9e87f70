import type { GenericSchema } from 'valibot'

import type { CallName, Call } from '../../contract/calls.ts'
import type { CommandName } from '../../contract/command-calls.ts'
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
/** Has texts for many rows, too. */
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
  Partial<Pick<PreviewLeg, 'before' | 'after'>> & {
    /** Shown beside the name where that was looked up. */
    id?: string | undefined
  }

export interface ReviewFact {
  term: string
  text: string | undefined
}

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
  /** What is known of it before, shown as far as there is a text. */
  facts?: (form: FilledForm) => readonly ReviewFact[]
  /** The entries that would show whether it was done, if there is a page. */
  entriesHref: (form: FilledForm) => string | undefined
}

/** How somebody learns that another one was faster. */
export interface Decides {
  /** Of the refusals that say so, beside a 412. */
  codes: readonly string[]
  /** Who ended it, and what it is now; `undefined` while it is open. */
  decided: (subject: Subject) => Promise<string | undefined>
}

/** To the record that an answer names, which may be another one. */
export interface ResultLink {
  id: string
  href: string
  label: string
}

/** Replaces or completes what is reported when done. */
export type DoneNotice = Partial<Omit<Toast, 'id' | 'requestId'>>

export interface ActionDefinition {
  /** A form has fields; a confirm asks for a reason at most. */
  kind: 'form' | 'confirm'
  tone?: 'danger'
  call: Call & { name: CommandName }
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
  /** Replaces the text above the fields, by what the form was filled with. */
  text?: (start: Values) => string | undefined
  /** Its amounts cannot be read or written without currencies. */
  hasAmounts?: boolean
  /** Reads the current version after a 412. */
  source?: CallName
  /** If it ends what is open, which somebody else may have done before. */
  decides?: Decides
  /** If it may run on many rows. */
  bulk?: {
    /** Codes of conflicts that no retry by the same admin would change. */
    skips: readonly string[]
    /** By such a code, where the panel says it better than the server. */
    reasons?: Readonly<Partial<Record<string, string>>>
    /** Why a large amount is left out, which its own review asks to type. */
    large?: string
    /** What takes it back, which nothing does with money. */
    opposite?: BulkAction
    /** To what the answer names. */
    link?: (answer: unknown) => ResultLink | undefined
  }
  /** Omitted if the call has no body. */
  body?: (values: Values, reading: Reading) => ReadBody
  /** Reads what the server answered. */
  done?: (answer: unknown, form: FilledForm) => DoneNotice | Promise<DoneNotice>
}

export type ActionList = Readonly<
  Record<ActionName, ActionDefinition> &
    Record<BulkAction, Required<Pick<ActionDefinition, 'bulk'>>>
>
