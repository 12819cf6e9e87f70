import { type ReactNode, useId } from 'react'

import { backend } from '../../backend/backend.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lockIcon } from '../../ui/icons.ts'
import { intentHandlers } from '../page/intent-handlers.ts'
import { useCommand } from '../page/use-command.ts'
import { openAction } from './open-action.ts'
import { preloadAction } from './preload-action.ts'
import type { RowAction } from './row-action.ts'

interface Props {
  rowAction: RowAction
  size?: 'sm' | 'md'
  /** Replaces the label on a phone. */
  icon?: ReactNode
}

/** The palette has it too, under its label. */
export function RowActionButton(props: Props): ReactNode {
  const { rowAction, size = 'md', icon } = props
  const { request, command, label, tone, disabledReason } = rowAction
  const reasonId = useId()
  const open = (): void => openAction(request)
  const isHere = backend.offers(command)
  const runs = isHere && disabledReason === undefined
  useCommand(runs ? { label, run: open } : undefined)
  if (!isHere) return null
  return (
    <>
      <Button
        variant={tone === 'primary' ? 'primary' : 'plain'}
        size={size}
        className={
          tone === 'danger'
            ? 'text-neg-text'
            : icon
              ? 'max-sm:w-control max-sm:border-transparent max-sm:px-0'
              : ''
        }
        // Not `disabled`: without the focus its reason is not announced.
        aria-disabled={disabledReason !== undefined || undefined}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        title={disabledReason}
        {...intentHandlers(preloadAction)}
        onClick={() => {
          if (disabledReason === undefined) open()
        }}
      >
        {disabledReason !== undefined && !icon && (
          <Icon path={lockIcon} size={14} />
        )}
        {icon ? (
          <>
            <span className="sm:hidden">{icon}</span>
            <span className="max-sm:sr-only">{label}</span>
          </>
        ) : (
          label
        )}
      </Button>
      {disabledReason !== undefined && (
        <span className="sr-only" id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  )
}
