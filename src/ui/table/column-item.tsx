import type { JSX } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import {
  chevronDownIcon,
  chevronUpIcon,
  chevronsLeftRightIcon,
  chevronsRightLeftIcon,
  gripVerticalIcon
} from '../icons.ts'
import { MenuChoice } from '../menu-choice.tsx'

export interface ColumnChoice {
  id: string
  head: string
  shown: boolean
}

interface ColumnItemProps {
  column: ColumnChoice
  /** It can neither be hidden nor moved. */
  fixed: boolean
  isSecond: boolean
  isLast: boolean
  onShown: (shown: boolean) => void
  onMove: (by: -1 | 1) => void
  /** Alternative to dragging the edge in the table (WCAG 2.5.7). */
  onWiden: (by: -1 | 1) => void
  onGrip: (pointer: number) => void
}

export function ColumnItem(props: ColumnItemProps): JSX.Element {
  const { column, fixed, isSecond, isLast, onMove, onWiden } = props
  return (
    <li className="flex items-center rounded-sm hover:bg-hover [&:not(:hover,:focus-within)>button]:invisible">
      <span
        className={`grid w-6 cursor-grab touch-none place-items-center self-stretch text-ink-3 active:cursor-grabbing ${fixed ? 'invisible' : ''}`.trimEnd()}
        data-slot="grip"
        onPointerDown={event => {
          if (fixed || !event.isPrimary || event.button !== 0) return
          event.preventDefault()
          props.onGrip(event.pointerId)
        }}
      >
        <Icon path={gripVerticalIcon} size={14} />
      </span>
      <MenuChoice
        className="min-w-30 flex-1 ps-1 whitespace-nowrap"
        type="checkbox"
        checked={column.shown}
        disabled={fixed}
        onChange={event => props.onShown(event.target.checked)}
      >
        {column.head}
      </MenuChoice>
      <IconButton
        size="sm"
        label={messages.table.narrower(column.head)}
        aria-disabled={!column.shown}
        onClick={() => {
          if (column.shown) onWiden(-1)
        }}
      >
        <Icon path={chevronsRightLeftIcon} />
      </IconButton>
      <IconButton
        size="sm"
        label={messages.table.wider(column.head)}
        aria-disabled={!column.shown}
        onClick={() => {
          if (column.shown) onWiden(1)
        }}
      >
        <Icon path={chevronsLeftRightIcon} />
      </IconButton>
      {!fixed && (
        <>
          <IconButton
            size="sm"
            label={messages.table.moveUp(column.head)}
            // Not `disabled`, which would lose the focus.
            aria-disabled={isSecond}
            onClick={() => {
              if (!isSecond) onMove(-1)
            }}
          >
            <Icon path={chevronUpIcon} />
          </IconButton>
          <IconButton
            size="sm"
            label={messages.table.moveDown(column.head)}
            aria-disabled={isLast}
            onClick={() => {
              if (!isLast) onMove(1)
            }}
          >
            <Icon path={chevronDownIcon} />
          </IconButton>
        </>
      )}
    </li>
  )
}
