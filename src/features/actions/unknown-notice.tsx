import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import { isKeyReused } from '../../contract/command-failure.ts'
import { messages } from '../../messages.ts'
import { clockIcon } from '../../ui/icons.ts'
import { failureText } from './failure-text.ts'
import type { Unknown } from './open-action.ts'
import { OutcomeBox } from './outcome-box.tsx'
import { RequestId } from './request-id.tsx'
import type { SentAction } from './sent-action.ts'

const texts = messages.actions.unknown

interface Props {
  state: Unknown
  sent: SentAction | undefined
  /** The entries that would show whether it was done, if there is a page. */
  entriesHref?: string | undefined
}

export function UnknownNotice(props: Props): ReactNode {
  const { error, check } = props.state
  const reused = isKeyReused(error)
  const href = backend.idempotencyKeys ? undefined : props.entriesHref
  return (
    // Known not done: remounts to take the focus of the removed button.
    <OutcomeBox
      key={check === 'not-done' ? check : 'open'}
      icon={clockIcon}
      title={reused ? texts.reusedTitle : texts.title}
    >
      <p>
        {reused ? texts.reused : failureText(error)}{' '}
        <RequestId id={error.facts.requestId} />
      </p>
      <p>
        {check === 'unchecked' ? beforeCheck(props) : texts[check]}
        {href !== undefined && (
          <>
            {' '}
            <a
              className="underline underline-offset-3"
              href={href}
              target="_blank"
              rel="noopener"
            >
              {texts.look}
            </a>
          </>
        )}
      </p>
    </OutcomeBox>
  )
}

function beforeCheck({ sent, state }: Props): string {
  if (!backend.idempotencyKeys) return texts.noKeys
  if (isKeyReused(state.error)) return texts.checkReused
  return sent?.kind === 'secret-lost' ? texts.secretLost : texts.text
}
