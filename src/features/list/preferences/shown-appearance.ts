import type { RouteName } from '../../../routes/table.ts'
import { remember } from '../../../stores/preferences/browser-memory.ts'
import { recall } from '../../../stores/preferences/recall.ts'
import type { ScreenLayout } from '../../../ui/table/table-layout.ts'
import { savedAppearance, APPEARANCE_KEY } from './saved-appearance.ts'

/** Stores the look for `inline-scripts.ts`. */
export function showAppearance(
  screen: RouteName,
  layout: ScreenLayout,
  views: number
): void {
  document.documentElement.dataset['look'] =
    `${layout.density} chart-${layout.chart}`
  const name = APPEARANCE_KEY + screen
  const look = savedAppearance(layout, views)
  // The built-in look needs no entry.
  if (look !== (recall(name) ?? '')) remember(name, look)
}
