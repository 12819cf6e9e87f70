import { ask, commandOf, resourceOf } from './ask.ts'
import type { BackendDefinition } from './backend-definition.ts'
import type { Backend } from './backend-interface.ts'
import { isAmountParameter } from './typed-amounts.ts'

interface DefinedBackend extends Backend {
  definition: BackendDefinition
}

/** A backend of another kind, which has what its owner declares alone. */
export function defineBackend(definition: BackendDefinition): DefinedBackend {
  const resource = (call: string): ReturnType<typeof resourceOf> =>
    resourceOf(definition, call)
  const currencies = Object.keys(definition.currencies)
  return {
    definition,
    ask: (call, options, now = Date.now) => ask(definition, call, options, now),
    has: list => resource(list) !== undefined,
    searches: list => resource(list)?.search !== undefined,
    sorts: (list, field) => resource(list)?.sorts?.[field] !== undefined,
    filters: (list, name) => {
      const { filters = {} } = resource(list) ?? {}
      const needs = isAmountParameter(name) && currencies.length > 1
      return [name, ...(needs ? ['currency'] : [])].every(
        parameter => filters[parameter] !== undefined
      )
    },
    choices: list =>
      Object.fromEntries(
        Object.entries(resource(list)?.filters ?? {}).flatMap(([name, there]) =>
          typeof there === 'object' ? [[name, there.words.all] as const] : []
        )
      ),
    without: list => resource(list)?.without ?? [],
    byCursor: definition.byCursor === true,
    pageSize: definition.pageSize,
    counts: false,
    sums: false,
    datesLists: false,
    offers: (...commands) =>
      commands.some(name => commandOf(definition, name) !== undefined),
    takes: (command, field) =>
      !commandOf(definition, command)?.without?.includes(field),
    answersCommands: false,
    idempotencyKeys: definition.idempotencyKeys === true,
    versions: definition.versions === true,
    audits: false,
    statesBalances: false,
    byUsername: definition.byUsername === true,
    codesWrongLogin: false
  }
}
