import type { JSX, KeyboardEvent, ReactNode, Ref } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import { maximize2Icon, minimize2Icon, moveIcon, xIcon } from '../icons.ts'
import type { DragHandlers } from './use-dialog-drag.ts'

interface DialogHeaderProps {
  title: ReactNode
  titleId: string
  icon: ReactNode
  movable: boolean
  size: 'normal' | 'maximized' | 'fixed'
  closable: boolean
  drag: DragHandlers
  /** The maximise button, else the close icon. */
  firstButton: Ref<HTMLButtonElement>
  onMoveKeyDown: (event: KeyboardEvent) => void
  onToggleSize: () => void
  onClose: () => void
}

export function DialogHeader({
  title,
  titleId,
  icon,
  movable,
  size,
  closable,
  drag,
  firstButton,
  onMoveKeyDown,
  onToggleSize,
  onClose
}: DialogHeaderProps): JSX.Element {
  const { maximise, restore, move, close } = messages.dialog
  const maximised = size === 'maximized'
  return (
    <div
      className="dialog-header"
      data-movable={movable ? '' : undefined}
      {...drag}
    >
      {icon && (
        <span className="dialog-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <div className="dialog-title">
        {title && <h2 id={titleId}>{title}</h2>}
      </div>
      {movable && (
        <IconButton
          className="dialog-move"
          label={move}
          size="sm"
          onKeyDown={onMoveKeyDown}
        >
          <Icon path={moveIcon} />
        </IconButton>
      )}
      {size !== 'fixed' && (
        <IconButton
          ref={firstButton}
          label={maximised ? restore : maximise}
          size="sm"
          aria-pressed={maximised}
          onClick={onToggleSize}
        >
          {maximised ? (
            <Icon path={minimize2Icon} />
          ) : (
            <Icon path={maximize2Icon} />
          )}
        </IconButton>
      )}
      {closable && (
        <IconButton
          ref={size === 'fixed' ? firstButton : undefined}
          label={close}
          size="sm"
          onClick={onClose}
        >
          <Icon path={xIcon} />
        </IconButton>
      )}
    </div>
  )
}
