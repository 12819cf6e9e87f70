import { startPanel } from '../../stores/panel.ts'
import { ConfirmHost } from './confirm-host.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorHost } from './error-host.tsx'
import { LoaderHost } from './loader-host.tsx'

startPanel()

/** What every page carries: loader, confirm dialog and error page. */
export function Hosts(): React.ReactNode {
  return (
    <>
      <ErrorHost />
      <ErrorBoundary>
        <ConfirmHost />
      </ErrorBoundary>
      <LoaderHost />
    </>
  )
}
