/** Row height: 25, 36 or 44 px at a default font size of 16 px. */
export type Density = 'compact' | 'normal' | 'relaxed'

export const densities: readonly Density[] = ['compact', 'normal', 'relaxed']

/** `auto`: shown where there is room for it. */
export type ChartFold = 'auto' | 'shown' | 'folded'

export const chartFolds: readonly ChartFold[] = ['auto', 'shown', 'folded']

/** In px at a default font size of 16 px. */
export const MIN_COLUMN_PX = 64
export const MAX_COLUMN_PX = 640

export interface ScreenLayout {
  /** Column ids; empty for the default order. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly shown: readonly string[]
  /** In px; columns without one are automatic. */
  readonly widths: Readonly<Record<string, number>>
  readonly pinned: boolean
  readonly density: Density
  /** Of the screen alone: no part of a saved view. */
  readonly chart: ChartFold
}

export const defaultLayout: ScreenLayout = {
  order: [],
  hidden: [],
  shown: [],
  widths: {},
  pinned: true,
  density: 'normal',
  chart: 'auto'
}

interface Identified {
  id: string
}

interface Arrangeable extends Identified {
  optional?: boolean | undefined
}

/** The first column is always visible. */
export function arrange<Column extends Arrangeable>(
  columns: readonly Column[],
  layout: Pick<ScreenLayout, 'order' | 'hidden' | 'shown'>
): Column[] {
  const [first] = columns
  return ordered(columns, layout.order).filter(
    column => column === first || isShown(column, layout)
  )
}

export function isShown(
  { id, optional = false }: Arrangeable,
  { hidden, shown }: Pick<ScreenLayout, 'hidden' | 'shown'>
): boolean {
  return optional ? shown.includes(id) : !hidden.includes(id)
}

/**
 * Hidden columns too. The first stays first, unknown ids are ignored, and
 * missing ones follow their default predecessor.
 */
export function ordered<Column extends Identified>(
  columns: readonly Column[],
  order: readonly string[]
): Column[] {
  const [first, ...others] = columns
  if (!first) return []
  const known = order.flatMap(
    id => others.find(column => column.id === id) ?? []
  )
  const placed = [first, ...new Set(known)]
  others.forEach((column, index) => {
    if (placed.includes(column)) return
    const before = others[index - 1] ?? first
    placed.splice(placed.indexOf(before) + 1, 0, column)
  })
  return placed
}

/** The first id stays first. */
export function moved(
  ids: readonly string[],
  id: string,
  place: number
): string[] {
  const from = ids.indexOf(id)
  if (from < 1) return [...ids]
  const rest = ids.filter(item => item !== id)
  const to = Math.min(Math.max(place, 1), rest.length)
  return rest.toSpliced(to, 0, id)
}

/** In whole px. */
export function boundedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_COLUMN_PX), MAX_COLUMN_PX))
}

export function sameLayout(
  one: ScreenLayout | undefined,
  other: ScreenLayout
): boolean {
  return one !== undefined && asText(one) === asText(other)
}

function asText({ widths, hidden, shown, ...rest }: ScreenLayout): string {
  const sized = Object.entries(widths).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { order, pinned, density } = rest
  const seen = [hidden.toSorted(), shown.toSorted()]
  return JSON.stringify([order, seen, sized, pinned, density])
}
