import * as v from 'valibot'

import {
  chartFolds,
  densities,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  type ScreenLayout
} from '../../../ui/table/table-layout.ts'

/** More columns than any screen has. */
const MAX_COLUMNS = 100

const ids = v.pipe(v.array(v.string()), v.maxLength(MAX_COLUMNS), v.readonly())

const width = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(MIN_COLUMN_PX),
  v.maxValue(MAX_COLUMN_PX)
)

export const layoutSchema: v.GenericSchema<unknown, ScreenLayout> = v.object({
  order: ids,
  hidden: ids,
  shown: ids,
  widths: v.record(v.string(), width),
  pinned: v.boolean(),
  density: v.picklist(densities),
  // Older saved layouts lack it.
  chart: v.optional(v.picklist(chartFolds), 'auto')
})
