import { type JSX, type MouseEvent, useEffect, useRef } from 'react'

import type { PaletteGroup, PaletteItem } from './palette-item.ts'

interface PaletteListProps<Item extends PaletteItem> {
  id: string
  label: string
  groups: readonly PaletteGroup<Item>[]
  current: Item
  optionId: (item: Item) => string
  onPoint: (item: Item) => void
  onChoose: (item: Item) => void
}

export function PaletteList<Item extends PaletteItem>(
  props: PaletteListProps<Item>
): JSX.Element {
  const { id, groups, current, optionId } = props
  return (
    <div
      className="min-h-0 flex-auto scroll-pt-9 scroll-pb-2 overflow-y-auto overscroll-contain px-2 pt-1 pb-2"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options takes the focus, and shows text alone
      role="listbox"
      id={id}
      aria-label={props.label}
    >
      {groups.map(({ title, items }, place) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        <div role="group" key={title} aria-labelledby={`${id}-group-${place}`}>
          <div
            className="px-2 pt-2.5 pb-1 text-sm/4 text-ink-3"
            id={`${id}-group-${place}`}
          >
            {title}
          </div>
          {items.map(item => (
            <PaletteOption
              key={item.id}
              id={optionId(item)}
              item={item}
              isCurrent={item.id === current.id}
              onPoint={() => props.onPoint(item)}
              onChoose={() => props.onChoose(item)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface PaletteOptionProps {
  id: string
  item: PaletteItem
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

function PaletteOption(props: PaletteOptionProps): JSX.Element {
  const { item, isCurrent } = props
  const option = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const Tag = item.href === undefined ? 'div' : 'a'
  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    props.onChoose()
  }
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        option.current = element
      }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      id={props.id}
      className="flex min-h-row cursor-pointer items-center gap-2.5 rounded-md px-2 aria-selected:bg-press max-sm:flex-wrap max-sm:gap-y-0 max-sm:py-2 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 [&>svg]:text-ink-3 aria-selected:[&>svg]:text-felt-text"
      href={item.href}
      tabIndex={-1}
      aria-selected={isCurrent}
      // Keeps the focus in the field.
      onMouseDown={event => event.preventDefault()}
      onPointerMove={() => {
        if (!isCurrent) props.onPoint()
      }}
      onClick={press}
    >
      {item.icon}
      <span className="truncate">{item.label}</span>
      {/* On a phone it has a line of its own. */}
      {item.detail && (
        <small className="min-w-0 flex-1 text-sm text-ink-3 max-sm:order-1 max-sm:line-clamp-2 max-sm:basis-full max-sm:ps-6.5 max-sm:wrap-anywhere sm:truncate">
          {item.detail}
        </small>
      )}
      {/* The digits of an amount are read whole, an id may lose its end. */}
      {item.end && (
        <span className="ms-auto max-w-3/4 flex-none truncate text-ink-2 has-[.mono]:max-w-2/5">
          {item.end}
        </span>
      )}
    </Tag>
  )
}
