import { atom, type ReadableAtom } from 'nanostores'
import * as v from 'valibot'

import { cleanText } from '../../../format/clean-text.ts'
import type { RouteName } from '../../../routes/table.ts'
import { newKey } from '../../../stores/new-key.ts'
import { layoutSchema } from './layout-schema.ts'
import { savePerScreen } from './saved-per-screen.ts'
import {
  MAX_VIEW_NAME,
  MAX_VIEWS,
  nameRefusal,
  type SavedView,
  type ViewRefusal
} from './saved-view.ts'

/** Longer than any URL of a list. */
const MAX_QUERY = 4000

export type ViewOutcome =
  | { kind: 'saved'; view: SavedView }
  | { kind: 'refused'; reason: ViewRefusal }

export interface ViewsOfScreen {
  $views: ReadableAtom<readonly SavedView[]>
  /** Id of the view opened last, as long as the page lives. */
  $opened: ReadableAtom<string | undefined>
  /** `undefined` is the plain list. */
  open: (id: string | undefined) => void
  /** Appends a view and opens it. */
  add: (view: Omit<SavedView, 'id'>) => ViewOutcome
  rename: (id: string, name: string) => ViewOutcome | undefined
  /** Saves what is shown now in a view. */
  update: (id: string, shown: Pick<SavedView, 'query' | 'layout'>) => void
  move: (id: string, by: -1 | 1) => void
  remove: (id: string) => void
  /** `place` is the former index. */
  restore: (view: SavedView, place: number) => void
}

const viewSchema: v.GenericSchema<unknown, SavedView> = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_VIEW_NAME)),
  query: v.pipe(v.string(), v.regex(/^$|^\?/u), v.maxLength(MAX_QUERY)),
  layout: v.optional(layoutSchema)
})

const viewsSchema: v.GenericSchema<unknown, readonly SavedView[]> = v.pipe(
  v.array(viewSchema),
  v.maxLength(MAX_VIEWS)
)

const savedViews = savePerScreen<readonly SavedView[]>({
  name: 'views',
  version: 1,
  schema: viewsSchema,
  initial: []
})

const screens = new Map<RouteName, ViewsOfScreen>()

export function viewsOf(screen: RouteName): ViewsOfScreen {
  const views = screens.get(screen) ?? createViews(screen)
  screens.set(screen, views)
  return views
}

function createViews(screen: RouteName): ViewsOfScreen {
  const { $value, change } = savedViews(screen)
  const $opened = atom<string | undefined>()

  return {
    $views: $value,
    $opened,
    open: id => $opened.set(id),
    add(given) {
      const name = cleanText(given.name)
      const view = { ...given, name, id: newKey() }
      let reason: ViewRefusal | undefined
      change(views => {
        reason =
          nameRefusal(views, name) ??
          (views.length >= MAX_VIEWS ? 'full' : undefined)
        return reason ? views : [...views, view]
      })
      if (reason) return { kind: 'refused', reason }
      $opened.set(view.id)
      return { kind: 'saved', view }
    },
    rename(id, given) {
      const name = cleanText(given)
      let outcome: ViewOutcome | undefined
      change(views => {
        const view = views.find(item => item.id === id)
        if (!view) return views
        const reason = nameRefusal(views, name, id)
        outcome = reason
          ? { kind: 'refused', reason }
          : { kind: 'saved', view: { ...view, name } }
        return reason
          ? views
          : views.map(item => (item.id === id ? { ...item, name } : item))
      })
      return outcome
    },
    update(id, shown) {
      change(views =>
        views.map(view => (view.id === id ? { ...view, ...shown } : view))
      )
    },
    move(id, by) {
      change(views => {
        const from = views.findIndex(view => view.id === id)
        const view = views[from]
        const to = from + by
        if (!view || to < 0 || to >= views.length) return views
        return views.toSpliced(from, 1).toSpliced(to, 0, view)
      })
    },
    remove(id) {
      change(views => views.filter(view => view.id !== id))
    },
    restore(view, place) {
      change(views =>
        views.some(item => item.id === view.id) || views.length >= MAX_VIEWS
          ? views
          : views.toSpliced(place, 0, view)
      )
    }
  }
}
