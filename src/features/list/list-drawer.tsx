import { useStore } from '@nanostores/react'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState
} from 'react'

import { onIntent } from '../../stores/intent.ts'
import { $route, navigate } from '../../stores/route.ts'
import { $session } from '../../stores/session.ts'
import { $action, $isResuming } from '../actions/open-action.ts'
import type { ChosenTab, DrawerProps } from '../drawer/drawer-props.ts'
import type { ListView } from './list-view.ts'
import type { ListQuery } from './store/list-parameters.ts'

interface Props<Row> {
  view: ListView<Row>
  rows: readonly Row[] | undefined
  /** The rows do not match the query. */
  inactive: boolean
  query: Pick<ListQuery, 'open' | 'tab'>
}

export function ListDrawer<Row>(props: Props<Row>): ReactNode {
  const { view, rows } = props
  const { open, tab } = props.query
  const { list, rowKey } = view
  const route = useStore($route, { ssr: 'initial' })
  const trail = useTrail(open)
  const shown = useUncovered(open)
  useEffect(
    () =>
      onIntent(target => {
        const isHere = target.pathname === $route.get()?.pathname
        if (isHere && list.query(target).open !== '') void view.drawer.preload()
      }),
    [list, view]
  )
  const place = rows?.findIndex(row => rowKey(row) === open) ?? -1
  const [last, setLast] = useState({ open, place })
  if (place !== -1 && (last.open !== open || last.place !== place)) {
    setLast({ open, place })
  }
  const href = (change: Partial<ListQuery>): string => list.href(route, change)
  const next = (by: -1 | 1): Row | undefined => {
    if (props.inactive) return undefined
    if (place !== -1) return rows?.[place + by]
    // The next one has taken the place of a row that has left the list.
    const isGone = last.open === open && last.place !== -1
    return isGone ? rows?.[last.place + Math.min(by, 0)] : undefined
  }
  return (
    <RowDrawer
      id={shown === '' ? undefined : shown}
      row={rows?.[place]}
      // Rows may arrive just before the drawer opens, or just after.
      cameWithPage={route?.via === 'load'}
      content={view.drawer}
      tab={tab}
      onTab={chosen => navigate(href({ tab: chosen }), 'replace')}
      hrefOfOpen={id => href({ open: id, tab: undefined })}
      canStep={{
        previous: next(-1) !== undefined,
        next: next(1) !== undefined
      }}
      onStep={by => {
        const row = next(by)
        if (row === undefined) return
        trail.step()
        navigate(href({ open: rowKey(row) }), 'replace')
      }}
      onClose={() => {
        const entries = trail.length()
        if (entries > 0) history.go(-entries)
        else navigate(href({ open: '' }), 'replace')
      }}
    />
  )
}

interface RowDrawerProps<Row> extends Omit<
  DrawerProps<Row>,
  'open' | 'id' | 'row' | 'isNew' | 'tab'
> {
  /** From the URL; `undefined` closes. */
  id: string | undefined
  row: Row | undefined
  tab: ChosenTab | undefined
  /** Open since the page was loaded. */
  cameWithPage?: boolean
  content: ComponentType<DrawerProps<Row>>
}

/** Loads its content on first use; the last row and tab stay while it closes. */
export function RowDrawer<Row>(props: RowDrawerProps<Row>): ReactNode {
  const { id, row, tab, cameWithPage = false, ...others } = props
  const { content: Content, ...rest } = others
  const session = useStore($session, { ssr: 'initial' })
  const [last, setLast] =
    useState<Pick<DrawerProps<Row>, 'id' | 'row' | 'isNew' | 'tab'>>()
  const isLast = last?.id === id && last?.row === row && last?.tab === tab
  if (id !== undefined && !isLast) {
    const isNew = cameWithPage || row === undefined
    setLast({ id, row, tab, isNew: last?.id === id ? last.isNew : isNew })
  }
  // The page's session guard does not cover an overlay.
  if (last === undefined || session.kind !== 'admin') return null
  return <Content open={id !== undefined} {...last} {...rest} />
}

/** A restored form keeps the focus: the drawer waits until it is closed. */
function useUncovered(open: string): string {
  const action = useStore($action, { ssr: 'initial' })
  const isResuming = useStore($isResuming, { ssr: 'initial' })
  // Until then it is unknown whether a form comes back.
  const isAdmin = useStore($session, { ssr: 'initial' }).kind === 'admin'
  const [isOpen, setOpen] = useState(false)
  const isFree = isAdmin && !isResuming && action === undefined
  const mayOpen = open !== '' && (isOpen || isFree)
  if (isOpen !== mayOpen) setOpen(mayOpen)
  return mayOpen ? open : ''
}

interface Trail {
  /** History entries back to the list; 0 if unknown. */
  length: () => number
  /** The next row replaces the open one. */
  step: () => void
}

/** Rows opened over the list, one history entry each. */
function useTrail(open: string): Trail {
  const route = useStore($route, { ssr: 'initial' })
  const trail = useRef<string[]>([])
  const before = useRef(open)
  const stepping = useRef(false)
  useEffect(() => {
    if (open === before.current) return
    const from = before.current
    const { current } = trail
    if (open === '') trail.current = []
    else if (route?.via === 'history') {
      trail.current = current.slice(0, current.indexOf(open) + 1)
    } else if (from === '') {
      // A URL opened directly has an unknown page before it.
      trail.current = route?.via === 'move' ? [open] : []
    } else if (current.length > 0) {
      const earlier = stepping.current ? current.slice(0, -1) : current
      trail.current = [...earlier, open]
    }
    before.current = open
    stepping.current = false
  }, [open, route])
  return {
    length: () => trail.current.length,
    step: () => {
      stepping.current = true
    }
  }
}
