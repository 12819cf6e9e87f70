import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right'
import ChevronsRightLeft from 'lucide-react/icons/chevrons-right-left'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { JSX } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../icon-button.tsx'

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
    <li>
      <span
        className="grip"
        data-off={fixed ? '' : undefined}
        onPointerDown={event => {
          if (fixed || !event.isPrimary || event.button !== 0) return
          event.preventDefault()
          props.onGrip(event.pointerId)
        }}
      >
        <GripVertical size={14} strokeWidth={1.75} aria-hidden />
      </span>
      <label className="menu-item">
        <input
          className="checkbox"
          type="checkbox"
          checked={column.shown}
          disabled={fixed}
          onChange={event => props.onShown(event.target.checked)}
        />
        {column.head}
      </label>
      <IconButton
        size="sm"
        label={messages.table.narrower(column.head)}
        aria-disabled={!column.shown}
        onClick={() => {
          if (column.shown) onWiden(-1)
        }}
      >
        <ChevronsRightLeft strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={messages.table.wider(column.head)}
        aria-disabled={!column.shown}
        onClick={() => {
          if (column.shown) onWiden(1)
        }}
      >
        <ChevronsLeftRight strokeWidth={1.75} aria-hidden />
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
            <ChevronUp strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={messages.table.moveDown(column.head)}
            aria-disabled={isLast}
            onClick={() => {
              if (!isLast) onMove(1)
            }}
          >
            <ChevronDown strokeWidth={1.75} aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  )
}
