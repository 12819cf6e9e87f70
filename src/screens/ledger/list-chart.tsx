import { useStore } from '@nanostores/react'
import {
  type ComponentProps,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState
} from 'react'

import { requestedFilters } from '../../features/list/store/list-request.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { useSeen } from '../../features/page/use-seen.ts'
import { periodBounds, readPeriod } from '../../format/periods.ts'
import { messages } from '../../messages.ts'
import type { RouteName } from '../../routes/table.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { $route } from '../../stores/route.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import type { NetChartPanel } from './net-chart-panel.tsx'

const USUAL_PERIOD = '30d'

type PanelProps = ComponentProps<typeof NetChartPanel>

interface Props {
  list: List<unknown>
}

/** The chart of a screen of entries; its code loads when it is visible. */
export function listChart(
  screen: RouteName,
  call: PanelProps['call']
): (props: Props) => ReactNode {
  const Panel = lazyOnScreen<PanelProps>(
    screen,
    async () => (await import('./net-chart-panel.tsx')).NetChartPanel
  )
  return function ListChart({ list }: Props): ReactNode {
    const route = useStore($route, { ssr: 'initial' })
    const zone = useStore($zone, { ssr: 'initial' })
    const summary = useStore(list.$summary, { ssr: 'initial' })
    const query = list.query(route)
    const text = query.filters['createdAt']?.[0] ?? USUAL_PERIOD
    const totals = summary.kind === 'known' ? summary.totals : undefined
    // Recomputed with each new sum, which moves the end of "last 7 days".
    const { bounds, currencies } = useMemo(() => {
      const period = readPeriod(text)
      return {
        bounds: period ? periodBounds(period, zone, Date.now()) : {},
        currencies: totals
          ?.toSorted((one, other) => other.count - one.count)
          .map(({ currency }) => currency)
      }
    }, [text, zone, totals])
    const { from, to } = bounds
    const hasTotals =
      summary.kind === 'loading' ||
      (summary.kind === 'known' && summary.totals !== undefined)
    // Collapsed on a phone and in a compact list, which lack the room.
    const [unfolded, setUnfolded] = useState(false)
    const id = useId()
    const place = useRef<HTMLDivElement>(null)
    const isSeen = useSeen(place)
    return (
      <>
        {hasTotals && (
          <button
            type="button"
            className="hidden h-touch items-center gap-1.5 justify-self-start text-sm text-ink-2 max-sm:flex md:compact:ms-auto md:compact:flex md:compact:h-7 expanded:*:rotate-180"
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            {messages.chart.net.day}
            <Icon path={chevronDownIcon} size={14} />
          </button>
        )}
        {/* It stays where there is no chart, so that nothing moves. */}
        <div
          id={id}
          ref={place}
          className="h-40 max-w-150 min-w-0 max-md:max-w-none max-sm:col-span-full max-sm:not-data-open:hidden pointer-coarse:h-46 md:compact:ms-auto md:compact:basis-full md:compact:not-data-open:hidden"
          data-open={hasTotals && unfolded ? '' : undefined}
        >
          {hasTotals && isSeen && (
            <Panel
              call={call}
              path={route?.match?.params ?? {}}
              params={{
                ...requestedFilters(query, list.rules),
                ...(from === undefined ? {} : { createdAtFrom: from }),
                ...(to === undefined ? {} : { createdAtTo: to })
              }}
              currencies={currencies}
              zone={zone}
              from={from}
              to={to}
            />
          )}
        </div>
      </>
    )
  }
}
