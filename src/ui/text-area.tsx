import type { ComponentProps, JSX, KeyboardEvent } from 'react'

import { messages } from '../messages.ts'
import { FieldBox } from './field-box.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'value' | 'maxLength' | 'onKeyDown'>,
    FieldTexts {
  value: string
  /** More can be typed, and shows an error. */
  most: number
  /** Of `value`, if not all of it: its length counts. */
  sent?: string
}

/** The remaining length is shown from here. */
const NEAR = 0.8

export function TextArea({
  label,
  error,
  hint,
  hintTone,
  id,
  most,
  sent,
  ...area
}: TextAreaProps): JSX.Element {
  const { length } = (sent ?? area.value).trim()
  const problem = length > most ? messages.ui.tooLong(length, most) : error
  const near = length <= most && length >= most * NEAR
  return (
    <FieldFrame
      {...{ label, error: problem, hint, hintTone, id }}
      aside={
        <output className="text-end text-sm/4 text-ink-3 empty:hidden">
          {near && messages.ui.charactersLeft(most - length)}
        </output>
      }
    >
      {control => (
        <FieldBox
          size="area"
          invalid={Boolean(problem)}
          disabled={area.disabled}
        >
          <textarea
            rows={3}
            {...area}
            onKeyDown={submitOnControlEnter}
            {...control}
            className="min-h-[calc(2*var(--control))] min-w-0 flex-1 resize-y px-2.5 py-1.5 outline-none"
          />
        </FieldBox>
      )}
    </FieldFrame>
  )
}

/** Enter alone begins a new line. */
function submitOnControlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.form?.requestSubmit()
}
