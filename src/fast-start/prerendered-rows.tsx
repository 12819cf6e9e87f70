import { dayGroups } from '../features/list/day-groups.ts'
import { savedAppearance } from '../features/list/preferences/saved-appearance.ts'
import { layoutOf } from '../features/list/preferences/screen-layout.ts'
import { rowEndOf } from '../features/list/row-end.tsx'
import type { RowsView } from '../features/list/rows-view.ts'
import { plainName } from '../format/plain-name.ts'
import type { RouteName } from '../routes/table.ts'
import { $currencies } from '../stores/currencies.ts'
import { $zone } from '../stores/preferences/zone.ts'
import { $route } from '../stores/route.ts'
import { serverNow } from '../stores/server-time.ts'
import { $session } from '../stores/session.ts'
import { isNarrow } from '../ui/narrow.ts'
import { plainNodes } from '../ui/plain-nodes.ts'
import type { RowGroups } from '../ui/table/column.ts'
import { PlainBodies } from '../ui/table/plain-bodies.tsx'
import { PlainRow } from '../ui/table/plain-row.tsx'
import { NO_REMARKS, type RowContext } from '../ui/table/row-context.ts'
import { rowsAtOnce } from '../ui/table/rows-at-once.ts'
import { arrange, defaultLayout } from '../ui/table/table-layout.ts'
import { answerEarlyRowClicks } from './early-row-clicks.ts'

export interface PrerenderedRows<Row> {
  rows: readonly Row[]
  rowContext: RowContext
  groups: RowGroups<Row> | undefined
}

/** React renders longer lists in steps. */
const MOST_AT_ONCE = 50
const SKELETON = 'main .data-table > tbody[data-coming]'
const SCROLLER = '.scroll'
const GROUP_HEAD = 'tr:not([data-row])'

interface Prerendered {
  screen: RouteName
  what: unknown
  /** Returns whether more rows are to come. */
  prerenderNext: () => boolean
  /** Called on hydration or when the rows are dropped. */
  end: () => void
}

let prerendered: Prerendered | undefined
/** Until they are hydrated. */
let prerenderedAt: number | undefined
let stopWatching = (): void => undefined
const claimed = new Set<RouteName>()

/** As far as known before the rows: few, and no custom columns. */
export function mayPrerender<Row>({ list }: RowsView<Row>): boolean {
  const { look = '' } = document.documentElement.dataset
  const isFew = list.query($route.get()).limit <= MOST_AT_ONCE
  return isFew && !look.includes('columns')
}

/**
 * Renders rows as React would, for hydration. Cards fill the window first; the
 * rest waits for `prerenderMore`. Does nothing once React has claimed the
 * screen, or with custom columns.
 */
export function prerenderRows<Row>(
  view: RowsView<Row>,
  rows: readonly Row[]
): void {
  const screen = view.list.route
  const skeleton = document.querySelector(SKELETON)
  const layout = layoutOf(screen).$layout.get()
  const isBuilt = !savedAppearance(layout, 0).includes('columns')
  const fits = rows.length > 0 && rows.length <= MOST_AT_ONCE
  if (claimed.has(screen) || !skeleton || !isBuilt || !fits) return
  if (!mayPrerender(view)) return
  prerenderedAt = serverNow()
  const what = { rows, ...lookOf(view) }
  const bodies: HTMLElement[] = []
  // A table is laid out as a whole for each new row; cards are not.
  const step = isNarrow() ? rowsAtOnce() : rows.length
  let endHeight: (() => void) | undefined
  let count = 0
  const prerenderNext = (): boolean => {
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
  prerenderNext()
  const endClicks = answerEarlyRowClicks()
  const end = (): void => {
    endHeight?.()
    endClicks()
  }
  prerendered = { screen, what, prerenderNext, end }
  // A guest must not see rows while React is still loading.
  stopWatching = $session.listen(({ kind }) => {
    if (kind === 'admin' || claimed.has(screen)) return
    forgetPrerendered()
    bodies[0]?.before(skeleton)
    for (const body of bodies) body.remove()
  })
}

/** Returns whether more rows are to come. */
export function prerenderMore(): boolean {
  return prerendered?.prerenderNext() ?? false
}

export function claimPrerendered<Row>(
  screen: RouteName
): PrerenderedRows<Row> | undefined {
  claimed.add(screen)
  if (prerendered?.screen !== screen) return undefined
  while (prerenderMore());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a screen has one list, and a list one kind of rows
  return prerendered.what as PrerenderedRows<Row>
}

/** Call after hydration: a return to the screen starts without them. */
export function forgetPrerendered(): void {
  stopWatching()
  prerendered?.end()
  prerenderedAt = undefined
  prerendered = undefined
}

/** Until all rows are there. Returns a cleanup function. */
function keepHeight(skeleton: Element): (() => void) | undefined {
  const scroller = skeleton.closest<HTMLElement>(SCROLLER)
  if (!scroller) return undefined
  scroller.style.minHeight = `${scroller.offsetHeight}px`
  return () => scroller.style.removeProperty('min-height')
}

/** Merges the body into the last one if both have the same group. */
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
}: RowsView<Row>): Omit<PrerenderedRows<Row>, 'rows'> {
  const route = $route.get()
  const zone = $zone.get()
  return {
    rowContext: {
      zone,
      now: () => prerenderedAt ?? serverNow(),
      currencies: $currencies.get(),
      address: list.href(route, { open: '' }),
      remarks: NO_REMARKS
    },
    groups: dayGroups(days, list.query(route).sort, zone)
  }
}

function bodiesOf<Row>(
  view: RowsView<Row>,
  { rows, rowContext, groups }: PrerenderedRows<Row>
): React.ReactNode {
  const columns = arrange(view.columns, defaultLayout)
  const actions = rowEndOf(view)
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
          rowContext={rowContext}
          id={view.rowKey(row)}
          open={false}
          name={plainName(view.rowName(row))}
          selected={false}
          rowEnd={actions}
        />
      )}
    </PlainBodies>
  )
}
