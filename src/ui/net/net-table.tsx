import { type JSX, useEffect, useRef, useState } from 'react'

import { messages } from '../../messages.ts'
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
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [open])

  return (
    <details
      className="net-table"
      ref={details}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary}>{texts.showTable}</summary>
      {open && (
        <section
          className="menu"
          aria-label={props.label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
          tabIndex={0}
        >
          <table className="small-table">
            <thead>
              <tr>
                <th scope="col">{props.heading}</th>
                <th scope="col">{texts.in}</th>
                <th scope="col">{texts.out}</th>
                <th scope="col">{texts.netHead}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(point => (
                <tr key={point.first}>
                  <th scope="row">{daysText(point, format)}</th>
                  <td>{format.signed(point.credit)}</td>
                  <td>{format.signed(-point.debit)}</td>
                  <td>{format.signed(point.net)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
