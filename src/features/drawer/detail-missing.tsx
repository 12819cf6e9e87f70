import type { ReactNode } from 'react'

import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { StateMessage } from '../../ui/state-message.tsx'

interface Props {
  noun: string
  id: string
  /** For support. */
  requestId: string | undefined
  onClose: () => void
}

export function DetailMissing(props: Props): ReactNode {
  const { noun, id, requestId, onClose } = props
  return (
    <StateMessage
      scene="no-match"
      role="alert"
      title={messages.drawer.missing(noun, plainName(id))}
      text={messages.drawer.missingText}
      detail={requestId && plainName(requestId)}
    >
      <Button variant="primary" onClick={onClose}>
        {messages.drawer.back}
      </Button>
    </StateMessage>
  )
}
