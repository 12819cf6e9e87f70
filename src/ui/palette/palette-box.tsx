import {
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState
} from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import { searchIcon, xIcon } from '../icons.ts'
import { type Typing, typingHandlers } from '../typing.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'

export type PaletteTarget = 'here' | 'new-tab'

interface PaletteBoxProps<Item extends PaletteItem> {
  input: RefObject<HTMLInputElement | null>
  label: string
  listLabel: string
  placeholder: string
  text: string
  /** More than can be searched for. */
  isTooLong: boolean
  groups: readonly PaletteGroup<Item>[]
  onText: (text: string, typing: Typing) => void
  onChoose: (item: Item, target: PaletteTarget) => void
  onClose: () => void
  children?: ReactNode
}

/** A combobox (ARIA pattern): the focus stays in the field. Controlled. */
export function PaletteBox<Item extends PaletteItem>(
  props: PaletteBoxProps<Item>
): JSX.Element {
  const { input, label, text, groups, onChoose } = props
  const listId = useId()
  const [moved, setMoved] = useState('')
  const items = groups.flatMap(group => group.items)
  const place = Math.max(
    items.findIndex(({ id }) => id === moved),
    0
  )
  const current = items[place]
  const optionId = (item: Item): string => `${listId}-${items.indexOf(item)}`

  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.shiftKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!current || event.repeat) return
      const aside = event.ctrlKey || event.metaKey
      if (!aside) onChoose(current, 'here')
      else if (current.href !== undefined) onChoose(current, 'new-tab')
      return
    }
    if (event.ctrlKey || event.metaKey) return
    const next = {
      ArrowDown: items[place + 1] ?? items[0],
      ArrowUp: items[place - 1] ?? items.at(-1),
      Home: items[0],
      End: items.at(-1)
    }[event.key]
    if (!next) return
    event.preventDefault()
    setMoved(next.id)
  }

  return (
    <>
      <div className="flex h-12 flex-none items-center gap-2.5 border-b border-line px-4 focus-within:shadow-[inset_0_-2px_var(--focus)]">
        <Icon path={searchIcon} className="text-ink-3" />
        <input
          ref={input}
          // The whole palette is where the focus is, the list shows the rest.
          className="h-full min-w-0 flex-1 text-lg focus-visible:outline-0"
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={current !== undefined}
          aria-controls={current && listId}
          aria-invalid={props.isTooLong ? true : undefined}
          aria-activedescendant={current && optionId(current)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={props.placeholder}
          value={text}
          {...typingHandlers((typed, typing) => {
            setMoved('')
            props.onText(typed, typing)
          })}
          onKeyDown={press}
        />
        <kbd aria-hidden>{messages.keys.caps.escape}</kbd>
        {/* A keyboard has a key for it. */}
        <IconButton
          className="-me-2.5 sm:pointer-fine:hidden"
          label={messages.dialog.close}
          onClick={props.onClose}
        >
          <Icon path={xIcon} />
        </IconButton>
      </div>
      {current && (
        <PaletteList
          id={listId}
          label={props.listLabel}
          groups={groups}
          current={current}
          optionId={optionId}
          onPoint={item => setMoved(item.id)}
          onChoose={item => onChoose(item, 'here')}
        />
      )}
      {props.children}
    </>
  )
}
