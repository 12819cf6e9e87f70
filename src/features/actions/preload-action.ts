import { ConfirmDialog } from '../page/confirm-host.tsx'
import { ActionLayer } from './action-host.tsx'
import { loadActions } from './open-action.ts'

export async function preloadAction(): Promise<void> {
  await Promise.all([
    loadActions(),
    ActionLayer.preload(),
    ConfirmDialog.preload()
  ])
}
