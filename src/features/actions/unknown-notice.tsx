import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import { isKeyReused } from '../../contract/command-failure.ts'
import { messages } from '../../messages.ts'
import { clockIcon } from '../../ui/icons.ts'
import { definitionOf } from './action-definitions.ts'
import { failureText } from './failure-text.ts'
import type { ActionState, OpenAction } from './open-action.ts'
import { OutcomeBox } from './outcome-box.tsx'
import { RequestId } from './request-id.tsx'

const texts = messages.actions.unknown

interface Props {
  action: OpenAction
  state: Extract<ActionState, { kind: 'unknown' }>
}

export function UnknownNotice(props: Props): ReactNode {
  const { action, state } = props
  const { error, check } = state
  const reused = isKeyReused(error)
  const { movement } = definitionOf(action.name)
  const href = backend.idempotencyKeys
    ? undefined
    : movement?.entriesHref(action)
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
        {check === 'unasked' ? beforeCheck(props) : texts[check]}
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

function beforeCheck({ action, state }: Props): string {
  if (!backend.idempotencyKeys) return texts.noKeys
  if (isKeyReused(state.error)) return texts.checkReused
  return action.sent?.kind === 'secret-lost' ? texts.secretLost : texts.text
}
