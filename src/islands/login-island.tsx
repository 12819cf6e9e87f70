import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { ErrorBoundary } from '../features/page/error-boundary.tsx'
import { messages } from '../messages.ts'
import { LoginForm } from '../screens/login/login-form.tsx'
import { startPanel } from '../stores/panel.ts'
import type { GuestReason } from '../stores/session-state.ts'
import { $session, recheckSession } from '../stores/session.ts'
import { Button } from '../ui/button.tsx'
import { Notice, NoticeText } from '../ui/notice.tsx'

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
      data-slot="sign-in"
      className="relative m-auto grid w-full max-w-84 gap-5 pb-12"
      data-session={session.kind}
      // The inline script may set it first: `show-login-form.ts`.
      suppressHydrationWarning
    >
      <div>
        <h1 className="text-figure/8 tracking-figure">
          {messages.login.title}
        </h1>
        <p className="mt-1 text-ink-2">{messages.login.subtitle}</p>
      </div>
      {session.kind === 'unchecked' && (
        // Where the fields are open, it is under the button that waits for it. It
        // goes there, and comes again: nothing that is seen moves.
        <output className="absolute top-21 animate-appear text-ink-3 in-data-[session=guest]:hidden in-data-[session=refused]:top-auto in-data-[session=refused]:bottom-4 in-data-[session=refused]:animate-appear-below">
          {messages.session.checking}
        </output>
      )}
      {session.kind === 'guest' && <Reason reason={session.reason} />}
      <LoginForm ready={session.kind === 'guest'} />
    </div>
  )
}

/** Why no one is signed in, if worth mentioning. */
function Reason({ reason }: { reason: GuestReason }): ReactNode {
  if (reason === 'unauthenticated') return null
  if (reason === 'ended') {
    return <Notice as="output">{messages.login.ended}</Notice>
  }
  if (reason === 'not-saved') {
    return (
      <Notice as="p" role="alert">
        {messages.login.notKept}
      </Notice>
    )
  }
  return (
    <Notice role="alert">
      <NoticeText>
        {reason === 'unreachable'
          ? messages.login.sessionUnknown
          : messages.login.signOutOpen}
      </NoticeText>
      <Button variant="plain" size="sm" onClick={() => void recheckSession()}>
        {messages.login.sessionRetry}
      </Button>
    </Notice>
  )
}
