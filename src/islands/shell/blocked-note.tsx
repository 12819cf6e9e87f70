import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { $callsBlocked, apiOrigin } from '../../stores/blocked-calls.ts'

/** Reports a site whose CSP blocks calls to its API. */
export function BlockedNote(): ReactNode {
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
