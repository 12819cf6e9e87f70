import type { JSX, KeyboardEvent, ReactNode, Ref } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import { maximize2Icon, minimize2Icon, moveIcon, xIcon } from '../icons.ts'
import type { DragHandlers } from './use-dialog-drag.ts'

/** They stand on the middle of the title's first line. */
const ON_LINE = 'relative my-[calc((1.5rem-var(--control-sm))/2)] print:hidden'

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
      className={`flex flex-none items-start gap-2 ps-4 pe-2 pt-3 sm:ps-6 sm:pe-4 sm:pt-5 ${movable ? 'sm:cursor-grab sm:touch-none sm:select-none sm:data-dragging:cursor-grabbing' : ''}`}
      {...drag}
    >
      {icon && (
        <span
          className="grid h-6 flex-none place-items-center text-ink-2"
          aria-hidden="true"
        >
          {icon}
        </span>
      )}
      <div className="min-h-6 min-w-0 flex-1">
        {title && (
          <h2
            className="text-title/6 font-semibold tracking-snug wrap-anywhere above-keyboard:line-clamp-2"
            id={titleId}
          >
            {title}
          </h2>
        )}
      </div>
      {movable && (
        <IconButton
          // For keys only: a pointer drags the whole header.
          className={`${ON_LINE} not-focus-visible:sr-only max-sm:hidden`}
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
          className={ON_LINE}
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
          className={ON_LINE}
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
