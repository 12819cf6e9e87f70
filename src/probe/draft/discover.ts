import type {
  ResourceName,
  RowsRead
} from '../../backend/backend-definition.ts'
import { readList } from '../../backend/read-list.ts'
import { dataOf, fieldOf } from '../../backend/read.ts'
import type { Answer, Caller } from '../call.ts'
import { isSuccess, jsonOf } from '../json.ts'
import type { Credentials } from '../probe.ts'
import { UsageError } from '../read-arguments.ts'
import { usualLists, usualPaths } from './usual-names.ts'

export interface FoundList {
  path: string
  answer: unknown
  headers: Headers
  rows: readonly unknown[]
}

/** What was found of a backend that nothing is known of. */
export interface Found {
  base: string
  login: { path: string; token: string; nameField: 'email' | 'username' }
  /** `undefined` where no usual path is there. */
  paths: Record<'current' | 'refresh' | 'logout', string | undefined>
  admin: unknown
  lists: Partial<Record<ResourceName, FoundList>>
}

const NAME_FIELDS = ['email', 'username'] as const

/** Reads, signs in and out. Throws a `UsageError` if it cannot sign in. */
export async function discover(
  base: string,
  { email, password }: Credentials,
  caller: Caller
): Promise<Found> {
  let authorization: string | undefined
  const send = (method: string, path: string, body?: object): Promise<Answer> =>
    caller.send({
      method,
      address: base + path,
      headers: {
        origin: new URL(base).origin,
        ...(authorization && { authorization }),
        ...(body && { 'content-type': 'application/json' })
      },
      ...(body && { body: JSON.stringify(body) })
    })
  const documented = await documentedPaths(send)
  /** Those of the document first, then the usual ones, with and without `/`. */
  const candidates = (usual: readonly string[]): string[] => [
    ...documented.filter(path =>
      usual.some(name => `/${path}`.replace(/\/$/u, '').endsWith(`/${name}`))
    ),
    ...usual.flatMap(path => [path, `${path}/`])
  ]

  async function signIn(): Promise<Found['login'] | undefined> {
    for (const path of candidates(usualPaths.login)) {
      // Without a password, so that a wrong path costs no try.
      if (isMissing(await send('POST', path, {}))) continue
      for (const nameField of NAME_FIELDS) {
        const answer = await send('POST', path, {
          [nameField]: email,
          password
        })
        const token = isSuccess(answer) ? tokenField(jsonOf(answer)) : undefined
        if (token === undefined) continue
        authorization = `Bearer ${String(fieldOf(jsonOf(answer), token))}`
        return { path, token, nameField }
      }
    }
    return undefined
  }

  const login = await signIn()
  if (!login) {
    throw new UsageError(
      `No sign-in was found below ${base}: give the address that it lies below, and check PROBE_EMAIL and PROBE_PASSWORD.`
    )
  }
  let admin: unknown
  const current = await first(candidates(usualPaths.current), async path => {
    const answer = await send('GET', path)
    admin = dataOf(jsonOf(answer))
    return isSuccess(answer) && fieldOf(admin, 'email') !== undefined
  })
  const lists: Found['lists'] = {}
  for (const name of RESOURCES) {
    await first(candidates(usualLists[name]), async path => {
      const answer = await send('GET', path)
      const read = rowsIn(answer)
      if (!read) return false
      lists[name] = {
        path,
        answer: jsonOf(answer),
        headers: answer.headers,
        rows: read.rows
      }
      return true
    })
  }
  const isPosted = async (path: string): Promise<boolean> =>
    !isMissing(await send('POST', path, {}))
  // These last, as they may end what was signed in.
  const refresh = await first(candidates(usualPaths.refresh), isPosted)
  const logout = await first(candidates(usualPaths.logout), isPosted)
  return { base, login, paths: { current, refresh, logout }, admin, lists }
}

export const RESOURCES: readonly ResourceName[] = [
  'admins',
  'users',
  'games',
  'systemWallets',
  'walletTransactions'
]

/** Paths without parameters of its OpenAPI document, if it has one. */
async function documentedPaths(
  send: (method: string, path: string) => Promise<Answer>
): Promise<string[]> {
  for (const place of usualPaths.documents) {
    const paths = fieldOf(jsonOf(await send('GET', place)), 'paths')
    if (typeof paths !== 'object' || paths === null) continue
    return Object.keys(paths)
      .filter(path => !path.includes('{'))
      .map(path => path.replace(/^\//u, ''))
  }
  return []
}

/** Or a redirect, or an error of a framework that wants another spelling. */
function isMissing({ status }: Answer): boolean {
  return (
    status === 404 ||
    status === 405 ||
    (status >= 300 && status < 400) ||
    status >= 500
  )
}

async function first(
  paths: readonly string[],
  isThere: (path: string) => Promise<boolean>
): Promise<string | undefined> {
  for (const path of paths) if (await isThere(path)) return path
  return undefined
}

/** The likeliest name first. */
function tokenField(answer: unknown): string | undefined {
  const names = Object.keys(Object(answer)).filter(name => {
    const value = fieldOf(answer, name)
    return typeof value === 'string' && value.length > 20
  })
  return (
    names.find(name => /access|jwt/iu.test(name)) ??
    names.find(name => /token/iu.test(name) && !/refresh/iu.test(name))
  )
}

function rowsIn(answer: Answer): RowsRead | undefined {
  if (!isSuccess(answer)) return undefined
  try {
    return readList(jsonOf(answer), answer.headers)
  } catch {
    return undefined
  }
}
