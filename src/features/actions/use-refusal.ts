import { type RefObject, useEffect, useRef, useState } from 'react'

import type { RequestError } from '../../contract/request-error.ts'
import { type FieldProblems, NO_PROBLEMS } from './field-problems.ts'
import type { ActionState } from './open-action.ts'
import { useRetryWait } from './use-retry-wait.ts'

export interface Refusal {
  problems: FieldProblems
  error: RequestError | undefined
}

/**
 * Returns the refusal after the first submit, the ref of its summary, and the
 * seconds to wait. Focuses the first invalid field, else the summary.
 */
export function useRefusal(
  state: ActionState
): [Refusal | undefined, RefObject<HTMLDivElement | null>, number] {
  const summary = useRef<HTMLDivElement>(null)
  const before = useRef(state.kind)
  const [tried, setTried] = useState(false)
  const wait = useRetryWait(state.kind === 'refused' ? state.error : undefined)
  const isUnderWay = state.kind === 'sending' || state.kind === 'previewing'
  if (isUnderWay && !tried) setTried(true)

  useEffect(() => {
    const sent = before.current === 'sending' || before.current === 'previewing'
    before.current = state.kind
    if (sent) {
      const field =
        state.kind === 'editing' ? firstWrong(summary.current) : null
      const place = field ?? summary.current
      place?.focus()
    }
  }, [state])

  return [tried ? refusalOf(state) : undefined, summary, wait]
}

function firstWrong(summary: HTMLElement | null): HTMLElement | null {
  const form = summary?.closest('form')
  return (
    form?.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset[data-invalid]'
    ) ?? null
  )
}

export function refusalOf(state: ActionState): Refusal | undefined {
  if (state.kind === 'refused') {
    return { problems: state.problems, error: state.error }
  }
  const problems = state.kind === 'editing' ? state.problems : NO_PROBLEMS
  const none =
    Object.keys(problems.fields).length === 0 && problems.form.length === 0
  return none ? undefined : { problems, error: undefined }
}
