import { useStore } from '@nanostores/react'
import {
  type ComponentType,
  Suspense,
  useCallback,
  useEffect,
  useRef
} from 'react'

import { type RouteName, routeNamed } from '../../domain/routes.ts'
import { startPanel } from '../../stores/panel.ts'
import { $route, type CurrentRoute } from '../../stores/route.ts'
import { useFocusHeir } from '../../ui/focus-heir.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useRoutePart } from '../use-route-part.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { OfflineNote } from './offline-note.tsx'

startPanel()

type Screen = ComponentType

/** Screens that are not the page's own come when a move asks for them. */
const otherScreens: Partial<Record<RouteName, Screen>> = {
  admins: lazyScreen(
    'admins',
    async () => (await import('../screens/admins-screen.tsx')).AdminsScreen
  ),
  users: lazyScreen(
    'users',
    async () => (await import('../screens/users-screen.tsx')).UsersScreen
  ),
  games: lazyScreen(
    'games',
    async () => (await import('../screens/games-screen.tsx')).GamesScreen
  ),
  'system-wallets': lazyScreen(
    'system-wallets',
    async () =>
      (await import('../screens/system-wallets-screen.tsx')).SystemWalletsScreen
  ),
  'user-transactions': lazyScreen(
    'user-transactions',
    async () =>
      (await import('../screens/user-transactions-screen.tsx'))
        .UserTransactionsScreen
  ),
  'system-wallets-transactions': lazyScreen(
    'system-wallets-transactions',
    async () =>
      (await import('../screens/wallet-transactions-screen.tsx'))
        .WalletTransactionsScreen
  )
}

interface Props {
  /** The screen that the page was prerendered with, and its route. */
  own?: { route: RouteName; screen: Screen }
}

/**
 * The place of the screens: the prerendered one first, then whichever the
 * address asks for. Without `own` it is mounted on the client alone.
 */
export function Outlet({ own }: Props): React.ReactNode {
  useFocusHeir()
  return (
    <ErrorBoundary>
      <OfflineNote />
      <CurrentScreen {...(own ? { own } : {})} />
    </ErrorBoundary>
  )
}

function CurrentScreen({ own }: Props): React.ReactNode {
  const name = useRoutePart(route =>
    route ? route.match?.route.name : own?.route
  )
  const shown = useRef<string>(undefined)
  const arrive = useCallback((arrived: CurrentRoute | undefined) => {
    const before = shown.current
    shown.current = arrived?.pathname
    if (before === undefined || before === shown.current) return
    // Back and Forward bring the place of their entry, where it had one.
    const { activeElement, body } = document
    const isMove = arrived?.via === 'move'
    if (!isMove && activeElement !== body) return
    document
      .querySelector<HTMLElement>('main h1')
      ?.focus({ preventScroll: !isMove })
  }, [])
  if (!name) return null
  // React would hydrate what is below a `Suspense` apart, and later.
  if (own && name === own.route) {
    return <Arrived screen={own.screen} onArrive={arrive} />
  }
  const Other = otherScreens[name]
  if (!Other) return null
  return (
    <Suspense fallback={<PageHead title={routeNamed(name).title} />}>
      <Arrived screen={Other} onArrive={arrive} />
    </Suspense>
  )
}

interface ArrivedProps {
  screen: Screen
  /** The screen of this route is there: its heading may get the focus. */
  onArrive: (route: CurrentRoute | undefined) => void
}

/** A screen, and who tells of each route that it is there for. */
function Arrived({ screen: Current, onArrive }: ArrivedProps): React.ReactNode {
  return (
    <>
      <Current />
      <Arrival onArrive={onArrive} />
    </>
  )
}

function Arrival({ onArrive }: Pick<ArrivedProps, 'onArrive'>): null {
  const route = useStore($route, { ssr: 'initial' })
  useEffect(() => onArrive(route), [onArrive, route])
  return null
}
