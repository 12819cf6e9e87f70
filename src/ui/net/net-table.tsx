import { type JSX, useEffect, useRef, useState } from 'react'

import { messages } from '../../messages.ts'
import { onLeave } from '../on-leave.ts'
import { SmallTable } from '../small-table.tsx'
import { daysText, type NetFormat } from './net-format.ts'
import type { NetPoint } from './net-points.ts'

interface NetTableProps {
  points: readonly NetPoint[]
  heading: string
  label: string
  format: NetFormat
}

const texts = messages.chart

/** Empty days are left out. */
export function NetTable(props: NetTableProps): JSX.Element {
  const { format, points } = props
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const rows = points.filter(point => point.count > 0)

  useEffect(() => {
    if (!open) return
    const close = (): void => {
      if (details.current) details.current.open = false
    }
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      close()
      summary.current?.focus()
    }
    const unsubscribe = onLeave(
      node => details.current?.contains(node) ?? true,
      close
    )
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      unsubscribe()
    }
  }, [open])

  return (
    <details
      className="absolute end-0 bottom-0 text-sm print:hidden"
      ref={details}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary
        className="px-1 leading-6 text-ink-2 hover:text-ink hover:underline hover:underline-offset-3 pointer-coarse:leading-10"
        ref={summary}
      >
        {texts.showTable}
      </summary>
      {open && (
        <section
          className="absolute end-0 top-[calc(100%+0.25rem)] z-menu max-h-[min(20rem,50vh)] w-max max-w-[calc(100vw-2rem)] overflow-auto floating px-4 pb-2"
          aria-label={props.label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
          tabIndex={0}
        >
          <SmallTable
            dense
            heads={[props.heading, texts.in, texts.out, texts.netHead]}
            rows={rows.map(point => ({
              key: point.first,
              name: daysText(point, format),
              figures: [point.credit, -point.debit, point.net].map(sum =>
                format.signed(sum)
              )
            }))}
          />
        </section>
      )}
    </details>
  )
}
