import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { RowActionButton } from './row-action-button.tsx'
import type { RowAction } from './row-action.ts'

/**
 * What can be done with one thing: what harms it stands apart, at the end.
 * Why some of it is off stands below, each reason once.
 */
export function RowActionBar({
  rowActions
}: {
  rowActions: readonly RowAction[]
}): ReactNode {
  const reasons = new Set(rowActions.flatMap(({ off }) => off ?? []))
  return (
    <fieldset className="offer-bar" aria-label={messages.actions.rowActions}>
      {rowActions.filter(rowAction => !harms(rowAction)).map(button)}
      <span className="grow" />
      {rowActions.filter(harms).map(button)}
      {/* Each button says its own; this is for those who see it. */}
      {[...reasons].map(reason => (
        <p key={reason} className="offer-why" aria-hidden>
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
