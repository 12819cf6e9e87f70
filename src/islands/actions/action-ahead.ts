import { loadActions } from '../../stores/actions/open-action.ts'
import { ConfirmDialog } from '../shell/confirm-host.tsx'
import { ActionLayer } from './action-host.tsx'

/** Loads what an action is shown and run by, for one who will open it. */
export function actionAhead(): void {
  loadActions()
  ActionLayer.ahead()
  ConfirmDialog.ahead()
}
