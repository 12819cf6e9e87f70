import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { messages } from '../messages.ts'
import { startPanel } from '../stores/panel.ts'
import { $session, recheckSession } from '../stores/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoginForm } from './login-form.tsx'

startPanel()

/** The sign-in, hidden until it is known that the visitor is a guest. */
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
    <div className="sign-in" data-session={session.kind}>
      <div>
        <h1>{messages.login.title}</h1>
        <p className="sub">{messages.login.subtitle}</p>
      </div>
      {session.kind === 'unchecked' && (
        <output className="checking">{messages.session.checking}</output>
      )}
      {session.kind === 'guest' && session.reason === 'ended' && (
        <output className="notice">{messages.login.ended}</output>
      )}
      {session.kind === 'guest' && session.reason === 'unreachable' && (
        <div className="notice" role="alert">
          <p>{messages.login.sessionUnknown}</p>
          <Button
            variant="plain"
            size="sm"
            onClick={() => void recheckSession()}
          >
            {messages.login.sessionRetry}
          </Button>
        </div>
      )}
      <LoginForm ready={session.kind === 'guest'} />
    </div>
  )
}
