import { calls } from '../../contract/calls.ts'
import { commandCalls } from '../../contract/command-calls.ts'
import type { Answer } from '../call.ts'
import { type Check, type Complaint, findingOf } from '../check.ts'
import { shown } from '../json.ts'
import type { Probe } from '../probe.ts'
import { remembered } from '../remembered.ts'

/** Beyond the headers that browsers send anywhere. */
export const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'if-match',
  'idempotency-key'
]
const NOBODYS_ID = 'probe-0'

export const requested = [
  { method: 'GET', path: calls.users.path },
  { method: 'POST', path: calls.login.path },
  { method: 'POST', path: commandCalls.transfer.path },
  { method: 'PATCH', path: commandCalls.editUser.path },
  { method: 'DELETE', path: commandCalls.reinstateUser.path }
].map(({ method, path }) => ({
  method,
  path: path.replaceAll(/:\w+/gu, NOBODYS_ID)
}))

type Requested = (typeof requested)[number]

const onceAsked = remembered<Answer>()

/** What a browser asks before a call; it changes nothing. */
export function preflight(
  probe: Probe,
  { method, path }: Requested,
  origin: string
): Promise<Answer> {
  return onceAsked(probe, `${origin} ${method} ${path}`, async () =>
    probe.send({
      method: 'OPTIONS',
      path,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': REQUEST_HEADERS.join(', ')
      }
    })
  )
}

export function everyPreflight(
  complain: (
    answer: Answer,
    requested: Requested,
    origin: string
  ) => string | false,
  {
    verdict,
    otherwise,
    change
  }: {
    verdict: Complaint['verdict']
    otherwise: string
    change: (origin: string) => string
  }
): Check['run'] {
  return async probe => {
    const origin = probe.otherOrigin()
    const complaints: Complaint[] = []
    for (const call of requested) {
      const answer = await preflight(probe, call, origin)
      const found = complain(answer, call, origin)
      const what = `OPTIONS for ${call.method} ${call.path}`
      if (found !== false)
        complaints.push({ verdict, found: `${what}: ${found}` })
    }
    return findingOf(complaints.slice(0, 3), otherwise, change(origin))
  }
}

/** Printable; empty if absent. */
export const header = ({ headers }: Answer, name: string): string =>
  shown(headers.get(name) ?? '')

/** Comma-separated values in lower case. */
export const words = (answer: Answer, name: string): string[] =>
  header(answer, name)
    .split(',')
    .map(word => word.trim().toLowerCase())

export const said = (answer: Answer, name: string): string =>
  header(answer, name) === ''
    ? `no ${name}`
    : `${name}: ${header(answer, name)}`
