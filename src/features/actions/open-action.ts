import { atom, type ReadableAtom } from 'nanostores'

import type { RequestError } from '../../contract/request-error.ts'
import { documentSingleton } from '../../stores/document-singleton.ts'
import { loadPart, withPart } from '../../stores/missing-parts.ts'
import { look } from '../../stores/preferences/tab-memory.ts'
import { reportFailure } from '../../stores/report-failure.ts'
import { $admin } from '../../stores/session.ts'
import type { Subject } from './action-definition.ts'
import type { ActionName } from './action-definitions.ts'
import type { Values } from './field-definition.ts'
import type { FieldProblems } from './field-problems.ts'
import type { Review } from './movement-review.ts'
import type { SentAction } from './sent-action.ts'

/**
 * How far an action has come. `previewing` and `reviewing` are of money: the
 * server says what would happen, then a person looks at it. `unknown` may have
 * been done: `check` says what is known of that.
 */
export type ActionState =
  | { kind: 'editing'; problems: FieldProblems }
  | { kind: 'previewing' }
  | {
      kind: 'reviewing'
      review: Review
      body: Record<string, unknown> | undefined
    }
  | { kind: 'sending' }
  | { kind: 'refused'; error: RequestError; problems: FieldProblems }
  | { kind: 'outdated'; newest: Newest }
  | {
      kind: 'unknown'
      error: RequestError
      check: 'unasked' | 'asking' | 'not-done' | 'unanswered'
    }

/** What stands there now, after somebody else changed it. */
export type Newest =
  | { kind: 'reading' }
  | { kind: 'read'; values: Values; version: number | undefined }
  | { kind: 'failed'; error: RequestError }

/** An action from its opening to its result. */
export interface OpenAction {
  name: ActionName
  subject: Subject
  /** What the form was filled with, and what it holds now. */
  start: Values
  values: Values
  /** One for the whole life of the form, kept across retry and sign-in. */
  idempotencyKey: string
  /**
   * What went out last and may have been done. It stays until the server says
   * that it was: no refusal of a later sending can tell.
   */
  sent?: SentAction | undefined
  state: ActionState
}

/** What an action is opened with. */
export interface ActionRequest {
  name: ActionName
  subject: Subject
  /** The row that the form is filled from. */
  row?: unknown
}

/** Where this tab keeps an open form. */
export const ACTION_DRAFT = 'panel.action'

const shared = documentSingleton('action', () => ({
  $state: atom<OpenAction | undefined>(undefined),
  $isResuming: atom(false)
}))

/** The action that is open in this document, one at a time. */
export const $action: ReadableAtom<OpenAction | undefined> = shared.$state

/** Whether a form is on its way back, which a session or a document left. */
export const $isResuming: ReadableAtom<boolean> = shared.$isResuming

/** For the module that runs it, alone. */
export function setAction(action: OpenAction | undefined): void {
  shared.$state.set(action)
}

// oxlint-disable-next-line typescript/explicit-function-return-type -- the module
const runPart = () => import('./run-action.ts')

/** Opens an action; what it needs is loaded with the first one. */
export function openAction(request: ActionRequest): void {
  withPart(runPart, ({ startAction }) => startAction(request))
}

/** Loads what runs actions, for one who will open one. A failure is not told. */
export function loadActions(): void {
  loadPart(runPart).catch(() => undefined)
}

/** Brings the form back that a session or a document left. Returns an unsubscribe function. */
export function resumeActions(): () => void {
  return $admin.subscribe(admin => {
    if (!admin) leaveOpen()
    else if (look(ACTION_DRAFT) !== null && !shared.$state.get()) {
      resume(admin.id)
    }
  })
}

function resume(adminId: string): void {
  shared.$isResuming.set(true)
  withPart(
    () =>
      runPart().catch((error: unknown) => {
        shared.$isResuming.set(false)
        throw error
      }),
    ({ resumeAction }) => {
      resumeAction(adminId)
      shared.$isResuming.set(false)
    }
  )
}

/** The end of a session closes the form, which comes back with the next one. */
function leaveOpen(): void {
  const action = shared.$state.get()
  if (!action) return
  setAction(undefined)
  import('./action-draft.ts')
    .then(({ freeDraft }) => freeDraft(action.idempotencyKey))
    .catch(reportFailure)
}
