import { atom, type ReadableAtom } from 'nanostores'

import type { RequestError } from '../../contract/request-error.ts'
import { documentSingleton } from '../../stores/document-singleton.ts'
import { loadChunk, withChunk } from '../../stores/missing-chunks.ts'
import { read } from '../../stores/preferences/tab-memory.ts'
import { reportFailure } from '../../stores/report-failure.ts'
import { $admin } from '../../stores/session.ts'
import type { ActionName, Subject } from './action-definition.ts'
import type { Values } from './field-definition.ts'
import type { FieldProblems } from './field-problems.ts'
import type { Review } from './movement-review.ts'
import { loadDefinitions } from './provided-actions.ts'
import type { SentAction } from './sent-action.ts'

/**
 * `previewing` and `reviewing`: money only, before sending; `sending` what was
 * reviewed, if anything. `unknown`: may have been done; `check` says what is
 * known.
 */
export type ActionState =
  | { kind: 'editing'; problems: FieldProblems }
  | { kind: 'previewing' }
  | Reviewing
  /** `from`: what is on the screen meanwhile, if it is not the form. */
  | { kind: 'sending'; from?: Reviewing | Unknown | undefined }
  | { kind: 'refused'; error: RequestError; problems: FieldProblems }
  | { kind: 'outdated'; newest: Newest }
  | Unknown

interface Reviewing {
  kind: 'reviewing'
  review: Review
  body: Record<string, unknown> | undefined
}

export interface Unknown {
  kind: 'unknown'
  error: RequestError
  check: 'unchecked' | 'checking' | 'not-done' | 'unanswered'
}

/** The current version, after somebody else's change. */
export type Newest =
  | { kind: 'reading' }
  | { kind: 'read'; values: Values; version: number | undefined }
  /** Nothing is left to do: the text says what it is now. */
  | { kind: 'decided'; text: string }
  | { kind: 'failed'; error: RequestError }

export interface OpenAction {
  name: ActionName
  subject: Subject
  start: Values
  values: Values
  /** One per form, the same across retries and sign-in. */
  idempotencyKey: string
  /** May have been done; stays until confirmed: later refusals prove nothing. */
  sent?: SentAction | undefined
  state: ActionState
}

export interface ActionRequest {
  name: ActionName
  subject: Subject
  /** The form is filled from it. */
  row?: unknown
}

/** Storage key of this tab's open form. */
export const ACTION_DRAFT = 'panel.action'

const shared = documentSingleton('action', () => ({
  $state: atom<OpenAction | undefined>(undefined),
  $isResuming: atom(false)
}))

/** At most one per document. */
export const $action: ReadableAtom<OpenAction | undefined> = shared.$state

/** Whether a saved form is being restored. */
export const $isResuming: ReadableAtom<boolean> = shared.$isResuming

/** Only for the module that runs actions. */
export function setAction(action: OpenAction | undefined): void {
  shared.$state.set(action)
}

// oxlint-disable-next-line typescript/explicit-function-return-type -- the module
const runChunk = async () => {
  const parts = [import('./run-action.ts'), loadDefinitions()] as const
  const [run] = await Promise.all(parts)
  return run
}

export function openAction(request: ActionRequest): void {
  withChunk(runChunk, ({ startAction }) => startAction(request))
}

/** Preloads the code that runs actions. A failure is not reported. */
export async function loadActions(): Promise<void> {
  await loadChunk(runChunk).catch(() => undefined)
}

/** Restores a saved form at sign-in. Returns an unsubscribe function. */
export function resumeActions(): () => void {
  return $admin.subscribe(admin => {
    if (!admin) leaveOpen()
    else if (read(ACTION_DRAFT) !== null && !shared.$state.get()) {
      resume(admin.id)
    }
  })
}

function resume(adminId: string): void {
  shared.$isResuming.set(true)
  withChunk(
    () =>
      runChunk().catch((error: unknown) => {
        shared.$isResuming.set(false)
        throw error
      }),
    ({ resumeAction }) => {
      resumeAction(adminId)
      shared.$isResuming.set(false)
    }
  )
}

/** Closes the form at sign-out; it reopens after the next sign-in. */
function leaveOpen(): void {
  const action = shared.$state.get()
  if (!action) return
  setAction(undefined)
  import('./action-draft.ts')
    .then(({ freeDraft }) => freeDraft(action.idempotencyKey))
    .catch(reportFailure)
}
