import { computed, type ReadableAtom } from 'nanostores'
import * as v from 'valibot'

import {
  type FieldProblems,
  fieldProblems
} from '../../domain/field-problems.ts'
import type { RequestError } from '../../domain/request-error.ts'
import { knownCurrencies } from '../currencies.ts'
import type { ActionRule, KnownCurrencies } from './action-rule.ts'
import { actionRules } from './action-rules.ts'
import { $action, type ActionState, type OpenAction } from './open-action.ts'

/** A form as the body of its call, or what is wrong with it. */
export type FormRead =
  | { kind: 'body'; body: Record<string, unknown> | undefined }
  | { kind: 'problems'; problems: FieldProblems }

/** Reads a form as its call's body, held against the contract's own schema. */
export async function readForm(action: OpenAction): Promise<FormRead> {
  const rule: ActionRule = actionRules[action.name]
  return readFormWith(action, rule.body ? await knownCurrencies() : NONE)
}

/** One thing is said of a field at a time. */
const FIRST_ISSUE = { abortPipeEarly: true } as const

const NONE: KnownCurrencies = new Map()

/** Whether the open form can be sent, as far as it needs no currency for it. */
export const $ready: ReadableAtom<boolean> = computed(
  $action,
  action => action !== undefined && readFormWith(action, NONE).kind === 'body'
)

function readFormWith(
  { name, start, values }: OpenAction,
  currencies: KnownCurrencies
): FormRead {
  const rule: ActionRule = actionRules[name]
  if (!rule.body || !rule.call.body) return { kind: 'body', body: undefined }
  const read = rule.body(values, { start, currencies })
  const own = read.kind === 'problems' ? read.fields : {}
  const body = read.kind === 'body' ? read.body : {}
  const checked = v.safeParse(rule.call.body, body, FIRST_ISSUE)
  if (read.kind === 'body' && checked.success) return { kind: 'body', body }
  const found: Record<string, string[]> = {}
  for (const issue of read.kind === 'body' ? (checked.issues ?? []) : []) {
    ;(found[v.getDotPath(issue) ?? ''] ??= []).push(issue.message)
  }
  const problems = fieldProblems(found, rule.fields, rule.fieldOf)
  return {
    kind: 'problems',
    problems: { ...problems, fields: { ...problems.fields, ...own } }
  }
}

/** What a server refused, at the fields that it names. */
export function refusal(
  { name }: OpenAction,
  error: RequestError
): ActionState {
  const rule: ActionRule = actionRules[name]
  const { fields = {} } = error.facts
  const problems = fieldProblems(fields, rule.fields, rule.fieldOf)
  return { kind: 'refused', error, problems }
}
