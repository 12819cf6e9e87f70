import { ConfirmDialog } from '../page/confirm-host.tsx'
import { ActionDialog } from './action-host.tsx'
import { loadActions } from './open-action.ts'

export async function preloadAction(): Promise<void> {
  await Promise.all([
    loadActions(),
    ActionDialog.preload(),
    ConfirmDialog.preload()
  ])
}
