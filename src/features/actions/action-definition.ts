import type { GenericSchema } from 'valibot'

import type { CallName, Call } from '../../contract/calls.ts'
import type { Currency } from '../../contract/ledger/currency.ts'
import type { Preview } from '../../contract/ledger/money-commands.ts'
import type { FieldDefinition, Values } from './field-definition.ts'

export type KnownCurrencies = ReadonlyMap<string, Currency>

/** What an action is about. */
export interface Subject {
  /** `''` for what does not exist yet. */
  id: string
  /** What people call it. */
  name: string
  /** The version that the form was filled from, where it has one. */
  version?: number | undefined
}

/** The fields of a form as the body of its call, as far as they can be read. */
export interface ReadBody {
  body: Record<string, unknown>
  /**
   * Why a field cannot be read, so that the body says nothing of it; `''`
   * where another field stands in its way, which is told there.
   */
  unread: Readonly<Record<string, string>>
}

/** What a reader of a form knows beside its fields. */
export interface Reading {
  /** What the fields held before anybody typed. */
  start: Values
  currencies: KnownCurrencies
}

/** How an action is shown, filled, checked and sent. */
export interface ActionDefinition {
  /** A form is filled in; a confirm is answered, with a reason at most. */
  kind: 'form' | 'confirm'
  /** Danger where it harms somebody or closes something. */
  tone?: 'danger'
  call: Call
  /** The call that says what it would do; every movement of money has one. */
  preview?: Call<GenericSchema<unknown, Preview>>
  /** In their order; what a password holds is never kept. */
  fields: readonly FieldDefinition[]
  /** The parts of the body that the form calls otherwise. */
  fieldOf?: Readonly<Record<string, string>>
  /** Fields whose value belongs to another value, and is empty with a new one. */
  within?: Readonly<Record<string, string>>
  /**
   * What the form begins with, from a row or an answer of `source`; nothing for
   * a field that did not come.
   */
  fill?: (
    row: unknown,
    currencies: KnownCurrencies
  ) => Readonly<Record<string, string | undefined>>
  /** It has amounts, which nobody can read or write without currencies. */
  hasAmounts?: boolean
  /** Where the newest state is read again after a 412. */
  source?: CallName
  /** Left out, the call has no body. */
  body?: (values: Values, reading: Reading) => ReadBody
}
