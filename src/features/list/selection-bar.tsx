import { useStore } from '@nanostores/react'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Selection } from './store/selection.ts'

interface Props<Row> {
  selection: Selection<Row>
  /** The keys of the rows that are shown; `undefined` before there are any. */
  shownKeys: ReadonlySet<string> | undefined
  /** Whether they are all that match, or one page of them. */
  shows: 'list' | 'page'
  /** What the rows are called, in the plural and in lower case. */
  rows: string
  onSaid: (text: string) => void
  /** Nothing is done with what is chosen now. */
  inactive?: boolean
  /** Says what is chosen in the place of these rows: all that match. */
  all?: string | undefined
  /** What can be done with the chosen rows: `Button`s. */
  children?: ReactNode
}

/**
 * What is chosen, how much of it is not shown, and what can be done with it;
 * nothing while there is none. The count is said aloud, also when it is none
 * again.
 */
export function SelectionBar<Row>(props: Props<Row>): ReactNode {
  const { selection, rows, shownKeys } = props
  const selected = useStore(selection.$selected, { ssr: 'initial' })
  const { size } = selected
  const written = countText(size)
  const hidden = shownKeys
    ? [...selected.keys()].filter(key => !shownKeys.has(key)).length
    : 0
  const rest =
    hidden > 0 && messages.table.notShown(countText(hidden), props.shows)
  const said =
    size === 0
      ? messages.table.noneSelected(rows)
      : (props.all ??
        [messages.table.selectedRows(size, written, rows), rest]
          .filter(Boolean)
          .join(', '))
  const say = useEffectEvent(props.onSaid)
  useEffect(() => say(said), [said])
  if (size === 0) return null
  return (
    <section
      className="selection-bar"
      aria-label={messages.table.selection(rows)}
      aria-busy={props.inactive}
      inert={props.inactive}
    >
      <b>
        {props.all ??
          [messages.table.selected(written), rest].filter(Boolean).join(', ')}
      </b>
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
  )
}

function focusTable(place: Element | null): void {
  const table = place?.parentElement?.querySelector<HTMLElement>('.scroll')
  table?.focus({ preventScroll: true })
}
