import '../styles/login-page.css'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { ErrorBoundary } from '../features/page/error-boundary.tsx'
import { messages } from '../messages.ts'
import { LoginForm } from '../screens/login/login-form.tsx'
import { startPanel } from '../stores/panel.ts'
import type { GuestReason } from '../stores/session-state.ts'
import { $session, recheckSession } from '../stores/session.ts'
import { Button } from '../ui/button.tsx'

startPanel()

/** Hidden until the visitor is known to be a guest. */
export function LoginIsland(): ReactNode {
  return (
    <ErrorBoundary>
      <Login />
    </ErrorBoundary>
  )
}

function Login(): ReactNode {
  const session = useStore($session, { ssr: 'initial' })
  return (
    <div
      className="sign-in"
      data-session={session.kind}
      // The inline script may set it first: `open-login-fields.ts`.
      suppressHydrationWarning
    >
      <div>
        <h1>{messages.login.title}</h1>
        <p className="sub">{messages.login.subtitle}</p>
      </div>
      {session.kind === 'unchecked' && (
        <output className="checking">{messages.session.checking}</output>
      )}
      {session.kind === 'guest' && <Notice reason={session.reason} />}
      <LoginForm ready={session.kind === 'guest'} />
    </div>
  )
}

/** Why no one is signed in, if worth mentioning. */
function Notice({ reason }: { reason: GuestReason }): ReactNode {
  if (reason === 'unauthenticated') return null
  if (reason === 'ended') {
    return <output className="notice">{messages.login.ended}</output>
  }
  if (reason === 'not-kept') {
    return (
      <p className="notice" role="alert">
        {messages.login.notKept}
      </p>
    )
  }
  return (
    <div className="notice" role="alert">
      <p>
        {reason === 'unreachable'
          ? messages.login.sessionUnknown
          : messages.login.signOutOpen}
      </p>
      <Button variant="plain" size="sm" onClick={() => void recheckSession()}>
        {messages.login.sessionRetry}
      </Button>
    </div>
  )
}
