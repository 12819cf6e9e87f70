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
      className="palette-list"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options takes the focus, and shows text alone
      role="listbox"
      id={id}
      aria-label={props.label}
    >
      {groups.map(({ title, items }, place) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        <div role="group" key={title} aria-labelledby={`${id}-group-${place}`}>
          <div className="palette-title" id={`${id}-group-${place}`}>
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
      className="palette-item"
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
      <span className="palette-label">{item.label}</span>
      {item.detail && <small>{item.detail}</small>}
      {item.end && <span className="palette-end">{item.end}</span>}
    </Tag>
  )
}
