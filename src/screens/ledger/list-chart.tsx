import { useStore } from '@nanostores/react'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState
} from 'react'

import { backend } from '../../backend/backend.ts'
import { layoutOf } from '../../features/list/preferences/screen-layout.ts'
import { requestedFilters } from '../../features/list/store/list-request.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { useSeen } from '../../features/page/use-seen.ts'
import { periodBounds, readPeriod } from '../../format/periods.ts'
import { messages } from '../../messages.ts'
import type { RouteName } from '../../routes/table.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { $route } from '../../stores/route.ts'
import { serverNow } from '../../stores/server-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import { hasChart, PERIOD } from './compared-by.ts'
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
  const Chart = chartOf(screen, call)
  return function ListChart({ list }: Props): ReactNode {
    const route = useStore($route, { ssr: 'initial' })
    return hasChart(list.query(route).filters) ? <Chart list={list} /> : null
  }
}

function chartOf(
  screen: RouteName,
  call: PanelProps['call']
): (props: Props) => ReactNode {
  // Where nothing is summed, no room is reserved for a chart.
  if (!backend.sums) return () => null
  const Panel = lazyOnScreen<PanelProps>(
    screen,
    async () => (await import('./net-chart-panel.tsx')).NetChartPanel
  )
  return function Chart({ list }: Props): ReactNode {
    const route = useStore($route, { ssr: 'initial' })
    const zone = useStore($zone, { ssr: 'initial' })
    const summary = useStore(list.$summary, { ssr: 'initial' })
    const query = list.query(route)
    const text = query.filters[PERIOD]?.[0] ?? USUAL_PERIOD
    const totals = summary.kind === 'known' ? summary.totals : undefined
    // Recomputed with each new sum, which moves the end of "last 7 days".
    const { bounds, currencies } = useMemo(() => {
      const period = readPeriod(text)
      return {
        bounds: period ? periodBounds(period, zone, serverNow()) : {},
        currencies: totals
          ?.toSorted((one, other) => other.count - one.count)
          .map(({ currency }) => currency)
      }
    }, [text, zone, totals])
    const { from, to } = bounds
    const hasTotals =
      summary.kind === 'loading' ||
      (summary.kind === 'known' && summary.totals !== undefined)
    const id = useId()
    const place = useRef<HTMLDivElement>(null)
    const isSeen = useSeen(place)
    const isShown = useHasHeight(place)
    return (
      <>
        {hasTotals && (
          <button
            type="button"
            className="z-cell col-start-2 row-start-1 flex h-6 min-w-6 items-center justify-end gap-1.5 self-start justify-self-end text-sm text-ink-2 hover:text-ink max-sm:col-auto max-sm:row-auto max-sm:h-touch pointer-coarse:h-touch flat:ms-auto flat:h-7"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() =>
              layoutOf(screen).setChart(isShown ? 'folded' : 'shown')
            }
          >
            {/* In the line of the chart's own words, when that is shown. */}
            <span className="md:sr-only folded:not-sr-only flat:not-sr-only">
              {messages.chart.net.day}
            </span>
            <Icon
              path={chevronDownIcon}
              size={14}
              className="rotate-180 folded:rotate-0"
            />
          </button>
        )}
        {/* It stays where there is no chart, so that nothing moves. */}
        <div
          id={id}
          ref={place}
          className="col-start-2 row-start-1 h-33 max-w-150 min-w-0 max-md:col-span-full max-md:row-start-2 max-md:max-w-none max-sm:row-auto pointer-coarse:h-39 folded:hidden flat:ms-auto flat:basis-full"
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

/** Whether an element is shown at all: a style sheet decides. */
function useHasHeight(element: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(true)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(() => setHas(current.offsetHeight > 0))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return has
}
