import type { JSX, ReactNode } from 'react'

import type { NetFormat } from './net-format.ts'
import {
  BAR_SHARE,
  barPixels,
  labelledBars,
  type NetPoint
} from './net-points.ts'

interface NetBarsProps {
  points: readonly NetPoint[]
  /** In CSS pixels. */
  width: number
  barsWidth: number
  /** Of all other lengths: see `useWidth`. */
  scale: number
  label: string
  cursor: number | undefined
  tip: ReactNode
  /** In characters. */
  tipLength: number
  format: NetFormat
}

/** In px at a default font size of 16 px. */
const PLOT_PX = 60
const LABELS_PX = 20
const TIP_PX = 260
/** Of a character of the tip, and its edges, at most. */
const TIP_CHARACTER_PX = 8
const TIP_HEIGHT_PX = 28
const LABEL_EVERY_PX = 80
const MOST_LABELS = 5
const HALF_LABEL_PX = 30

export function NetBars(props: NetBarsProps): JSX.Element {
  const { points, width, barsWidth, scale, cursor, format } = props
  const { top, bottom } = ends(points)
  const span = top - bottom
  const plot = PLOT_PX * scale
  const height = plot + LABELS_PX * scale
  const tipHeight = TIP_HEIGHT_PX * scale
  // On one line if there is room: more would cover the bars.
  const tipWidth = Math.max(
    TIP_PX * scale,
    Math.min(props.tipLength * TIP_CHARACTER_PX * scale, width)
  )
  const zero = span === 0n ? plot / 2 : barPixels(top, span, plot)
  const slot = barsWidth / Math.max(points.length, 1)
  const middle = ((cursor ?? 0) + 0.5) * slot
  return (
    <svg
      className="absolute overflow-visible fill-ink-3 text-xs"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not loaded
      role="img"
      aria-label={props.label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {cursor !== undefined && (
        <rect
          className="fill-press forced-colors:fill-highlight/40"
          x={cursor * slot}
          width={slot}
          height={plot}
        />
      )}
      <path className="stroke-line-strong" d={`M0 ${zero}H${barsWidth}`} />
      {points.map((point, index) => (
        <Bar
          key={point.first}
          left={(index + (1 - BAR_SHARE) / 2) * slot}
          width={slot * BAR_SHARE}
          zero={zero}
          pixels={barPixels(point.net, span, plot)}
        />
      ))}
      {labelledBars(points.length, mostLabels(barsWidth / scale)).map(index => (
        <DayLabel
          key={index}
          middle={(index + 0.5) * slot}
          y={height - 4 * scale}
          half={HALF_LABEL_PX * scale}
        >
          {format.day(points[index]?.first ?? '')}
        </DayLabel>
      ))}
      {top > 0n && (
        <text x={width} y={9 * scale} textAnchor="end">
          {format.compact(top)}
        </text>
      )}
      {bottom < 0n && (
        <text x={width} y={plot} textAnchor="end">
          {format.compact(bottom)}
        </text>
      )}
      {props.tip && (
        <foreignObject
          className="overflow-visible"
          x={Math.max(0, Math.min(middle - tipWidth / 2, width - tipWidth))}
          y={-tipHeight / 2}
          width={tipWidth}
          height={tipHeight}
        >
          <div className="flex justify-center" data-slot="net-tip">
            <span className="rounded-sm border border-line-strong bg-raised px-2 text-center text-sm/5.5 wrap-anywhere text-ink-2">
              {props.tip}
            </span>
          </div>
        </foreignObject>
      )}
    </svg>
  )
}

const CREDIT = 'fill-felt-text forced-colors:fill-canvas-text'
const DEBIT = 'fill-mute forced-colors:fill-gray-text'

interface BarProps {
  left: number
  width: number
  zero: number
  /** Positive is up. */
  pixels: number
}

function Bar({ left, width, zero, pixels }: BarProps): JSX.Element {
  if (pixels === 0) {
    return (
      <rect
        className="fill-line-strong forced-colors:fill-gray-text"
        data-bar="nil"
        x={left}
        y={zero - 1}
        width={width}
        height={2}
      />
    )
  }
  const radius = Math.min(2, Math.abs(pixels), width / 2)
  const [corner, sweep] = pixels > 0 ? [-radius, 1] : [radius, 0]
  const straight = width - 2 * radius
  return (
    <path
      className={pixels > 0 ? CREDIT : DEBIT}
      data-bar={pixels > 0 ? 'credit' : 'debit'}
      d={`M${left} ${zero}V${zero - pixels - corner}a${radius} ${radius} 0 0 ${sweep} ${radius} ${corner}h${straight}a${radius} ${radius} 0 0 ${sweep} ${radius} ${-corner}V${zero}Z`}
    />
  )
}

/** The scale includes zero. */
function ends(points: readonly NetPoint[]): { top: bigint; bottom: bigint } {
  let [top, bottom] = [0n, 0n]
  for (const { net } of points) {
    if (net > top) top = net
    if (net < bottom) bottom = net
  }
  return { top, bottom }
}

interface DayLabelProps {
  middle: number
  y: number
  /** Of its width. */
  half: number
  children: string
}

function DayLabel(props: DayLabelProps): JSX.Element {
  const inside = props.middle >= props.half
  return (
    <text
      x={inside ? props.middle : 0}
      y={props.y}
      textAnchor={inside ? 'middle' : 'start'}
    >
      {props.children}
    </text>
  )
}

function mostLabels(width: number): number {
  return Math.min(MOST_LABELS, Math.floor(width / LABEL_EVERY_PX))
}
