import { callHeaders } from '../../../backend/call-headers.ts'
import { endpointOf } from '../../../backend/endpoint.ts'
import type { Call } from '../../../contract/calls.ts'
import { commandCalls } from '../../../contract/command-calls.ts'
import type { Answer } from '../call.ts'
import { type Check, type Complaint, findingOf } from '../check.ts'
import { shown } from '../json.ts'
import { firstList } from '../lists.ts'
import { NOBODYS_ID, type Probe } from '../probe.ts'
import { remembered } from '../remembered.ts'

/** Beyond the headers that browsers send anywhere. */
export function requestHeaders({ backend, session }: Probe): string[] {
  const { accept: _free, ...ofEvery } = Object.fromEntries(
    callHeaders('probe', { 'content-type': 'application/json' }, session)
  )
  return [
    ...Object.keys(ofEvery),
    ...(backend.versions ? ['if-match'] : []),
    ...(backend.idempotencyKeys ? ['idempotency-key'] : [])
  ]
}

interface Requested {
  method: string
  path: string
}

/** A call of each method. */
export function requested(probe: Probe): Requested[] {
  const { session, backend } = probe
  const commands = Object.values<Call>(commandCalls).flatMap(
    call => endpointOf(backend, call) ?? []
  )
  const all: Requested[] = [
    { method: 'GET', path: firstList(probe)?.path ?? session.current.path },
    { method: 'POST', path: session.login.path },
    ...[session.refresh, session.logout].map(({ method = 'POST', path }) => ({
      method,
      path
    })),
    ...commands
  ]
  return all
    .filter(({ method }, index) => {
      return all.findIndex(other => other.method === method) === index
    })
    .map(({ method, path }) => ({
      method,
      path: path.replaceAll(/:\w+/gu, NOBODYS_ID)
    }))
}

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
        'access-control-request-headers': requestHeaders(probe).join(', ')
      }
    })
  )
}

export function everyPreflight(
  complain: (
    answer: Answer,
    requested: Requested,
    origin: string,
    probe: Probe
  ) => string | false,
  {
    verdict,
    otherwise,
    change
  }: {
    verdict: Complaint['verdict']
    otherwise: string
    change: (origin: string, probe: Probe) => string
  }
): Check['run'] {
  return async probe => {
    const origin = probe.otherOrigin()
    const complaints: Complaint[] = []
    for (const call of requested(probe)) {
      const answer = await preflight(probe, call, origin)
      const found = complain(answer, call, origin, probe)
      const where = `OPTIONS for ${call.method} ${call.path}`
      if (found !== false) complaints.push({ verdict, where, found })
    }
    return findingOf(complaints, otherwise, change(origin, probe))
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
