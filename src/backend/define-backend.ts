import { isIdLike } from '../format/id-like.ts'
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
  const offers: Backend['offers'] = (...commands) =>
    commands.some(name => commandOf(definition, name) !== undefined)
  return {
    definition,
    ask: (call, options, now = Date.now) => ask(definition, call, options, now),
    has: list => resource(list) !== undefined,
    searches: list => resource(list)?.search !== undefined,
    mayBeId: (call, text) => {
      const list = call === 'user' ? 'users' : 'walletTransactions'
      return resource(list)?.search !== undefined && isIdLike(text)
    },
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
    names: list => resource(list)?.names !== undefined,
    byCursor: definition.byCursor === true,
    pageSize: definition.pageSize,
    counts: false,
    countsOpen:
      definition.countsOpen === true &&
      resource('walletTransactions')?.filters?.['status'] !== undefined &&
      offers('completeTransaction', 'cancelTransaction'),
    sums: false,
    datesLists: false,
    offers,
    takes: (command, field) =>
      !commandOf(definition, command)?.without?.includes(field),
    answersCommands: false,
    idempotencyKeys: definition.idempotencyKeys === true,
    versions: definition.versions === true,
    audits: false,
    reasonCodes: definition.reasonCodes ?? [],
    statesBalances: false,
    byUsername: definition.byUsername === true,
    codesWrongLogin: false
  }
}
