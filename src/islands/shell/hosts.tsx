import { startPanelLater } from '../../stores/panel-later.ts'
import { startPanel } from '../../stores/panel.ts'
import { ActionHost } from '../actions/action-host.tsx'
import { BlockedNote } from './blocked-note.tsx'
import { ConfirmHost } from './confirm-host.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorHost } from './error-host.tsx'
import { LoaderHost } from './loader-host.tsx'
import { ToastHost } from './toast-host.tsx'

startPanel()
startPanelLater()

/**
 * What every page carries: actions, confirms, results, loader, error page,
 * and a word on a site that may not call its API.
 */
export function Hosts(): React.ReactNode {
  return (
    <>
      <ErrorHost />
      <BlockedNote />
      <ErrorBoundary>
        <ActionHost />
        <ConfirmHost />
        <ToastHost />
      </ErrorBoundary>
      <LoaderHost />
    </>
  )
}
