import { countText } from '../../format/count-text.ts'
import { clockText } from '../../format/dates.ts'
import { MINUS } from '../../format/money.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import type { Currencies } from '../../stores/currencies.ts'
import type { AmountText } from '../values/use-amount-text.ts'
import type { BulkSum } from './bulk-view.ts'
import { type Held, heldSums, heldTogether } from './held.ts'
import { type LeftOut, leftOutOf } from './left-out.ts'
import { type BulkQuestion, requestCount } from './open-bulk.ts'

const texts = messages.bulk

/** Of what, and of how much: before money or access is touched. */
export function questionText(
  question: BulkQuestion,
  zone: string,
  amountText: AmountText | undefined,
  currencies: Currencies
): string {
  const { action, clock, sums, source } = question
  const held =
    source.kind === 'chosen' ? heldTogether(source.targets) : source.held
  const leftOut =
    currencies.kind === 'known' ? leftOutOf(question, currencies.byCode) : []
  const lines = [
    clock !== undefined && texts.snapshot(clock),
    messages.actions.inBulk[action].text,
    ownText(question),
    // Where the units are not known, no amount is named.
    amountText && sums && sumsText(sumsWithout(sums, leftOut), amountText),
    leftOutText(question, leftOut),
    amountText &&
      held &&
      heldText(held, requestCount(question), zone, amountText)
  ]
  return lines.filter(Boolean).join(' ')
}

/** `1 of 3 has a large amount and is left out.`, and why. */
function leftOutText(
  request: BulkQuestion,
  leftOut: readonly LeftOut[]
): string {
  const [first] = leftOut
  if (!first) return ''
  const count = leftOut.length
  const all = countText(requestCount(request))
  return `${texts.leftOut(count, countText(count), all)} ${first.reason}`
}

/** Nothing of what is left out moves. */
function sumsWithout(
  sums: readonly BulkSum[],
  leftOut: readonly LeftOut[]
): BulkSum[] {
  return sums.map(({ currency, credit, debit }) => {
    let [credited, debited] = [BigInt(credit), BigInt(debit)]
    for (const { target } of leftOut) {
      if (target.amount?.currency !== currency) continue
      const moved = BigInt(target.amount.minorUnits)
      if (moved > 0n) credited -= moved
      else debited += moved
    }
    return { currency, credit: String(credited), debit: String(debited) }
  })
}

/** Which of those that are known another admin has to approve. */
function ownText({ action, source }: BulkQuestion): string {
  const wording = messages.actions.inBulk[action]
  if (source.kind !== 'chosen' || !('ownOpen' in wording)) return ''
  const count = source.targets.filter(({ isOwn }) => isOwn).length
  return count > 0 ? wording.ownOpen(count, countText(count)) : ''
}

/** `Together −1,300.00 EUR, +20.00 EUR.` */
function sumsText(sums: readonly BulkSum[], amountText: AmountText): string {
  const amounts = sums.flatMap(({ currency, credit, debit }) =>
    [
      { sign: '+', amount: credit },
      { sign: MINUS, amount: debit }
    ]
      .filter(({ amount }) => BigInt(amount) !== 0n)
      .map(
        ({ sign, amount }) =>
          `${sign}${amountText(amount, currency)}\u00a0${plainName(currency)}`
      )
  )
  return amounts.length > 0 ? texts.sums(amounts.join(', ')) : ''
}

/** `The chosen hold 1,234.00 EUR and 50 JPY, as of 14:02.` */
function heldText(
  held: Held,
  count: number,
  zone: string,
  amountText: AmountText
): string {
  const clock = clockText(held.asOf, zone).slice(0, 5)
  const sums = heldSums(held)
  if (sums.size === 0) return ''
  const written = Array.from(sums)
    .filter(([, sum]) => sum !== 0n)
    .map(
      ([currency, sum]) =>
        `${amountText(String(sum), currency)}\u00a0${plainName(currency)}`
    )
  if (written.length === 0) return texts.holdNothing(count, clock)
  const last = written.slice(-1)
  const others = written.slice(0, -1).join(', ')
  const listed = [others, ...last].filter(Boolean).join(` ${texts.and} `)
  return texts.hold(count, listed, clock)
}
