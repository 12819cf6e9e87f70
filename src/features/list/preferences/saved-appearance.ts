import type { ScreenLayout } from '../../../ui/table/table-layout.ts'

/** Storage key prefix: the name of the screen follows. */
export const APPEARANCE_KEY = 'panel-look:'

/** Layout that affects first paint; stored per browser, not per person. */
export function savedAppearance(
  { density, chart, order, hidden, shown, widths }: ScreenLayout,
  views: number
): string {
  const hasColumns =
    [order, hidden, shown].some(ids => ids.length > 0) ||
    Object.keys(widths).length > 0
  return [
    density === 'normal' ? '' : density,
    chart === 'auto' ? '' : `chart-${chart}`,
    hasColumns ? 'columns' : '',
    views > 0 ? 'views' : ''
  ]
    .filter(word => word !== '')
    .join(' ')
}
