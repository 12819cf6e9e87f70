import {
  type FilterView,
  statusOptions,
  wordOptions
} from '../list/filters/filter-view.ts'
import {
  pastPeriods,
  recentPeriods,
  yesOrNo
} from '../list/filters/period-choices.ts'
import type { List } from '../list/store/list-state.ts'
import type { Field, WithoutNames } from './field.ts'

/** The controls of a list's filters, in the list's order. */
export function filtersOf<Row>(
  { rules }: Pick<List<Row>, 'rules'>,
  fields: readonly Field<Row>[]
): FilterView[] {
  return rules.filters.flatMap(({ name }) => {
    const field = fields.find(
      ({ key, filter }) => filter && (filter.name ?? key) === name
    )
    if (!field?.filter) return []
    const { label = field.label, quick = false } = field.filter
    const kind = field.filter.kind === undefined ? byKind(field) : field.filter
    const choices = rules.choices?.[name]
    const view = { ...kind, name, label, quick }
    if (!choices || view.kind !== 'choice') return view
    const options = view.options.filter(({ value }) => choices.includes(value))
    return { ...view, options }
  })
}

function byKind<Row>(field: Field<Row>): WithoutNames<FilterView> {
  switch (field.kind) {
    case 'status':
      return { kind: 'choice', options: statusOptions(field.words) }
    case 'word':
      return { kind: 'choice', options: wordOptions(field.words) }
    case 'time':
      return {
        kind: 'period',
        presets: field.mode === 'ago' ? pastPeriods : recentPeriods
      }
    case 'flag':
      return { kind: 'one', options: yesOrNo }
    case 'amount':
    case 'money':
      return { kind: 'amount' }
    case 'text':
    case 'code':
    case 'id':
    case 'number':
    case 'own':
      return { kind: 'text' }
    default:
      return field satisfies never
  }
}
