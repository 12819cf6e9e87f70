import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { messages } from '../../messages.ts'
import { $ready } from '../../stores/actions/read-form.ts'
import { submitAction } from '../../stores/actions/run-action.ts'
import { closeAction } from '../../stores/actions/send-action.ts'
import { askWhile } from '../../stores/ask-while.ts'
import type { ActionProps } from './action-layer.tsx'
import { actionViews, actionWords } from './action-views.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'

/** An action that is answered by yes or no, and told about where it fails. */
export function ConfirmAction({ action, open }: ActionProps): ReactNode {
  const asking = open && action.state.kind === 'editing'

  const ask = useEffectEvent(() => {
    const { tone = 'plain', fields } = actionViews[action.name]
    const words = actionWords(action.name, action.subject.name)
    return askWhile({
      header: words.title,
      message: words.text,
      tone,
      ...(fields.length > 0
        ? { content: <ConfirmFields fields={fields} />, ready: $ready }
        : {}),
      acceptLabel: words.submit,
      rejectLabel: messages.actions.cancel,
      accept: () => void submitAction(),
      reject: closeAction,
      onHide: closeAction
    })
  })
  useEffect(() => (asking ? ask() : undefined), [asking])

  return <OutcomeDialog action={action} open={open} />
}
