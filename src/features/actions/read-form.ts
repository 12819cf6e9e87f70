import * as v from 'valibot'

import type { RequestError } from '../../contract/request-error.ts'
import { messages } from '../../messages.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import type { ActionDefinition, KnownCurrencies } from './action-definition.ts'
import { definitionOf } from './definition-of.ts'
import type { Values } from './field-definition.ts'
import { type FieldProblems, fieldProblems } from './field-problems.ts'
import type { ActionState, OpenAction } from './open-action.ts'

export type FormRead =
  | { kind: 'body'; body: Record<string, unknown> | undefined }
  | { kind: 'problems'; problems: FieldProblems }

type FormToRead = Pick<OpenAction, 'name' | 'start' | 'values'>

/** Validates with the contract's own schema. */
export async function readForm(action: OpenAction): Promise<FormRead> {
  const definition = definitionOf(action.name)
  return readFormWith(action, await currenciesFor(definition))
}

/** None if it has no amounts: nothing waits for what it does not need. */
export async function currenciesFor({
  fields,
  hasAmounts
}: ActionDefinition): Promise<KnownCurrencies> {
  return hasAmounts || fields.some(({ kind }) => kind === 'amount')
    ? knownCurrencies()
    : NONE
}

/** One problem per field at a time. */
const FIRST_ISSUE = { abortPipeEarly: true } as const

const NONE: KnownCurrencies = new Map()

/** Whether it can be sent, as far as no currency is needed. */
export function isReady(form: FormToRead): boolean {
  return readFormWith(form, NONE).kind === 'body'
}

/** With known currencies; the form need not be open. */
export function readFormWith(
  { name, start, values }: FormToRead,
  currencies: KnownCurrencies
): FormRead {
  const definition = definitionOf(name)
  if (!definition.body || !definition.call.body)
    return { kind: 'body', body: undefined }
  const { body, unread: unreadable } = definition.body(values, {
    start,
    currencies
  })
  const unread = { ...missing(definition, values), ...unreadable }
  const checked = v.safeParse(definition.call.body, body, FIRST_ISSUE)
  const isRead = Object.keys(unread).length === 0
  if (isRead && checked.success) return { kind: 'body', body }
  const found: Record<string, string[]> = {}
  for (const issue of checked.issues ?? []) {
    found[v.getDotPath(issue) ?? ''] ??= [issue.message]
  }
  const problems = fieldProblems(
    found,
    fieldNames(definition),
    definition.fieldOf
  )
  // `unread` overrides what the schema says of those fields.
  const fields = Object.entries({ ...problems.fields, ...unread })
  return {
    kind: 'problems',
    problems: {
      ...problems,
      fields: Object.fromEntries(fields.filter(([, text]) => text !== ''))
    }
  }
}

/** What the form requires, and the contract does not. */
function missing(
  { fields }: ActionDefinition,
  values: Values
): Record<string, string> {
  return Object.fromEntries(
    fields
      .filter(({ name, required }) => required && !values[name])
      .map(({ name }) => [name, messages.checks.required])
  )
}

export function refusal(
  { name }: OpenAction,
  error: RequestError
): ActionState {
  const definition = definitionOf(name)
  const { fields = {} } = error.facts
  const problems = fieldProblems(
    fields,
    fieldNames(definition),
    definition.fieldOf
  )
  return { kind: 'refused', error, problems }
}

function fieldNames({ fields }: ActionDefinition): string[] {
  return fields.map(({ name }) => name)
}
