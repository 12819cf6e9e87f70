import { ConfirmDialog } from '../page/confirm-host.tsx'
import { ActionLayer } from './action-host.tsx'
import { loadActions } from './open-action.ts'

export function preloadAction(): void {
  loadActions()
  ActionLayer.preload()
  ConfirmDialog.preload()
}
