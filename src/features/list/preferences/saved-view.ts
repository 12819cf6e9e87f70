import { cleanCode, cleanText } from '../../../format/clean-text.ts'
import type { ScreenLayout } from '../../../ui/table/table-layout.ts'

/** In UTF-16 units. */
export const MAX_VIEW_NAME = 40

/** Per screen. */
export const MAX_VIEWS = 30

export interface SavedView {
  readonly id: string
  readonly name: string
  /** Canonical query of the list without the page; `''` for none. */
  readonly query: string
  readonly layout?: ScreenLayout | undefined
}

export type ViewRefusal = 'empty' | 'long' | 'taken' | 'full'

/** Names of a screen differ in more than case; `own` is being renamed. */
export function nameRefusal(
  views: readonly SavedView[],
  name: string,
  own?: string
): ViewRefusal | undefined {
  const text = cleanText(name)
  if (text === '') return 'empty'
  if (text.length > MAX_VIEW_NAME) return 'long'
  const same = views.some(
    view => view.id !== own && folded(view.name) === folded(text)
  )
  return same ? 'taken' : undefined
}

/**
 * Finds the view with the same query, else with the same filters: sort and page
 * size do not matter. Prefers the one opened last, then the first. The
 * unfiltered list is a view only if such a view was opened last.
 */
export function currentView(
  views: readonly SavedView[],
  query: string,
  opened: string | undefined
): SavedView | undefined {
  const same = views.filter(view => view.query === query)
  const alike = views.filter(view => filtersOf(view.query) === filtersOf(query))
  const last = (from: readonly SavedView[]): SavedView | undefined =>
    from.find(view => view.id === opened)
  if (query === '') return last(same)
  const first = isUnfiltered(query) ? undefined : alike[0]
  return last(same) ?? same[0] ?? last(alike) ?? first
}

export function isUnfiltered(query: string): boolean {
  return filtersOf(query) === ''
}

function filtersOf(query: string): string {
  const params = new URLSearchParams(query)
  for (const name of ['sort', 'limit']) params.delete(name)
  return params.toString()
}

function folded(name: string): string {
  return cleanCode(name).normalize('NFKC').toUpperCase()
}
