import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { lazyComponent } from '../page/lazy-component.tsx'
import { $action } from './open-action.ts'

export const ActionDialog = lazyComponent(
  async () => (await import('./action-dialog.tsx')).ActionDialog
)

export function ActionHost(): ReactNode {
  const now = useStore($action, { ssr: 'initial' })
  // Keeps the last action while its dialog closes.
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  const shown = now ?? last
  if (!shown) return null
  const { idempotencyKey } = shown
  return (
    <ActionDialog
      key={idempotencyKey}
      action={shown}
      open={now !== undefined}
    />
  )
}
