import type { Call } from '../contract/calls.ts'
import type { Params } from '../contract/params.ts'
import { ask, commandOf, resourceOf } from './ask.ts'
import type {
  BackendDefinition,
  Command,
  Resource
} from './backend-definition.ts'
import type { CallOptions } from './call-options.ts'
import { listQuestion } from './list-question.ts'
import type { Question } from './question.ts'

/** What the panel knows of a backend that does not speak the contract. */
export interface Backend extends BackendDefinition {
  /** A call in the backend's words. Throws what `questionOf` throws. */
  ask: (call: Call, options: CallOptions, now?: () => number) => Question
  /** What a call reads; `undefined` if not declared. */
  resourceOf: (call: string) => Resource | undefined
  commandOf: (call: string) => Command | undefined
  listQuestion: (
    resource: Resource,
    query: Params
  ) => { path: string; query: Params }
}

export function defineBackend(definition: BackendDefinition): Backend {
  return {
    ...definition,
    ask: (call, options, now = Date.now) => ask(definition, call, options, now),
    resourceOf: call => resourceOf(definition, call),
    commandOf: call => commandOf(definition, call),
    listQuestion: (resource, query) => listQuestion(definition, resource, query)
  }
}
