import type { ScreenLayout } from '../../../ui/table/column-layout.ts'

/** Before the name of a screen: where this browser keeps its look. */
export const LOOK_KEY = 'panel-look:'

/**
 * What of a screen is not as it was built and would move its first paint, in
 * words between spaces: its density, that its columns are others, and that it
 * has saved views. It is of the browser and says nothing of a person.
 */
export function keptLook(
  { density, order, hidden, shown, widths }: ScreenLayout,
  views: number
): string {
  const hasColumns =
    [order, hidden, shown].some(ids => ids.length > 0) ||
    Object.keys(widths).length > 0
  return [
    density === 'normal' ? '' : density,
    hasColumns ? 'columns' : '',
    views > 0 ? 'views' : ''
  ]
    .filter(word => word !== '')
    .join(' ')
}
