import type {
  ResourceName,
  RowsRead
} from '../../../backend/backend-definition.ts'
import { nextPage, readList } from '../../../backend/read-list.ts'
import { dataOf, fieldOf } from '../../../backend/read.ts'
import type { Answer, Caller } from '../call.ts'
import { type Complaint, commonLines } from '../check.ts'
import { bodyField, described, isSuccess, jsonOf } from '../json.ts'
import type { Credentials } from '../probe.ts'
import { UsageError } from '../read-arguments.ts'
import { pagedBy, type Paging } from './paging.ts'
import { type TheirField, theirFields } from './their-fields.ts'
import { type Tokens, tokensIn } from './tokens.ts'
import { usualLimits, usualLists, usualPaths } from './usual-names.ts'

export interface FoundList {
  path: string
  answer: unknown
  headers: Headers
  rows: readonly unknown[]
}

/** What was found of a backend that nothing is known of. */
export interface Found {
  base: string
  /** `credentials`: what is sent to sign in, as code. */
  login: Tokens & { path: string; credentials: string }
  /** `undefined` where no usual path is there. */
  paths: Record<'current' | 'refresh' | 'logout', string | undefined>
  admin: unknown
  lists: Partial<Record<ResourceName, FoundList>>
  paging: Paging
}

/** What is sent to sign in, and as code says it. */
const CREDENTIALS: [string, (given: Credentials) => object][] = [
  ['{ email, password }', given => given],
  [
    '{ username: email, password }',
    ({ email, password }) => ({ username: email, password })
  ],
  ['{ user: { email, password } }', user => ({ user })],
  ['{ session: { email, password } }', session => ({ session })]
]

/**
 * Reads, signs in and out; `loginPath` where that is no usual one. Throws a
 * `UsageError` if it cannot sign in.
 */
export async function discover(
  base: string,
  credentials: Credentials,
  caller: Caller,
  loginPath?: string
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

  const refusals: Complaint[] = []

  async function signIn(): Promise<Found['login'] | undefined> {
    const paths =
      loginPath === undefined ? candidates(usualPaths.login) : [loginPath]
    for (const path of paths) {
      // Without a password, so that a wrong path costs no try.
      const isGuess = loginPath === undefined
      if (isGuess && isMissing(await send('POST', path, {}))) continue
      for (const [text, written] of CREDENTIALS) {
        const answer = await send('POST', path, written(credentials))
        const tokens = isSuccess(answer) ? tokensIn(answer) : undefined
        if (tokens === undefined) {
          const found = `answers ${described(answer)}`
          refusals.push({ verdict: 'fail', where: path, found })
          continue
        }
        authorization = `Bearer ${String(bodyField(answer, tokens.token))}`
        return { path, credentials: text, ...tokens }
      }
    }
    return undefined
  }

  const login = await signIn()
  if (!login) {
    throw new UsageError(
      [
        `No sign-in was found below ${base}: give the address that it lies below, or its path as --login, and check PROBE_EMAIL and PROBE_PASSWORD.`,
        ...commonLines(refusals)
      ].join('\n')
    )
  }
  let admin: unknown
  const current = await first(candidates(usualPaths.current), async path => {
    const answer = await send('GET', path)
    const named = dataOf(jsonOf(answer))
    const isThere = isSuccess(answer) && theirFields(named).some(isEmail)
    if (isThere) admin = named
    return isThere
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
  const paging = await pagingOf(base, Object.values(lists), path =>
    send('GET', path)
  )
  const isPosted = async (path: string): Promise<boolean> =>
    !isMissing(await send('POST', path, {}))
  // These last, as they may end what was signed in.
  const refresh = await first(candidates(usualPaths.refresh), isPosted)
  const logout = await first(candidates(usualPaths.logout), isPosted)
  const paths = { current, refresh, logout }
  return { base, login, paths, admin, lists, paging }
}

function isEmail({ own }: TheirField): boolean {
  return /^e[-_]?mail/iu.test(own)
}

/** By the first list with more rows than a page of two. */
async function pagingOf(
  base: string,
  lists: readonly FoundList[],
  read: (path: string) => Promise<Answer>
): Promise<Paging> {
  const list = lists.find(({ rows }) => rows.length > 2)
  if (!list) return { limit: undefined, by: undefined }
  let { answer, headers } = list
  const limit = await first(usualLimits, async name => {
    const short = await read(`${list.path}?${encodeURIComponent(name)}=2`)
    if (rowsIn(short)?.rows.length !== 2) return false
    answer = jsonOf(short)
    headers = short.headers
    return true
  })
  return { limit, by: pagedBy(nextPage(answer, headers), base, limit) }
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

function rowsIn(answer: Answer): RowsRead | undefined {
  if (!isSuccess(answer)) return undefined
  try {
    return readList(jsonOf(answer), answer.headers)
  } catch {
    return undefined
  }
}
