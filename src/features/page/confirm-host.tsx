import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'

import {
  $confirm,
  acceptConfirm,
  addConfirmGroup,
  hideConfirm,
  rejectConfirm
} from '../../stores/confirm.ts'
import { lazyComponent } from './lazy-component.tsx'

export const ConfirmDialog = lazyComponent(
  async () => (await import('../../ui/dialog/confirm-dialog.tsx')).ConfirmDialog
)

interface ConfirmHostProps {
  group?: string
}

/** Shows the confirms of its group; by default those without one. */
export function ConfirmHost({ group }: ConfirmHostProps): ReactNode {
  const confirm = useStore($confirm, { ssr: 'initial' })
  const requested = confirm?.options.group === group ? confirm : undefined
  // Keeps the last content while the dialog closes.
  const [last, setLast] = useState(requested)
  if (requested && requested !== last) setLast(requested)
  const shown = requested ?? last

  useEffect(
    () => (group === undefined ? undefined : addConfirmGroup(group)),
    [group]
  )

  if (!shown) return null
  const { id, opening, options } = shown
  return (
    <ConfirmDialog
      open={requested !== undefined}
      opening={opening}
      question={id}
      options={options}
      onAccept={() => acceptConfirm(id)}
      onReject={() => rejectConfirm(id)}
      onHide={() => hideConfirm(id)}
    />
  )
}
