import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { CopyId } from '../values/copy-id.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'

/** For support. */
export function RequestId({ id }: { id: string | undefined }): ReactNode {
  if (id === undefined) return null
  return (
    <span className="id-and-copy">
      <span className="sr-only">{messages.actions.requestId} </span>
      <UntrustedText className="mono" text={id} />
      <CopyId text={id} label={messages.actions.copyRequestId} />
    </span>
  )
}
