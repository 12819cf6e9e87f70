import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { useRouteValue } from '../../features/page/use-route-value.ts'
import { countText } from '../../format/count-text.ts'
import { LOCALE } from '../../format/locale.ts'
import { messages } from '../../messages.ts'
import { GO_KEY } from '../../routes/key-press.ts'
import { type Route, type RouteName, routes } from '../../routes/table.ts'
import { $listCounts } from '../../stores/list-counts.ts'
import { startPanel } from '../../stores/panel.ts'
import { $singleKeys } from '../../stores/preferences/single-keys.ts'
import { Icon } from '../../ui/icon.tsx'
import { routeIcons } from './route-icons.ts'

startPanel()

/** `own` is the route that the page was prerendered for. */
export function Navigation({ own }: { own?: RouteName }): React.ReactNode {
  const name = useRouteValue(route => (route ? route.match?.route.name : own))
  const place = routes.find(item => item.name === name)?.under ?? name
  return (
    <nav aria-label={messages.mainNavigation}>
      <MenuGroup group="main" current={place} />
      <h2 className="nav-h">{messages.ledger}</h2>
      <MenuGroup group="ledger" current={place} />
    </nav>
  )
}

function MenuGroup(props: {
  group: 'main' | 'ledger'
  current: RouteName | undefined
}): React.ReactNode {
  return (
    <ul className="nav">
      {routes
        .filter(route => route.menu?.group === props.group)
        .map(route => (
          <li key={route.name}>
            <MenuLink route={route} current={route.name === props.current} />
          </li>
        ))}
    </ul>
  )
}

function MenuLink(props: { route: Route; current: boolean }): React.ReactNode {
  const { menu, name, path } = props.route
  const keys = useStore($singleKeys, { ssr: 'initial' })
  const counts = useStore($listCounts, { ssr: 'initial' })
  const count = counts[name]
  const id = useId()
  const icon = routeIcons[name]
  return (
    <a
      href={path}
      aria-current={props.current ? 'page' : undefined}
      aria-describedby={count === undefined ? undefined : id}
    >
      {icon && <Icon path={icon} />}
      <span className="long">{menu?.label}</span>
      <span className="short" aria-hidden>
        {menu?.short}
      </span>
      {count !== undefined && (
        <>
          <span className="count" aria-hidden>
            {shortCount(count)}
          </span>
          <span id={id} hidden>
            {messages.inAll(countText(count))}
          </span>
        </>
      )}
      {keys === 'on' && (
        <kbd aria-hidden>
          {GO_KEY} {menu?.key}
        </kbd>
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
