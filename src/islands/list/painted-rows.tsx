import { arrange, defaultLayout } from '../../domain/column-layout.ts'
import { keptLook } from '../../domain/kept-look.ts'
import { plainName } from '../../domain/plain-name.ts'
import type { RouteName } from '../../domain/routes.ts'
import type { RowSurroundings } from '../../domain/row-surroundings.ts'
import { $currencies } from '../../stores/currencies.ts'
import { layoutOf } from '../../stores/preferences/screen-layout.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { $route } from '../../stores/route.ts'
import { $session } from '../../stores/session.ts'
import { plainNodes } from '../../ui/plain-nodes.ts'
import type { RowGroups } from '../../ui/table/column.ts'
import { PlainBodies } from '../../ui/table/plain-bodies.tsx'
import { PlainRow } from '../../ui/table/plain-row.tsx'
import { NO_GAPS } from '../ledger/balance-gaps.ts'
import { dayGroups } from './day-groups.ts'
import { rowActionsOf } from './row-actions.tsx'
import type { RowsView } from './rows-view.ts'

/** Rows that stand in the page where it was prerendered with a skeleton. */
export interface PaintedRows<Row> {
  rows: readonly Row[]
  surroundings: RowSurroundings
  groups: RowGroups<Row> | undefined
}

/** More than this React brings bit by bit. */
const MOST_AT_ONCE = 50
const SKELETON = 'main .data-table > tbody[aria-hidden]'

/** Of the one screen that the page was prerendered with. */
let painted: { screen: RouteName; what: unknown; nodes: Node[] } | undefined
/** When they were painted, until they are hydrated. */
let paintedAt: number | undefined
let stopWatching = (): void => undefined
const claimed = new Set<RouteName>()

/**
 * Puts rows in the place of the skeleton, as React would show them, before
 * React is there. It hydrates them then as if the page had been prerendered
 * so. Nothing happens once React has begun, or where the administrator has
 * other columns than the page.
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
  const nodes = plainNodes(bodiesOf(view, what))
  for (const node of nodes) setAsleep(node, true)
  skeleton.replaceWith(...nodes)
  painted = { screen, what, nodes }
  // Nobody's rows stay while React is still on its way.
  stopWatching = $session.listen(({ kind }) => {
    if (kind === 'admin' || claimed.has(screen)) return
    forgetPainted()
    nodes[0]?.parentNode?.insertBefore(skeleton, nodes[0])
    for (const node of nodes) node.parentNode?.removeChild(node)
  })
}

/** What has been painted for a screen, which React renders from now on. */
export function claimPainted<Row>(
  screen: RouteName
): PaintedRows<Row> | undefined {
  claimed.add(screen)
  if (painted?.screen !== screen) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a screen has one list, and a list one kind of rows
  return painted.what as PaintedRows<Row>
}

/** They are hydrated: who comes back to the screen begins without them. */
export function forgetPainted(): void {
  stopWatching()
  for (const node of painted?.nodes ?? []) setAsleep(node, false)
  paintedAt = undefined
  painted = undefined
}

/** What is pressed before React has come would do nothing, or something else. */
function setAsleep(node: Node, asleep: boolean): void {
  if (node instanceof HTMLElement) node.inert = asleep
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
      gaps: NO_GAPS
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
