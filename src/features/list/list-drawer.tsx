import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { onIntent } from '../../stores/intent.ts'
import { $route, navigate } from '../../stores/route.ts'
import { $session } from '../../stores/session.ts'
import { $action, $isResuming } from '../actions/open-action.ts'
import { RowDrawer } from '../drawer/row-drawer.tsx'
import type { ListView } from './list-view.ts'

interface Props<Row> {
  view: ListView<Row>
  rows: readonly Row[] | undefined
  /** The rows do not match the query. */
  inactive: boolean
  /** The id in the URL, or `''`. */
  open: string
}

export function ListDrawer<Row>(props: Props<Row>): ReactNode {
  const { view, rows, open } = props
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
  const href = (id: string): string => list.href(route, { open: id })
  const next = (by: -1 | 1): Row | undefined =>
    place === -1 || props.inactive ? undefined : rows?.[place + by]
  return (
    <RowDrawer
      id={shown === '' ? undefined : shown}
      row={rows?.[place]}
      // Rows may arrive just before the drawer opens, or just after.
      cameWithPage={route?.via === 'load'}
      content={view.drawer}
      hrefOfOpen={href}
      canStep={{
        previous: next(-1) !== undefined,
        next: next(1) !== undefined
      }}
      onStep={by => {
        const row = next(by)
        if (row === undefined) return
        trail.step()
        navigate(href(rowKey(row)), 'replace')
      }}
      onClose={() => {
        const entries = trail.length()
        if (entries > 0) history.go(-entries)
        else navigate(href(''), 'replace')
      }}
    />
  )
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
