import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { LOCALE } from '../../domain/locale.ts'
import { messages } from '../../messages.ts'
import type { Selection } from '../../stores/list/selection.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface Props<Row> {
  selection: Selection<Row>
  /** What the rows are called, in the plural and in lower case. */
  rows: string
  /** What can be done with the chosen rows: `Button`s. */
  children?: ReactNode
}

/**
 * What is chosen and what can be done with it. It stands behind the table and
 * before its footer also while nothing is chosen: the count is said aloud.
 */
export function SelectionBar<Row>(props: Props<Row>): ReactNode {
  const { selection, rows } = props
  const { size } = useStore(selection.$selected, { ssr: 'initial' })
  const written = size.toLocaleString(LOCALE)
  return (
    <div className="selection-place">
      <output className="sr-only">
        {size > 0 && messages.table.selectedRows(size, written, rows)}
      </output>
      {size > 0 && (
        <section
          className="selection-bar"
          aria-label={messages.table.selection(rows)}
        >
          <b>{messages.table.selected(written)}</b>
          <span className="separator" />
          {props.children}
          {props.children && <span className="separator" />}
          <IconButton
            size="sm"
            label={messages.table.clearSelection}
            onClick={event => {
              // The bar goes, and would take the focus with it.
              const place = event.currentTarget.closest('.selection-place')
              selection.clear()
              focusTable(place)
            }}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </section>
      )}
    </div>
  )
}

function focusTable(place: Element | null): void {
  const table = place?.parentElement?.querySelector<HTMLElement>('.scroll')
  table?.focus({ preventScroll: true })
}
