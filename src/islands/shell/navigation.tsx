import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'

import { backend } from '../../backend/backend.ts'
import { lazyComponent } from '../../features/page/lazy-component.tsx'
import { useRouteValue } from '../../features/page/use-route-value.ts'
import { countText } from '../../format/count-text.ts'
import { LOCALE } from '../../format/locale.ts'
import { messages } from '../../messages.ts'
import { sitePath } from '../../routes/paths.ts'
import { type Route, type RouteName, routes } from '../../routes/table.ts'
import { screens } from '../../screens/screens.ts'
import { $listCounts } from '../../stores/list-counts.ts'
import { startPanel } from '../../stores/panel.ts'
import { preloadWhenIdle } from '../../stores/preload-when-idle.ts'
import { Icon } from '../../ui/icon.tsx'

startPanel()

/** `own` is the route that the page was prerendered for. */
export function Navigation({ own }: { own?: RouteName }): React.ReactNode {
  const name = useRouteValue(route => (route ? route.match?.route.name : own))
  const place = routes.find(item => item.name === name)?.under ?? name
  return (
    <nav
      className="max-md:grid max-md:auto-cols-fr max-md:grid-flow-col max-md:p-1"
      aria-label={messages.mainNavigation}
    >
      <MenuGroup group="main" current={place} />
      {inGroup('ledger').length > 0 && (
        <h2 className="px-2 pt-4 pb-1.5 text-xs/4 text-ink-3 max-md:hidden">
          {messages.walletNavigation}
        </h2>
      )}
      <MenuGroup group="ledger" current={place} />
    </nav>
  )
}

/** Those that the backend has. */
function inGroup(group: 'main' | 'ledger'): Route[] {
  return routes.filter(({ menu }) => menu?.group === group)
}

function MenuGroup(props: {
  group: 'main' | 'ledger'
  current: RouteName | undefined
}): React.ReactNode {
  return (
    <ul className="grid gap-px first:mt-2 max-md:contents">
      {inGroup(props.group).map(route => (
        <li key={route.name}>
          <MenuLink route={route} current={route.name === props.current} />
        </li>
      ))}
    </ul>
  )
}

const OpenBadge = lazyComponent(
  async () => (await import('../../screens/ledger/open-count.tsx')).OpenBadge
)

/** What waits for a decision, asked for behind all that the page shows. */
function OpenCount({ id }: { id: string }): React.ReactNode {
  const [isTime, setTime] = useState(false)
  useEffect(
    () => preloadWhenIdle([OpenBadge.preload, async () => setTime(true)]),
    []
  )
  return isTime && <OpenBadge id={id} />
}

function MenuLink(props: { route: Route; current: boolean }): React.ReactNode {
  const { menu, name, path } = props.route
  const counts = useStore($listCounts, { ssr: 'initial' })
  const isQueue = name === 'system-wallets-transactions' && backend.countsOpen
  const count = isQueue ? undefined : counts[name]
  const id = useId()
  const icon = name === 'login' ? undefined : screens[name].icon
  return (
    <a
      className="rounded-md text-ink-2 forced-current hover:bg-press hover:text-ink aria-[current]:bg-press aria-[current]:font-semibold aria-[current]:text-ink max-md:relative max-md:grid max-md:h-13 max-md:content-center max-md:justify-items-center max-md:gap-0.75 max-md:text-xs/3.5 max-md:aria-[current]:bg-transparent md:flex md:h-control md:items-center md:gap-2 md:px-2"
      href={sitePath(path)}
      aria-current={props.current ? 'page' : undefined}
      aria-describedby={count === undefined && !isQueue ? undefined : id}
    >
      {icon && (
        <Icon
          path={icon}
          className={
            props.current ? 'text-felt-text max-md:size-5' : 'max-md:size-5'
          }
        />
      )}
      <span className="flex-1 truncate max-md:sr-only">{menu?.label}</span>
      <span className="md:hidden" aria-hidden>
        {menu?.short}
      </span>
      {isQueue && <OpenCount id={id} />}
      {count !== undefined && (
        <>
          <span
            className="text-xs font-regular text-ink-3 max-md:hidden"
            aria-hidden
          >
            {shortCount(count)}
          </span>
          <span id={id} hidden>
            {messages.inAll(countText(count))}
          </span>
        </>
      )}
    </a>
  )
}

/** `4,812` or `12K`, to leave room for the name. */
function shortCount(count: number): string {
  return count < 10_000
    ? countText(count)
    : count.toLocaleString(LOCALE, { notation: 'compact' })
}
