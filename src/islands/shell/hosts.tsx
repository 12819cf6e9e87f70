import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'

import { ActionHost } from '../../features/actions/action-host.tsx'
import { resumeActions } from '../../features/actions/open-action.ts'
import { provideActions } from '../../features/actions/provided-actions.ts'
import { ConfirmHost } from '../../features/page/confirm-host.tsx'
import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { messages } from '../../messages.ts'
import { sitePath } from '../../routes/paths.ts'
import { $callsBlocked, apiOrigin } from '../../stores/blocked-calls.ts'
import { $error } from '../../stores/error.ts'
import { emit } from '../../stores/events.ts'
import { $loader } from '../../stores/loader.ts'
import { startPanel } from '../../stores/panel.ts'
import { startSessionRetry } from '../../stores/session-retry.ts'
import { watchClock } from '../../stores/watch-clock.ts'
import { ErrorPage } from '../../ui/error-page.tsx'
import { LoaderOverlay } from '../../ui/loader-overlay.tsx'
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

/** Reports a site whose CSP blocks calls to its API. */
function BlockedNote(): ReactNode {
  const blocked = useStore($callsBlocked, { ssr: 'initial' })
  if (!blocked) return null
  return (
    <p
      className="fixed inset-x-0 top-0 z-toast border-b-2 border-neg-text bg-surface px-gutter py-3 wrap-anywhere text-neg-text"
      role="alert"
    >
      {messages.callsBlocked(apiOrigin())}
    </p>
  )
}

/** In a portal, to cover its own island too. */
export function LoaderHost(): ReactNode {
  const loader = useStore($loader, { ssr: 'initial' })
  if (loader.kind === 'off') return null
  return createPortal(<LoaderOverlay label={loader.label} />, document.body)
}

function ErrorHost(): React.ReactNode {
  const error = useStore($error, { ssr: 'initial' })
  useEffect(() => {
    document.documentElement.toggleAttribute('data-error', Boolean(error))
    if (!error) return
    // An open dialog would stay over the error page.
    emit('close')
    document.querySelector<HTMLElement>('[data-slot=error-page] h1')?.focus()
  }, [error])
  if (!error) return null
  return (
    <ErrorPage
      statusCode={error.statusCode}
      statusMessage={error.statusMessage}
      description={error.description}
      home={
        error.statusCode === 404
          ? { href: sitePath('/'), label: messages.errorPage.home }
          : undefined
      }
      onBack={error.statusCode === 404 ? () => history.back() : undefined}
      onReload={error.statusCode === 404 ? undefined : () => location.reload()}
    />
  )
}

/** Here, to keep the code that runs before the rows small. */
function startPanelLater(): void {
  if (typeof window !== 'object') return
  provideActions(async () => (await import('../../screens/actions.ts')).actions)
  startSessionRetry()
  watchClock()
  resumeActions()
}
