import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { CopyId } from '../values/copy-id.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'

interface Props {
  id: string | undefined
  /** Of the button that copies it. */
  place?: 'line' | 'text'
}

/** For support. */
export function RequestId({ id, place }: Props): ReactNode {
  if (id === undefined) return null
  return (
    <span className="inline-flex max-w-full items-center">
      <span className="sr-only">{messages.actions.requestId} </span>
      <UntrustedText className="mono" text={id} />
      <CopyId place={place} text={id} label={messages.actions.copyRequestId} />
    </span>
  )
}
