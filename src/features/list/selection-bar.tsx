import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { xIcon } from '../../ui/icons.ts'
import { SelectionSeparator } from './selection-separator.tsx'
import type { Selection } from './store/selection.ts'

interface Props<Row> {
  selection: Selection<Row>
  /** `undefined` before there are rows. */
  shownKeys: ReadonlySet<string> | undefined
  /** Whether all matching rows are shown, or one page. */
  shows: 'list' | 'page'
  /** Plural noun for the rows, in lower case. */
  rows: string
  onSaid: (text: string) => void
  /** The selection cannot be acted on now. */
  inactive?: boolean
  /** Replaces the count when all matching rows are selected. */
  all?: string | undefined
  children?: ReactNode
}

/** Announces the count, also when it is none again. */
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
      className="pointer-events-auto absolute inset-x-0 bottom-4 mx-auto flex min-h-11 w-fit max-w-[calc(100%-2*var(--gutter))] items-center gap-0.5 overflow-x-auto rounded-lg bg-inverse ps-4 pe-2 whitespace-nowrap text-ink-inverse shadow-menu forced-line max-lg:w-full max-lg:flex-wrap max-lg:px-2 max-lg:py-1 max-lg:whitespace-normal as-one:relative as-one:inset-auto as-one:max-w-full"
      aria-label={messages.table.selection(rows)}
      aria-busy={props.inactive}
      inert={props.inactive}
    >
      <b className="me-1 font-semibold max-lg:p-2 max-sm:basis-full max-sm:pe-12 max-sm:pb-0">
        {props.all ??
          [messages.table.selected(written), rest].filter(Boolean).join(', ')}
      </b>
      <SelectionSeparator />
      {props.children}
      {props.children && <SelectionSeparator />}
      <IconButton
        inverse
        size="sm"
        className="max-lg:ms-auto max-sm:absolute max-sm:end-1 max-sm:top-0"
        label={messages.table.clearSelection}
        onClick={event => {
          // The bar unmounts and would take the focus with it.
          const screen = event.currentTarget.closest('main')
          selection.clear()
          focusTable(screen)
        }}
      >
        <Icon path={xIcon} />
      </IconButton>
    </section>
  )
}

function focusTable(screen: Element | null): void {
  const table = screen?.querySelector<HTMLElement>('section[tabindex]')
  table?.focus({ preventScroll: true })
}
