import { ConfirmDialog } from '../page/confirm-host.tsx'
import { ActionLayer } from './action-host.tsx'
import { loadActions } from './open-action.ts'

/** Loads what an action is shown and run by, for one who will open it. */
export function preloadAction(): void {
  loadActions()
  ActionLayer.preload()
  ConfirmDialog.preload()
}
