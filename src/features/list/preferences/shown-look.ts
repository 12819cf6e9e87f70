import type { RouteName } from '../../../routes/table.ts'
import { remember } from '../../../stores/preferences/browser-memory.ts'
import { recall } from '../../../stores/preferences/recall.ts'
import type { ScreenLayout } from '../../../ui/table/column-layout.ts'
import { keptLook, LOOK_KEY } from './kept-look.ts'

/**
 * Shows the density of a list, and keeps its look for the first paint of the
 * next page (`fast-start/build/inline-appearance.ts`). Returns its cleanup.
 */
export function showLook(
  screen: RouteName,
  layout: ScreenLayout,
  views: number
): () => void {
  const { dataset } = document.documentElement
  dataset['look'] = layout.density
  const name = LOOK_KEY + screen
  const look = keptLook(layout, views)
  // A screen as it was built needs no place to be kept in.
  if (look !== (recall(name) ?? '')) remember(name, look)
  return () => {
    delete dataset['look']
  }
}
