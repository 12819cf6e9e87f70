/** The height of a row: 25, 36 or 44 px. */
export type Density = 'compact' | 'normal' | 'relaxed'

export const densities: readonly Density[] = ['compact', 'normal', 'relaxed']

/** The narrowest and the widest that a person can make a column, in px. */
export const MIN_COLUMN_PX = 64
export const MAX_COLUMN_PX = 640

/** How one person wants the table of one screen. */
export interface ScreenLayout {
  /** Ids of columns in the chosen order; empty for the order as built. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Optional columns that are shown all the same. */
  readonly shown: readonly string[]
  /** In px by column id; a column without one has an automatic width. */
  readonly widths: Readonly<Record<string, number>>
  /** The first column stays in sight while the table scrolls sideways. */
  readonly pinned: boolean
  readonly density: Density
}

/** The layout of a screen that nobody has changed. */
export const defaultLayout: ScreenLayout = {
  order: [],
  hidden: [],
  shown: [],
  widths: {},
  pinned: true,
  density: 'normal'
}

interface Identified {
  id: string
}

interface Arrangeable extends Identified {
  /** Hidden until a person shows it. */
  optional?: boolean | undefined
}

/** The visible columns in the chosen order. The first is always there. */
export function arrange<Column extends Arrangeable>(
  columns: readonly Column[],
  layout: Pick<ScreenLayout, 'order' | 'hidden' | 'shown'>
): Column[] {
  const [first] = columns
  return ordered(columns, layout.order).filter(
    column => column === first || isShown(column, layout)
  )
}

/** True where a layout shows a column other than the first. */
export function isShown(
  { id, optional = false }: Arrangeable,
  { hidden, shown }: Pick<ScreenLayout, 'hidden' | 'shown'>
): boolean {
  return optional ? shown.includes(id) : !hidden.includes(id)
}

/**
 * All columns in the chosen order, hidden ones too. The first column is the
 * row's name and stays the first; unknown ids are ignored; a column that the
 * order does not know stands behind the one it was built behind.
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

/**
 * The order of ids after one of them has been moved to a place, counted from
 * 0. The first id neither moves nor gives up its place.
 */
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

/** A width within its bounds, in whole px. */
export function boundedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_COLUMN_PX), MAX_COLUMN_PX))
}

/** True where two layouts show the same; none is a layout of its own. */
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
