import type { FilterRules } from './list-filters.ts'

export interface AmountRange {
  currency: string
  /** Minor units; an open end is omitted. */
  least?: string
  most?: string
}

const AMOUNT = /^([A-Za-z0-9_-]{1,16}):(-?\d{1,40})?\.\.(-?\d{1,40})?$/u

/** E.g. `EUR:100..2500`; `undefined` if invalid. */
export function readAmountRange(text: string): AmountRange | undefined {
  const [, currency, least, most] = AMOUNT.exec(text) ?? []
  if (currency === undefined) return undefined
  const from = least === undefined ? undefined : BigInt(least)
  const to = most === undefined ? undefined : BigInt(most)
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && from > to) return undefined
  return {
    currency,
    ...(from === undefined ? {} : { least: String(from) }),
    ...(to === undefined ? {} : { most: String(to) })
  }
}

export function writeAmountRange(range: AmountRange): string {
  return `${range.currency}:${range.least ?? ''}..${range.most ?? ''}`
}

export const amountRules: FilterRules = {
  read(text) {
    const range = readAmountRange(text)
    return range && [writeAmountRange(range)]
  },
  ask([text = '']) {
    const range = readAmountRange(text)
    return [range?.least, range?.most]
  }
}
