import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef
} from 'react'

import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { useRouteValue } from '../../features/page/use-route-value.ts'
import type { RouteName } from '../../routes/table.ts'
import { screens } from '../../screens/screens.ts'
import { onIntent } from '../../stores/intent.ts'
import { startPanel } from '../../stores/panel.ts'
import { $route } from '../../stores/route.ts'
import { useFocusFallback } from '../../ui/focus-fallback.ts'
import { copyTables } from './copied-tables.ts'
import { OfflineNote } from './offline-note.tsx'
import { titleWhatIsPointedAt } from './pointed-titles.ts'

startPanel()

type Screen = ComponentType

const ALWAYS = atom(true)

interface Props {
  /** The screen that the page was prerendered with. */
  own?: { route: RouteName; screen: Screen }
}

/** Without `own` it is rendered only on the client. */
export function Outlet({ own }: Props): ReactNode {
  useFocusFallback()
  useEffect(titleWhatIsPointedAt, [])
  useEffect(copyTables, [])
  useEffect(
    () =>
      onIntent(target => {
        const name = target.match?.route.name
        if (!name || name === 'login') return
        if (name !== own?.route) screens[name].lazy.preload()
        screens[name].list.prefetchNext(target)
      }),
    [own?.route]
  )
  return (
    <ErrorBoundary>
      <OfflineNote />
      <CurrentScreen {...(own ? { own } : {})} />
    </ErrorBoundary>
  )
}

function CurrentScreen({ own }: Props): ReactNode {
  const name = useRouteValue(route =>
    route ? route.match?.route.name : own?.route
  )
  if (!name || name === 'login') return null
  const current =
    name === own?.route
      ? { Screen: own.screen, $isThere: ALWAYS }
      : screens[name].lazy
  return (
    <>
      <Departure key={name}>
        <current.Screen />
      </Departure>
      <Arrival $isThere={current.$isThere} isOwn={name === own?.route} />
    </>
  )
}

/**
 * A screen that goes gives up the focus first: removing a focused element lays
 * the old page out once more.
 */
function Departure({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement.closest('main'))
        activeElement.blur()
    },
    []
  )
  return children
}

/** Focuses the heading after navigating to another screen. */
function Arrival(props: {
  $isThere: ReadableAtom<boolean>
  isOwn: boolean
}): ReactNode {
  const { isOwn } = props
  const isThere = useStore(props.$isThere)
  const route = useStore($route, { ssr: 'initial' })
  const place = route?.pathname
  const arrived = useRef(place)
  useEffect(() => {
    if (!isThere) return
    const before = arrived.current
    arrived.current = place
    const isMove = route?.via === 'move'
    // The user may have navigated before hydration.
    if (before === undefined && (isOwn || !isMove)) return
    if (before === place) return
    // Back and Forward restore the focus of their entry, if any.
    const { activeElement, body } = document
    if (!isMove && activeElement !== body) return
    document
      .querySelector<HTMLElement>('main h1')
      ?.focus({ preventScroll: !isMove })
  }, [place, route, isThere, isOwn])
  return null
}
