import { backend } from '../../../backend/backend.ts'
import type {
  FilledForm,
  Movement,
  ReadBody,
  Reading
} from '../../../features/actions/action-definition.ts'
import { reason } from '../../../features/actions/common-fields.ts'
import type {
  FieldDefinition,
  Values
} from '../../../features/actions/field-definition.ts'
import {
  bodyOf,
  minorOf,
  optionalCode,
  optionalText,
  textOf
} from '../../../features/actions/read-values.ts'
import { plainName } from '../../../format/plain-name.ts'
import { sentences } from '../../../format/sentences.ts'
import { messages } from '../../../messages.ts'
import { reasonChoices } from '../reason-choices.ts'

const texts = messages.actions.form
const reviewTexts = messages.actions.review

export const amount: FieldDefinition = {
  kind: 'amount',
  name: 'amount',
  label: messages.fields.amount,
  short: true
}

const reasonCode: FieldDefinition = {
  kind: 'select',
  name: 'reasonCode',
  label: messages.fields.reasonCode,
  required: true,
  choices: reasonChoices()
}

/** With a code where the backend has a list of them. */
export const reasons: readonly FieldDefinition[] =
  backend.reasonCodes.length > 0 ? [reasonCode, reason] : [reason]

export const direction: FieldDefinition = {
  kind: 'radio',
  name: 'direction',
  label: messages.fields.direction,
  options: [
    { value: 'credit', label: texts.credit },
    { value: 'debit', label: texts.debit }
  ]
}

export function moved(
  values: Values,
  { currencies }: Reading,
  parts: Record<string, string>
): ReadBody {
  const currency = textOf(values, 'currency')
  const read = minorOf(values['amount'] ?? '', currency, currencies)
  const body = { ...whyOf(values), ...parts }
  return read.kind === 'problem'
    ? bodyOf(body, { amount: read.text })
    : bodyOf({ ...body, amount: read.minorUnits })
}

export function whyOf(values: Values): Record<string, string | undefined> {
  return {
    reason: textOf(values, 'reason'),
    reasonCode: optionalText(values, 'reasonCode'),
    reference: optionalCode(values, 'reference')
  }
}

/** An adjustment's amount in minor units, below zero if it is a debit. */
export function signedAmount(
  { values }: FilledForm,
  body: Record<string, unknown>
): string {
  const units = String(body['amount'])
  return values['direction'] === 'debit' ? `-${units}` : units
}

export const adjustQuestion: Movement['question'] = (
  { subject, values },
  _,
  moving
) => {
  const way = values['direction'] === 'debit' ? 'debit' : 'credit'
  return {
    header: reviewTexts[way](moving, plainName(subject.name)),
    message: movesAtOnce(),
    accept: reviewTexts.accept[way](moving)
  }
}

export function movesAtOnce(): string {
  return backend.offers('reverse')
    ? sentences([reviewTexts.text, reviewTexts.reversible])
    : reviewTexts.text
}
