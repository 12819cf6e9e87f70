import {
  type JSX,
  useMemo,
  useRef,
  type RefObject,
  useLayoutEffect,
  useState
} from 'react'

import type { NetDay } from '../../format/net-days.ts'
import { messages } from '../../messages.ts'
import { fontScale } from '../rem.ts'
import { daysText, type NetFormat } from './net-format.ts'
import { NetPlot } from './net-plot.tsx'
import { type NetPoint, netPoints } from './net-points.ts'
import { NetTable } from './net-table.tsx'

export interface NetChartProps {
  /** Complete, oldest first. */
  days: readonly NetDay[]
  caption: string
  currency: string
  format: NetFormat
}

const texts = messages.chart

/** Bars up for credit, down for debit: days, or weeks or months if narrow. */
export function NetChart(props: NetChartProps): JSX.Element {
  const { days, format, currency } = props
  const figure = useRef<HTMLElement>(null)
  const { width, scale } = useWidth(figure)
  const { grouping, points } = useMemo(
    () => netPoints(days, width / scale),
    [days, width, scale]
  )
  const sum = format.signed(points.reduce((net, point) => net + point.net, 0n))
  const title = texts.net[grouping]
  return (
    <figure ref={figure}>
      {/* Its end is for the button that folds it. */}
      <figcaption className="flex h-6 items-baseline gap-2 text-sm/6 whitespace-nowrap md:pe-6">
        <span>{title}</span>
        <span className="shrink-[999] truncate text-ink-3">
          {props.caption}
        </span>
        <span
          className="ms-auto flex min-w-0 items-baseline gap-1"
          data-slot="money"
        >
          <b className="truncate text-md font-semibold [unicode-bidi:plaintext]">
            {sum}
          </b>{' '}
          <small className="text-xs text-ink-3">{currency}</small>
        </span>
      </figcaption>
      <NetPlot
        points={points}
        width={width}
        scale={scale}
        label={`${title}, ${props.caption}. ${summary(points, props)}`}
        cursorLabel={texts.cursor[grouping]}
        currency={currency}
        format={format}
      />
      <NetTable
        points={points}
        heading={texts.cursor[grouping]}
        label={`${title}, ${props.caption}, ${currency}`}
        format={format}
      />
    </figure>
  )
}

/** The text alternative. */
function summary(points: readonly NetPoint[], props: NetChartProps): string {
  const { format, currency } = props
  const said = (point: NetPoint): string => {
    const amount = `${format.signed(point.net)} ${currency}`
    const days = daysText(point, format)
    return point.first === point.last
      ? texts.onDay(amount, days)
      : texts.inPeriod(amount, days)
  }
  const sum = points.reduce((net, point) => net + point.net, 0n)
  const ordered = points
    .filter(({ net }) => net !== 0n)
    .toSorted((one, other) => (one.net < other.net ? -1 : 1))
  const [lowest] = ordered
  const [highest] = ordered.slice(-1)
  return texts.summary(
    `${format.signed(sum)} ${currency}`,
    highest && highest.net > 0n ? said(highest) : undefined,
    lowest && lowest.net < 0n ? said(lowest) : undefined
  )
}

interface Measured {
  /** In whole CSS pixels. */
  width: number
  /** What a length grows by where the default font size is not 16 px. */
  scale: number
}

/** Before the first measurement. */
const UNKNOWN: Measured = { width: 600, scale: 1 }

function useWidth(element: RefObject<HTMLElement | null>): Measured {
  const [measured, setMeasured] = useState(UNKNOWN)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = (): void => {
      const width = Math.floor(target.clientWidth) || UNKNOWN.width
      setMeasured({ width, scale: fontScale() })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return measured
}
