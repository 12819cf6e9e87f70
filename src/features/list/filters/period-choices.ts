import { messages } from '../../../messages.ts'
import type { FilterOption } from './filter-view.ts'

type Preset = 'today' | 'yesterday' | '7d' | '30d' | 'month' | OlderPreset
type OlderPreset = 'before-7d' | 'before-30d' | 'before-90d'

const option = (value: Preset): FilterOption => ({
  value,
  label: messages.periods[value]
})

export const recentPeriods = (
  ['today', 'yesterday', '7d', '30d', 'month'] as const
).map(option)

/** For what has not happened for long. */
export const pastPeriods = (
  ['7d', '30d', 'before-7d', 'before-30d', 'before-90d'] as const
).map(option)

export const yesOrNo: readonly FilterOption[] = [
  { value: 'true', label: messages.filters.yes },
  { value: 'false', label: messages.filters.no }
]
