import type { Call } from '../contract/calls.ts'
import { fillPath } from '../contract/params.ts'
import { askNames } from './ask-names.ts'
import type {
  BackendDefinition,
  Command,
  Listed,
  Resource
} from './backend-definition.ts'
import { type CallOptions, headersOf, isReplayable } from './call-options.ts'
import { fieldAt } from './field-at.ts'
import { notDeclared } from './not-declared.ts'
import { itemOf, listAnswer, rowsOf, translated } from './read.ts'
import { type BackendRequest, type CallRequest, request } from './request.ts'
import { translateListRequest } from './translate-list-request.ts'
import { withAmounts } from './typed-amounts.ts'

/** Where one of a resource is read, and where many. */
const RESOURCES: Readonly<
  Record<string, readonly (keyof BackendDefinition['resources'])[]>
> = {
  admins: ['admins'],
  admin: ['admins'],
  users: ['users'],
  user: ['users'],
  games: ['games'],
  game: ['games'],
  systemWallets: ['systemWallets'],
  systemWallet: ['systemWallets'],
  userTransactions: ['userTransactions'],
  walletTransactions: ['walletTransactions'],
  transaction: ['walletTransactions', 'userTransactions'],
  userTransaction: ['userTransactions', 'walletTransactions'],
  userNotes: ['userNotes'],
  transactionNotes: ['transactionNotes']
}

/** A call of the contract in the words of a backend; sends nothing. */
export function ask(
  backend: BackendDefinition,
  call: Call,
  options: CallOptions,
  now: () => number
): CallRequest {
  const { name } = call
  switch (name) {
    case 'login':
      return {
        ...request('POST', backend.session.login.path),
        body: credentialsOf(backend, options.body),
        read: answer => ({
          access_token: fieldAt(answer, backend.session.login.token)
        })
      }
    case 'currentAdmin':
      return {
        ...request('GET', backend.session.current.path),
        read: answer =>
          translated(theirs => backend.admin(itemOf(backend, theirs)), answer)
      }
    case 'currencies':
      return { kind: 'constant', answer: currencyList(backend, now()) }
    default:
  }
  // An entry is seen from the wallet in whose ledger it is read.
  const isUsers = name === 'transaction' && options.path?.['ledger'] === 'user'
  const resource = resourceOf(backend, isUsers ? 'userTransaction' : name)
  if (resource && 'one' in resource && options.ids) {
    return askNames(backend, resource, options.ids, now)
  }
  if (resource) {
    return 'one' in resource && call.envelope !== 'list'
      ? askOne(backend, resource, call, options)
      : askList(backend, resource, options, now)
  }
  const command = commandOf(backend, name)
  if (command) return askCommand(backend, command, call, options)
  throw notDeclared()
}

/** What is read by a call of this name; `undefined` if not declared. */
export function resourceOf(
  { resources }: BackendDefinition,
  call: string
): Listed | Resource | undefined {
  return RESOURCES[call]
    ?.map(name => resources[name])
    .find(resource => resource !== undefined)
}

function askList(
  backend: BackendDefinition,
  resource: Listed,
  options: CallOptions,
  now: () => number
): BackendRequest {
  const ids = options.path ?? {}
  const { path, query } = translateListRequest(
    backend,
    resource,
    options.query,
    ids
  )
  return {
    ...request('GET', fillPath(path, ids)),
    query,
    read: (answer, headers) =>
      listAnswer(
        resource,
        rowsOf(backend, answer, headers),
        options.query ?? {},
        now(),
        backend.pageSize
      )
  }
}

function askOne(
  backend: BackendDefinition,
  resource: Resource,
  { name }: Call,
  options: CallOptions
): BackendRequest {
  return {
    ...request('GET', fillPath(resource.one, options.path ?? {})),
    read(answer) {
      const row = translated(
        theirs => resource.row(itemOf(backend, theirs)),
        answer
      )
      // The other side is not known.
      return name === 'transaction' ? { ...Object(row), entries: [] } : row
    }
  }
}

function askCommand(
  backend: BackendDefinition,
  command: Command,
  call: Call,
  given: CallOptions
): BackendRequest {
  const { idempotencyKeys = false, versions = false } = backend
  const { idempotencyKey, ifMatch, currency, ...others } = given
  const options: CallOptions = {
    ...others,
    ...(idempotencyKeys ? { idempotencyKey } : {}),
    ...(versions ? { ifMatch } : {})
  }
  const { currencies } = backend
  const body = withAmounts(options.body ?? {}, currencies, currency)
  const ids = options.path ?? {}
  return {
    kind: 'request',
    method: command.method,
    path: fillPath(pathOf(command, body), ids),
    body: command.body?.(body, ids),
    headers: headersOf(options),
    isReplayable: isReplayable(call, options),
    fields: command.fields
  }
}

/** With its parameters, as it is declared for a body. */
export function pathOf({ path }: Command, body: object): string {
  return typeof path === 'string' ? path : path(body)
}

export function commandOf(
  backend: BackendDefinition,
  name: string
): Command | undefined {
  return Object.entries(backend.commands ?? {}).find(
    ([named]) => named === name
  )?.[1]
}

function currencyList(definition: BackendDefinition, now: number): unknown {
  const { currencies, largeAmounts } = definition
  const codes = Object.entries(currencies)
  return {
    data: codes.map(([code, decimals]) => ({
      code,
      decimals,
      type: 'real',
      largeAmount: largeAmounts?.[code]
    })),
    meta: {
      page: 1,
      limit: codes.length,
      hasMore: false,
      asOf: new Date(now).toISOString()
    }
  }
}

function credentialsOf(backend: BackendDefinition, body: object = {}): object {
  const { email, ...others } = { email: '', ...body }
  const ours = backend.byUsername ? { username: email, ...others } : body
  return backend.credentials?.(ours) ?? ours
}
