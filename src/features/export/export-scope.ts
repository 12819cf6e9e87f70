import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { loadChunk } from '../../stores/missing-chunks.ts'
import type { ReadPage } from '../../stores/walk-pages.ts'
import type { RadioOption } from '../../ui/radio-group.tsx'
import type { ExportSource } from './export-plan.ts'

export interface ExportScopes<Row> {
  /** Without pages and a selection there is nothing to choose. */
  page?: readonly Row[]
  selection?: readonly Row[]
  matching?: Matching<Row> | undefined
}

interface Matching<Row> {
  expected?: number | undefined
  readPage: ReadPage<Row>
  /** Of rows that carry ids alone, whose names each page waits for. */
  names?: LoadNames<Row> | undefined
}

type LoadNames<Row> = () => Promise<{
  inPages: (readPage: ReadPage<Row>) => ReadPage<Row>
}>

export type ScopeName = keyof ExportScopes<unknown>

export function likelyScope<Row>({
  selection = [],
  matching
}: ExportScopes<Row>): ScopeName {
  if (selection.length > 0) return 'selection'
  return matching ? 'matching' : 'page'
}

/** Returns `undefined` if unknown. */
export function scopeCount<Row>(
  scopes: ExportScopes<Row>,
  name: ScopeName
): number | undefined {
  return name === 'matching' ? scopes.matching?.expected : scopes[name]?.length
}

export function scopeSource<Row>(
  { page = [], selection = [], matching }: ExportScopes<Row>,
  name: ScopeName
): ExportSource<Row> {
  return name === 'matching' && matching
    ? { kind: 'all', expected: matching.expected, readPage: named(matching) }
    : { kind: 'rows', rows: name === 'selection' ? selection : page }
}

function named<Row>({ readPage, names }: Matching<Row>): ReadPage<Row> {
  if (!names) return readPage
  return async (at, signal) => {
    const { inPages } = await loadChunk(names)
    return inPages(readPage)(at, signal)
  }
}

/** `rows` is the plural noun for the rows. */
export function scopeOptions<Row>(
  { page, selection, matching }: ExportScopes<Row>,
  rows: string
): RadioOption<ScopeName>[] {
  const text = messages.export
  const counted = (count: number): string =>
    text.count(count, shown(count), rows)
  const options: RadioOption<ScopeName>[] = []
  if (page) {
    options.push({ value: 'page', label: text.page(counted(page.length)) })
  }
  if (selection) {
    options.push({
      value: 'selection',
      label:
        selection.length === 0
          ? text.noSelection
          : text.selection(counted(selection.length)),
      disabled: selection.length === 0
    })
  }
  if (!matching) return options
  const { expected } = matching
  const count = expected === undefined ? undefined : shown(expected)
  return [...options, { value: 'matching', label: text.matching(count) }]
}

function shown(count: number): string {
  return countText(count)
}
