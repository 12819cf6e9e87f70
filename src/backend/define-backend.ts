import type { Call } from '../contract/calls.ts'
import type { Params } from '../contract/params.ts'
import { ask, commandOf, resourceOf } from './ask.ts'
import type {
  BackendDefinition,
  Command,
  Resource
} from './backend-definition.ts'
import type { CallOptions } from './call-options.ts'
import type { CallRequest } from './request.ts'
import { translateListRequest } from './translate-list-request.ts'

/** What the panel knows of a backend that does not speak the contract. */
export interface Backend extends BackendDefinition {
  /** A call in the backend's words. Throws what `requestFor` throws. */
  ask: (call: Call, options: CallOptions, now?: () => number) => CallRequest
  /** What a call reads; `undefined` if not declared. */
  resourceOf: (call: string) => Resource | undefined
  commandOf: (call: string) => Command | undefined
  listRequest: (
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
    listRequest: (resource, query) =>
      translateListRequest(definition, resource, query)
  }
}
