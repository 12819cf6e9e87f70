import { useStore } from '@nanostores/react'

import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { messages } from '../../messages.ts'
import { startPanel } from '../../stores/panel.ts'
import { $admin, signOut } from '../../stores/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { logOutIcon } from '../../ui/icons.ts'

startPanel()

/** Empty until the session is checked. */
export function SessionMenu(): React.ReactNode {
  return (
    <ErrorBoundary>
      <Account />
    </ErrorBoundary>
  )
}

function Account(): React.ReactNode {
  const admin = useStore($admin, { ssr: () => undefined })
  if (!admin) {
    return (
      <div className="me" aria-hidden>
        <span className="skeleton" />
      </div>
    )
  }
  const name = admin.name ?? admin.email ?? admin.id
  return (
    <section className="me" aria-label={messages.session.account}>
      <Avatar name={name} size="md" />
      <span className="min-w-0 flex-1">
        <b>
          <UntrustedText text={name} />
        </b>
        <small>
          <UntrustedText text={admin.email} />
        </small>
      </span>
      <IconButton
        label={messages.session.signOut}
        onClick={() => void signOut()}
      >
        <Icon path={logOutIcon} className="forward" />
      </IconButton>
    </section>
  )
}
