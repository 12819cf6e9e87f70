import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { messages } from '../../messages.ts'
import { confirmWhile } from '../../stores/confirm-while.ts'
import { definitionOf } from './action-definitions.ts'
import type { ActionProps } from './action-layer.tsx'
import { actionTexts } from './action-wording.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import { leaveAction } from './leave-action.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { $ready } from './read-form.ts'
import { problemsOf, submitAction } from './run-action.ts'

export function ConfirmAction({ action, open }: ActionProps): ReactNode {
  const [step, setStep] = useState<'first' | 'leaving' | 'back'>('first')
  const editing = open && action.state.kind === 'editing'

  if (step !== 'first' && !editing) setStep('first')

  const ask = useEffectEvent(() => {
    const { tone = 'plain', fields } = definitionOf(action.name)
    const texts = actionTexts(action.name, action.subject.name)
    const isRefused = Object.keys(problemsOf(action.state).fields).length > 0
    return confirmWhile({
      header: texts.title,
      message: action.sent ? messages.actions.sentBefore : texts.text,
      tone,
      ...(fields.length > 0
        ? { content: <ConfirmFields fields={fields} />, ready: $ready }
        : {}),
      acceptLabel: texts.submit,
      rejectLabel: messages.actions.cancel,
      // Staying returns to the fields, and so does a refusal of one.
      defaultFocus: step === 'back' || isRefused ? 'content' : 'accept',
      accept: () => void submitAction(),
      reject: () => setStep('leaving'),
      onHide: () => setStep('leaving')
    })
  })
  const confirmLeave = useEffectEvent(() =>
    leaveAction(action, () => setStep('back'))
  )
  useEffect(() => {
    if (!editing) return undefined
    return step === 'leaving' ? confirmLeave() : ask()
  }, [editing, step])

  return <OutcomeDialog action={action} open={open} />
}
