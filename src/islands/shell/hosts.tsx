import { ActionHost } from '../../features/actions/action-host.tsx'
import { ConfirmHost } from '../../features/page/confirm-host.tsx'
import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { startPanel } from '../../stores/panel.ts'
import { BlockedNote } from './blocked-note.tsx'
import { ErrorHost } from './error-host.tsx'
import { LoaderHost } from './loader-host.tsx'
import { startPanelLater } from './panel-later.ts'
import { ToastHost } from './toast-host.tsx'

startPanel()
startPanelLater()

/** What every page mounts once. */
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
