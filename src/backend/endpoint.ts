import type { Call } from '../contract/calls.ts'
import type { Params } from '../contract/params.ts'
import { commandOf, pathOf, resourceOf } from './ask.ts'
import type { Command } from './backend-definition.ts'
import type { Backend } from './backend-interface.ts'
import { translateListRequest } from './translate-list-request.ts'

// For the build and the probe: no page carries it.

interface Endpoint {
  method: Command['method'] | 'GET'
  /** With `:id`. */
  path: string
}

/** Where a call goes; `undefined` if nothing is sent for it. */
export function endpointOf(
  { definition }: Backend,
  { name, method, path, envelope }: Call
): Endpoint | undefined {
  if (!definition) return { method, path }
  const resource = resourceOf(definition, name)
  if (resource) {
    const isOne = 'one' in resource && envelope !== 'list'
    return { method: 'GET', path: isOne ? resource.one : resource.list }
  }
  const command = commandOf(definition, name)
  return command && { method: command.method, path: pathOf(command, {}) }
}

interface ListRequest {
  path: string
  query: Params
  /** Whether an address of the panel has the same parameters. */
  isAsAddressed: boolean
}

/** `undefined` for a list that is not declared. */
export function listRequestOf(
  { definition }: Backend,
  { name, path }: Call,
  query: Params
): ListRequest | undefined {
  if (!definition) return { path, query, isAsAddressed: true }
  const resource = resourceOf(definition, name)
  return (
    resource && {
      ...translateListRequest(definition, resource, query),
      isAsAddressed: false
    }
  )
}
