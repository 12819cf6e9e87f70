import type { ReactNode } from 'react'

import { isRepeatable } from '../../backend/is-repeatable.ts'
import { isKeyReused } from '../../contract/command-failure.ts'
import { messages } from '../../messages.ts'
import { entriesHref, userEntriesHref } from '../../routes/ledger-links.ts'
import { clockIcon } from '../../ui/icons.ts'
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
  const { error, check } = props.state
  const reused = isKeyReused(error)
  const href = isRepeatable ? undefined : entriesOf(props.action)
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

/** Where it would be seen that money was moved. */
function entriesOf({ name, subject, values }: OpenAction): string | undefined {
  switch (name) {
    case 'adjust-user':
      return userEntriesHref(subject.id)
    case 'adjust-wallet':
      return entriesHref('walletId', subject.id)
    case 'transfer':
      return entriesHref('walletId', values['fromWalletId'] ?? '')
    case 'reverse-transaction':
      // The ledger in which it was chosen.
      return location.pathname
    default:
      return undefined
  }
}

function beforeCheck({ action, state }: Props): string {
  if (!isRepeatable) return texts.noKeys
  if (isKeyReused(state.error)) return texts.checkReused
  return action.sent?.kind === 'secret-lost' ? texts.secretLost : texts.text
}
