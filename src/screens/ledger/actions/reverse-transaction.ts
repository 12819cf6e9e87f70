import * as v from 'valibot'

import { commandCalls } from '../../../contract/command-calls.ts'
import { Transaction } from '../../../contract/ledger/transaction.ts'
import type {
  ActionDefinition,
  DoneNotice,
  FilledForm,
  KnownCurrencies,
  ReadBody,
  Reading
} from '../../../features/actions/action-definition.ts'
import { optional, reference } from '../../../features/actions/common-fields.ts'
import type { Values } from '../../../features/actions/field-definition.ts'
import { amountIn, bodyOf } from '../../../features/actions/read-values.ts'
import { amountDigits } from '../../../format/amount-digits.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { knownCurrencies } from '../../../stores/currencies.ts'
import { reversedLegs } from '../estimated-legs.ts'
import { balancesText, movedNotice } from '../money-notice.ts'
import { amount, moved, reasons, whyOf } from './money-form.ts'

const texts = messages.actions.review
const reversing = messages.actions.reversing

/** Moves back what a transaction moved, or less where the server says how much. */
export const reverseTransaction = {
  kind: 'form',
  call: commandCalls.reverse,
  source: 'transaction',
  fields: [
    { ...amount, filled: true },
    ...reasons,
    optional(reference(messages.actions.form.referenceHint))
  ],
  fill(row, currencies) {
    if (row === undefined) return {}
    const { currency, reversible, ...entry } = v.parse(Transaction, row)
    const decimals = currencies.get(currency)?.decimals
    const left = amountIn(reversible, decimals)
    if (left === undefined || reversible === undefined) return {}
    const inWords = (units: string): string =>
      amountWords(units, currency, currencies)
    const isWhole = BigInt(reversible) === BigInt(entry.amount)
    return {
      currency,
      amount: left,
      reversible,
      moved: entry.amount,
      text: isWhole
        ? reversing.all(inWords(reversible))
        : reversing.left(inWords(reversible), inWords(entry.amount))
    }
  },
  text: start => start['text'],
  body,
  movement: {
    preview: commandCalls.previewReverse,
    estimate: ({ subject }, { amount: units }) =>
      reversedLegs(subject.id, typeof units === 'string' ? units : undefined),
    // Without a word of a reversal: it is not reversed itself.
    question: ({ subject }, _, units) => ({
      header: texts.reverse(plainName(subject.name)),
      message: texts.text,
      accept: texts.accept.reverse(units)
    }),
    // The ledger in which it was chosen.
    entriesHref: () => location.pathname
  },
  done
} as const satisfies ActionDefinition

/** Without an amount where the server does not say how much is left. */
function body(values: Values, reading: Reading): ReadBody {
  const { start, currencies } = reading
  const { amount: filled, reversible } = start
  const why = whyOf(values)
  if (filled === undefined) return bodyOf(why)
  const read = moved(values, reading, {})
  const { amount: units } = read.body
  // What is left only becomes less: the server would refuse more, too.
  return typeof units === 'string' &&
    reversible !== undefined &&
    BigInt(units) > BigInt(reversible)
    ? bodyOf(why, {
        amount: reversing.atMost(
          amountWords(reversible, start['currency'] ?? '', currencies)
        )
      })
    : read
}

function amountWords(
  units: string,
  code: string,
  currencies: KnownCurrencies
): string {
  return `${amountDigits(units, currencies.get(code)?.decimals)}\u00a0${code}`
}

/** Says how much, if it was not all that the entry moved. */
async function done(
  answer: unknown,
  { subject, start }: FilledForm
): Promise<DoneNotice> {
  const notice = await movedNotice(answer, balancesText)
  const read = v.safeParse(Transaction, answer)
  const all = start['moved']
  if (!read.success || all === undefined) return notice
  const { amount: units, currency } = read.output
  if (BigInt(units) === BigInt(all)) return notice
  const amountText = amountWords(units, currency, await knownCurrencies())
  return {
    title: reversing.done(amountText, plainName(subject.name)),
    ...notice
  }
}
