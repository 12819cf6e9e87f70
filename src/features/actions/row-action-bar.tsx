import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { offered } from './offered.ts'
import { RowActionButton } from './row-action-button.tsx'
import type { RowAction } from './row-action.ts'

/** Harmful actions stand apart, at the end. Lists each reason once. */
export function RowActionBar(props: {
  rowActions: readonly RowAction[]
}): ReactNode {
  const rowActions = offered(props.rowActions)
  const reasons = new Set(
    rowActions.flatMap(({ disabledReason }) => disabledReason ?? [])
  )
  return (
    <fieldset
      // The foot is narrower at its end, for the icon of the other line.
      className="flex w-full flex-wrap gap-2 pe-1.5 pt-2 pb-1 max-sm:pe-2"
      aria-label={messages.actions.rowActions}
    >
      {rowActions.filter(rowAction => !harms(rowAction)).map(button)}
      <span className="grow" />
      {rowActions.filter(harms).map(button)}
      {/* Each button announces its own; these are for sighted users. */}
      {[...reasons].map(reason => (
        <p key={reason} className="w-full text-sm/4 text-ink-3" aria-hidden>
          {reason}
        </p>
      ))}
    </fieldset>
  )
}

function harms({ tone }: RowAction): boolean {
  return tone === 'danger'
}

function button(rowAction: RowAction): ReactNode {
  return <RowActionButton key={rowAction.request.name} rowAction={rowAction} />
}
