import * as v from 'valibot'

import { maybe, Minor } from '../values.ts'

export const Currency = v.object({
  code: v.string(),
  name: maybe(v.string()),
  symbol: maybe(v.string()),
  type: v.picklist(['real', 'virtual']),
  /** Digits after the decimal sign: 0 to 18. */
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  /** In minor units: larger amounts are typed twice. Default: by its type. */
  largeAmount: maybe(Minor)
})
export type Currency = v.InferOutput<typeof Currency>
