import {
  type FilterOption,
  type FilterView,
  statusOptions,
  wordOptions
} from '../list/filters/filter-view.ts'
import {
  pastPeriods,
  recentPeriods,
  yesOrNo
} from '../list/filters/period-choices.ts'
import type { ListFilter } from '../list/store/list-filters.ts'
import type { List } from '../list/store/list-state.ts'
import type { Field, Fields, WithoutNames } from './field.ts'

/** The controls of a list's filters, in the list's order. */
export function filtersOf<Row>(
  { rules }: Pick<List<Row>, 'rules'>,
  fields: Fields<Row>
): FilterView[] {
  return rules.filters.flatMap(filter => {
    const { name } = filter
    const field = fields[name]
    if (!field?.filter) return []
    const { label = field.label, quick = false } = field.filter
    const own =
      field.filter.kind === undefined ? viewOf(filter, field) : field.filter
    if (own.kind === 'choice' && !hasChoices(own)) return []
    const choices = rules.choices?.[name]
    const view = { ...own, name, label, quick }
    if (!choices || view.kind !== 'choice') return view
    const options = view.options.filter(({ value }) => choices.includes(value))
    return { ...view, options }
  })
}

function viewOf<Row>(
  { kind }: ListFilter,
  field: Field<Row>
): WithoutNames<FilterView> {
  switch (kind) {
    case 'choice':
      return { kind, options: optionsOf(field) }
    case 'one':
      return { kind, options: yesOrNo }
    case 'period': {
      const isOld = field.kind === 'time' && field.mode === 'ago'
      return { kind, presets: isOld ? pastPeriods : recentPeriods }
    }
    default:
      return { kind }
  }
}

function optionsOf<Row>(field: Field<Row>): FilterOption[] {
  if (field.kind === 'status') return statusOptions(field.words)
  return field.kind === 'word' ? wordOptions(field.words) : []
}

/** False where the backend declares no list of them. */
function hasChoices({
  options,
  currencies,
  typed
}: WithoutNames<Extract<FilterView, { kind: 'choice' }>>): boolean {
  return options.length > 0 || currencies === true || typed !== undefined
}
