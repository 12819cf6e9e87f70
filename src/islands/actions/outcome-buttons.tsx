import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import type { ActionState } from '../../stores/actions/open-action.ts'
import { editAction, rebaseAction } from '../../stores/actions/run-action.ts'
import {
  checkAction,
  discardAction,
  rereadAction,
  sendAction
} from '../../stores/actions/send-action.ts'
import { Button } from '../../ui/button.tsx'

const words = messages.actions

type State<Kind extends ActionState['kind']> = Extract<
  ActionState,
  { kind: Kind }
>

interface Props {
  state: State<'outdated' | 'unknown'>
}

/** What can be done after an outcome that was not hoped for. */
export function OutcomeButtons({ state }: Props): ReactNode {
  return state.kind === 'outdated' ? (
    <OutdatedButtons newest={state.newest} />
  ) : (
    <UnknownButtons check={state.check} />
  )
}

function OutdatedButtons({
  newest
}: Pick<State<'outdated'>, 'newest'>): ReactNode {
  const { keep, discard } = words.outdated
  return (
    <>
      <Button variant="plain" onClick={discardAction}>
        {discard}
      </Button>
      {newest.kind === 'failed' ? (
        <Button variant="primary" onClick={() => void rereadAction()}>
          {words.tryAgain}
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={newest.kind === 'reading'}
          onClick={rebaseAction}
        >
          {keep}
        </Button>
      )}
    </>
  )
}

function UnknownButtons({ check }: Pick<State<'unknown'>, 'check'>): ReactNode {
  const notDone = check === 'not-done'
  const { sendAgain, check: checkLabel } = words.unknown
  return (
    <>
      {notDone && (
        <Button variant="plain" onClick={editAction}>
          {words.edit}
        </Button>
      )}
      <Button
        variant={notDone ? 'primary' : 'plain'}
        disabled={check === 'asking'}
        onClick={() => void sendAction()}
      >
        {sendAgain}
      </Button>
      {!notDone && (
        <Button
          variant="primary"
          busy={check === 'asking'}
          onClick={() => void checkAction()}
        >
          {checkLabel}
        </Button>
      )}
    </>
  )
}
