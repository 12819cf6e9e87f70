import { messages } from '../../messages.ts'
import { DialogNote } from '../../ui/dialog/dialog-note.tsx'
import { actionTexts } from './action-wording.ts'
import { definitionOf, fieldsOf } from './definition-of.ts'
import { isEdit } from './fields/field-props.ts'
import { FormFields } from './form-fields.tsx'
import type { OpenAction } from './open-action.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { isReady } from './read-form.ts'
import { leaveField, problemsOf, setValue, submitAction } from './run-action.ts'
import type { StepView } from './step-dialog.tsx'
import { useRefusal } from './use-refusal.ts'
import { useUnknownDecimals } from './use-unknown-decimals.ts'

const texts = messages.actions

/** A form, or the question of a confirm with the fields that it has. */
export function useFillStep(
  action: OpenAction,
  { busy, onLeave }: { busy: boolean; onLeave: () => void }
): StepView {
  const { name, subject, state, sent } = action
  const { kind, tone, text: ownText } = definitionOf(name)
  const fields = fieldsOf(action)
  const { title, text, submit, back } = actionTexts(name, subject.name)
  const [refusal, summary, wait] = useRefusal(state)
  const unknownDecimals = useUnknownDecimals(action)
  const isConfirm = kind === 'confirm'
  // An edit can still be sent without its amounts.
  const canSend =
    wait === 0 && (unknownDecimals === undefined || isEdit(action))
  return {
    name: 'fill',
    role: isConfirm ? 'alertdialog' : 'dialog',
    title,
    // While the first attempt is in flight, none was sent before it.
    description:
      sent && state.kind !== 'sending'
        ? texts.sentBefore
        : (ownText?.(action.start) ?? text),
    question: 'fill',
    fields: (fields.length > 0 || refusal) && (
      <FormFields
        form={{
          ...action,
          problems: problemsOf(state).fields,
          onType: setValue,
          onLeave: field => void leaveField(field)
        }}
        disabled={busy}
      >
        {refusal && (
          <ProblemSummary
            ref={summary}
            fields={fields}
            sentBefore={sent !== undefined}
            {...refusal}
          />
        )}
      </FormFields>
    ),
    buttons: {
      back,
      accept: submit,
      variant: isConfirm ? tone : undefined,
      isFilled: !isConfirm || isReady(action),
      onAccept: canSend ? () => void submitAction() : undefined,
      note: wait > 0 && <DialogNote role="timer">{texts.wait(wait)}</DialogNote>
    },
    onLeave
  }
}
