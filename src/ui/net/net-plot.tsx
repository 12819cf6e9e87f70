import { type JSX, type PointerEvent, useState } from 'react'

import { NetBars } from './net-bars.tsx'
import { daysText, type NetFormat } from './net-format.ts'
import type { NetPoint } from './net-points.ts'

interface NetPlotProps {
  points: readonly NetPoint[]
  /** In CSS pixels, including the scale. */
  width: number
  scale: number
  /** The text alternative. */
  label: string
  cursorLabel: string
  currency: string
  format: NetFormat
}

/** In px at a default font size of 16 px. */
const SCALE_PX = 44

/** An invisible slider is the cursor: for keys, touch and speech. */
export function NetPlot(props: NetPlotProps): JSX.Element {
  const { points, width, scale, format, currency } = props
  const [chosen, setChosen] = useState<number>()
  const last = points.length - 1
  const index = chosen === undefined ? undefined : Math.min(chosen, last)
  const point = index === undefined ? undefined : points[index]
  const spoken = points[index ?? last]
  const spokenText =
    spoken &&
    `${daysText(spoken, format)} ${format.signed(spoken.net)} ${currency}`

  function chooseAtPointer(event: PointerEvent<HTMLInputElement>): void {
    const { left, width: over } = event.currentTarget.getBoundingClientRect()
    const share = over > 0 ? (event.clientX - left) / over : 0
    const at = Math.floor(share * points.length)
    setChosen(Math.max(0, Math.min(at, last)))
  }

  return (
    // Time runs from left to right in every language.
    <div
      className="relative mt-1 h-20 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      dir="ltr"
    >
      <NetBars
        points={points}
        width={width}
        barsWidth={width - SCALE_PX * scale}
        scale={scale}
        label={props.label}
        cursor={index}
        tip={
          point && (
            <>
              {daysText(point, format)}{' '}
              <b className="font-semibold text-ink">
                {format.signed(point.net)}
              </b>{' '}
              <small className="text-xs text-ink-3">{currency}</small>
            </>
          )
        }
        tipLength={spokenText?.length ?? 0}
        format={format}
      />
      <input
        // Over the bars, but not over the figures of the scale.
        className="absolute start-0 top-0 h-15 w-[calc(100%-2.75rem)] cursor-crosshair touch-pan-y opacity-0 print:hidden [&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
        type="range"
        min={0}
        max={last}
        step={1}
        value={index ?? last}
        aria-label={props.cursorLabel}
        aria-valuetext={spokenText}
        onChange={event => setChosen(event.target.valueAsNumber)}
        onFocus={() => setChosen(index ?? last)}
        onBlur={() => setChosen(undefined)}
        onPointerMove={chooseAtPointer}
        onPointerLeave={event => {
          const focused = document.activeElement === event.currentTarget
          if (!focused) setChosen(undefined)
        }}
      />
    </div>
  )
}
