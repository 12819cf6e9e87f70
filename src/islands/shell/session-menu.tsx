import { useStore } from '@nanostores/react'

import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { messages } from '../../messages.ts'
import { linkPath } from '../../routes/paths.ts'
import { openAddress } from '../../routes/query-text.ts'
import { startPanel } from '../../stores/panel.ts'
import { $admin, signOut } from '../../stores/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { signOutIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

startPanel()

const PLACE =
  'flex h-touch flex-none items-center max-md:absolute max-md:end-2 max-md:top-0.5 max-md:z-nav max-md:gap-1 md:mt-auto md:w-full md:gap-2.5 md:px-2'

// A phone has no room for it.
const WHO =
  'flex min-w-0 items-center gap-2.5 underline-offset-3 max-sm:hidden md:flex-1'

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
      <div className={`${PLACE} max-md:hidden`} data-slot="account" aria-hidden>
        <Skeleton />
      </div>
    )
  }
  const name = admin.name ?? admin.email ?? admin.id
  const admins = linkPath('admins', {})
  const href = admins && openAddress(admins, admin.id)
  const who = (
    <>
      <Avatar name={name} size="md" />
      <span className="min-w-0 flex-1 max-md:sr-only">
        <b className="block truncate leading-4 font-medium">
          <UntrustedText text={name} />
        </b>
        <small className="block truncate text-xs/3.5 text-ink-3">
          <UntrustedText text={admin.email} />
        </small>
      </span>
    </>
  )
  return (
    <section
      className={PLACE}
      data-slot="account"
      aria-label={messages.session.account}
    >
      {href === undefined ? (
        <span className={WHO}>{who}</span>
      ) : (
        // What one did oneself stands there, too.
        <a className={`${WHO} hit-area hover:underline`} href={href}>
          {who}
        </a>
      )}
      <IconButton
        label={messages.session.signOut}
        onClick={() => void signOut()}
      >
        <Icon path={signOutIcon} className="forward" />
      </IconButton>
    </section>
  )
}
