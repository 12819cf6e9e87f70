import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { $callsBlocked, apiOrigin } from '../../stores/blocked-calls.ts'

/** Says that the site is set up wrongly, where its policy blocks its calls. */
export function BlockedNote(): ReactNode {
  const blocked = useStore($callsBlocked, { ssr: 'initial' })
  if (!blocked) return null
  return (
    <p className="misconfigured" role="alert">
      {messages.callsBlocked(apiOrigin())}
    </p>
  )
}
