import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import type { RadioOption } from '../../ui/radio-group.tsx'
import type { ReadPage } from './export-pages.ts'
import type { ExportSource } from './export-plan.ts'

export interface ExportScopes<Row> {
  page: readonly Row[]
  selection: readonly Row[]
  matching?:
    | { expected?: number | undefined; readPage: ReadPage<Row> }
    | undefined
}

export type ScopeName = keyof ExportScopes<unknown>

export function likelyScope<Row>(scopes: ExportScopes<Row>): ScopeName {
  if (scopes.selection.length > 0) return 'selection'
  return scopes.matching ? 'matching' : 'page'
}

/** Returns `undefined` if unknown. */
export function scopeCount<Row>(
  scopes: ExportScopes<Row>,
  name: ScopeName
): number | undefined {
  return name === 'matching' ? scopes.matching?.expected : scopes[name].length
}

export function scopeSource<Row>(
  { page, selection, matching }: ExportScopes<Row>,
  name: ScopeName
): ExportSource<Row> {
  return name === 'matching' && matching
    ? { kind: 'all', ...matching }
    : { kind: 'rows', rows: name === 'selection' ? selection : page }
}

/** `rows` is the plural noun for the rows. */
export function scopeOptions<Row>(
  { page, selection, matching }: ExportScopes<Row>,
  rows: string
): RadioOption<ScopeName>[] {
  const text = messages.export
  const counted = (count: number): string =>
    text.count(count, shown(count), rows)
  const options: RadioOption<ScopeName>[] = [
    { value: 'page', label: text.page(counted(page.length)) },
    {
      value: 'selection',
      label:
        selection.length === 0
          ? text.noSelection
          : text.selection(counted(selection.length)),
      disabled: selection.length === 0
    }
  ]
  if (!matching) return options
  const { expected } = matching
  const count = expected === undefined ? undefined : shown(expected)
  return [...options, { value: 'matching', label: text.matching(count) }]
}

function shown(count: number): string {
  return countText(count)
}
