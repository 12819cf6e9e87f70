import type { ScreenLayout } from '../../../ui/table/column-layout.ts'

/** The longest name of a view, in UTF-16 units. */
export const MAX_VIEW_NAME = 40

/** The most views that a screen keeps. */
export const MAX_VIEWS = 30

/** What an administrator looks at again and again on one screen. */
export interface SavedView {
  readonly id: string
  readonly name: string
  /** The query of the list, canonical and without the page; `''` for none. */
  readonly query: string
  readonly layout?: ScreenLayout | undefined
}

/** Why a name, or one more view, is not taken. */
export type ViewRefusal = 'empty' | 'long' | 'taken' | 'full'

/**
 * Says what is wrong with the name of a view, if anything is. Two views of a
 * screen differ in more than case; `own` is the view that is renamed.
 */
export function nameRefusal(
  views: readonly SavedView[],
  name: string,
  own?: string
): ViewRefusal | undefined {
  const text = name.trim()
  if (text === '') return 'empty'
  if (text.length > MAX_VIEW_NAME) return 'long'
  const same = views.some(
    view => view.id !== own && folded(view.name) === folded(text)
  )
  return same ? 'taken' : undefined
}

/**
 * The view that an address shows. The one with its query; without one, that
 * with its filters: another order or page size is the same view. Of several
 * it is the one opened last, else the first; none for the list without
 * filters, unless such a view was opened last.
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

/** Whether a query of a list only orders and pages all of its rows. */
export function isUnfiltered(query: string): boolean {
  return filtersOf(query) === ''
}

function filtersOf(query: string): string {
  const params = new URLSearchParams(query)
  for (const name of ['sort', 'limit']) params.delete(name)
  return params.toString()
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
