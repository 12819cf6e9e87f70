import { dayGroups } from '../features/list/day-groups.ts'
import { keptLook } from '../features/list/preferences/kept-look.ts'
import { layoutOf } from '../features/list/preferences/screen-layout.ts'
import { rowActionsOf } from '../features/list/row-actions.tsx'
import type { RowsView } from '../features/list/rows-view.ts'
import { plainName } from '../format/plain-name.ts'
import type { RouteName } from '../routes/table.ts'
import { $currencies } from '../stores/currencies.ts'
import { $zone } from '../stores/preferences/zone.ts'
import { $route } from '../stores/route.ts'
import { $session } from '../stores/session.ts'
import { plainNodes } from '../ui/plain-nodes.ts'
import { arrange, defaultLayout } from '../ui/table/column-layout.ts'
import type { RowGroups } from '../ui/table/column.ts'
import { PlainBodies } from '../ui/table/plain-bodies.tsx'
import { PlainRow } from '../ui/table/plain-row.tsx'
import {
  NO_REMARKS,
  type RowSurroundings
} from '../ui/table/row-surroundings.ts'
import { areRowsCards, rowsInWindow } from '../ui/table/rows-in-window.ts'
import { keepEarlyChecks } from './early-checks.ts'

/** Rows that stand in the page where it was prerendered with a skeleton. */
export interface PaintedRows<Row> {
  rows: readonly Row[]
  surroundings: RowSurroundings
  groups: RowGroups<Row> | undefined
}

/** More than this React brings bit by bit. */
const MOST_AT_ONCE = 50
const SKELETON = 'main .data-table > tbody[aria-hidden]'
const SCROLLER = '.scroll'
const GROUP_HEAD = '.group-row'

/** What stands in the page, of the one screen that it was prerendered with. */
interface Painted {
  screen: RouteName
  what: unknown
  /** Paints the next rows. Gives whether more are to come. */
  paintNext: () => boolean
  /** React has them from now on, or nobody. */
  end: () => void
}

let painted: Painted | undefined
/** When they were painted, until they are hydrated. */
let paintedAt: number | undefined
let stopWatching = (): void => undefined
const claimed = new Set<RouteName>()

/**
 * Whether rows will be painted before React, as far as it is known before they
 * are there: few are asked for, and this browser keeps no other columns.
 */
export function mayPaint<Row>({ list }: RowsView<Row>): boolean {
  const { look = '' } = document.documentElement.dataset
  const isFew = list.query($route.get()).limit <= MOST_AT_ONCE
  return isFew && !look.includes('columns')
}

/**
 * Puts rows in the place of the skeleton, as React would show them, before
 * React is there. It hydrates them then as if the page had been prerendered
 * so. Where they are cards, the first ones fill the window, and the others wait
 * for `paintMore`. Nothing happens once React has begun, or where the
 * administrator has other columns than the page.
 */
export function paintRows<Row>(
  view: RowsView<Row>,
  rows: readonly Row[]
): void {
  const screen = view.list.route
  const skeleton = document.querySelector(SKELETON)
  const layout = layoutOf(screen).$layout.get()
  const isBuilt = !keptLook(layout, 0).includes('columns')
  const fits = rows.length > 0 && rows.length <= MOST_AT_ONCE
  if (claimed.has(screen) || !skeleton || !isBuilt || !fits) return
  paintedAt = Date.now()
  const what = { rows, ...lookOf(view) }
  const bodies: HTMLElement[] = []
  // A table is laid out as a whole for each row that comes; cards are not.
  const step = areRowsCards() ? rowsInWindow() : rows.length
  let endHeight: (() => void) | undefined
  let count = 0
  const paintNext = (): boolean => {
    if (count >= rows.length) return false
    const next = rows.slice(count, count + step)
    const nodes = plainNodes(bodiesOf(view, { ...what, rows: next }))
    count += next.length
    const isMore = count < rows.length
    if (isMore) endHeight ??= keepHeight(skeleton)
    for (const body of nodes) {
      if (body instanceof HTMLElement) addBody(body, bodies, skeleton)
    }
    if (!isMore) endHeight?.()
    return isMore
  }
  paintNext()
  const endChecks = keepEarlyChecks()
  const end = (): void => {
    endHeight?.()
    endChecks()
  }
  painted = { screen, what, paintNext, end }
  // Nobody's rows stay while React is still on its way.
  stopWatching = $session.listen(({ kind }) => {
    if (kind === 'admin' || claimed.has(screen)) return
    forgetPainted()
    bodies[0]?.before(skeleton)
    for (const body of bodies) body.remove()
  })
}

/** Paints the next rows, if any wait. Gives whether more are to come. */
export function paintMore(): boolean {
  return painted?.paintNext() ?? false
}

/** What has been painted for a screen, which React renders from now on. */
export function claimPainted<Row>(
  screen: RouteName
): PaintedRows<Row> | undefined {
  claimed.add(screen)
  if (painted?.screen !== screen) return undefined
  while (paintMore());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a screen has one list, and a list one kind of rows
  return painted.what as PaintedRows<Row>
}

/** They are hydrated: who comes back to the screen begins without them. */
export function forgetPainted(): void {
  stopWatching()
  painted?.end()
  paintedAt = undefined
  painted = undefined
}

/**
 * What stands below the rows, and how far somebody has scrolled, stays as it is
 * until all of them are there. Gives what ends that.
 */
function keepHeight(skeleton: Element): (() => void) | undefined {
  const scroller = skeleton.closest<HTMLElement>(SCROLLER)
  if (!scroller) return undefined
  scroller.style.minHeight = `${scroller.offsetHeight}px`
  return () => scroller.style.removeProperty('min-height')
}

/** Puts a body behind the others, or its rows into the last one of its group. */
function addBody(
  body: HTMLElement,
  bodies: HTMLElement[],
  skeleton: Element
): void {
  const last = bodies.at(-1)
  if (last && last.dataset['group'] === body.dataset['group']) {
    const rows = [...body.children].filter(row => !row.matches(GROUP_HEAD))
    last.append(...rows)
    return
  }
  if (last) last.after(body)
  else skeleton.replaceWith(body)
  bodies.push(body)
}

function lookOf<Row>({
  list,
  days
}: RowsView<Row>): Omit<PaintedRows<Row>, 'rows'> {
  const route = $route.get()
  const zone = $zone.get()
  return {
    surroundings: {
      zone,
      now: () => paintedAt ?? Date.now(),
      currencies: $currencies.get(),
      address: list.href(route, { open: '' }),
      remarks: NO_REMARKS
    },
    groups: dayGroups(days, list.query(route).sort, zone)
  }
}

function bodiesOf<Row>(
  view: RowsView<Row>,
  { rows, surroundings, groups }: PaintedRows<Row>
): React.ReactNode {
  const columns = arrange(view.columns, defaultLayout)
  const actions = rowActionsOf(view)
  return (
    <PlainBodies
      rows={rows}
      groups={groups}
      cells={columns.length + 1 + Number(actions !== undefined)}
    >
      {row => (
        <PlainRow
          columns={columns}
          row={row}
          surroundings={surroundings}
          id={view.rowKey(row)}
          open={false}
          name={plainName(view.rowName(row))}
          selected={false}
          actions={actions}
        />
      )}
    </PlainBodies>
  )
}
