import type { PeriodPreset } from '../../../format/periods.ts'
import { messages } from '../../../messages.ts'
import type { FilterOption } from './filter-view.ts'

const option = (value: PeriodPreset): FilterOption => ({
  value,
  label: messages.periods[value]
})

export const recentPeriods = (
  [
    'today',
    'yesterday',
    '7d',
    'last-week',
    '30d',
    'month',
    'last-month'
  ] as const
).map(option)

/** For what has not happened for long. */
export const pastPeriods = (
  ['7d', '30d', 'before-7d', 'before-30d', 'before-90d'] as const
).map(option)

export const yesOrNo: readonly FilterOption[] = [
  { value: 'true', label: messages.filters.yes },
  { value: 'false', label: messages.filters.no }
]
