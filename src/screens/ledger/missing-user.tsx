import type { ReactNode } from 'react'

import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { messages } from '../../messages.ts'
import { routePath } from '../../routes/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Scene } from '../../ui/scene.tsx'
import { StateActions } from '../../ui/state-actions.tsx'

const texts = messages.userTransactions

/** In the place of the ledger of a user whom the API does not know. */
export function MissingUser({ id }: { id: string }): ReactNode {
  const path = routePath('users')
  return (
    <div
      id="rows"
      className="m-auto flex flex-col items-center p-6 text-center"
      role="alert"
    >
      <Scene kind="not-found" />
      <h1
        className="mt-4 wrap-anywhere outline-none"
        tabIndex={-1}
        data-focus-fallback
      >
        {texts.noSuchUser} <UntrustedText text={id} />
      </h1>
      <StateActions>
        <a className={buttonClass('primary')} href={path}>
          {texts.allUsers}
        </a>
        <a
          className={buttonClass('plain')}
          href={`${path}?search=${encodeURIComponent(id)}`}
        >
          {texts.searchUsers}
        </a>
      </StateActions>
    </div>
  )
}
