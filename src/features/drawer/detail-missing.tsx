import type { ReactNode } from 'react'

import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { StateMessage } from '../../ui/state-message.tsx'

interface Props {
  /** What it would be, in one word. */
  noun: string
  id: string
  /** What a support asks for. */
  requestId: string | undefined
  onClose: () => void
}

/** Says that nothing has the id of the address, with the way to the list. */
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
