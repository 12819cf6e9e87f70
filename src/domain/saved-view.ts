import type { ScreenLayout } from './column-layout.ts'

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
 * The view that an address shows: of several with its query the one opened
 * last; none for the plain list, unless such a view was opened last.
 */
export function currentView(
  views: readonly SavedView[],
  query: string,
  opened: string | undefined
): SavedView | undefined {
  const same = views.filter(view => view.query === query)
  const last = same.find(view => view.id === opened)
  return last ?? (query === '' ? undefined : same[0])
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
