import type { Answer } from '../call.ts'
import {
  type Check,
  type CheckGroup,
  findingOf,
  LeftOut,
  ok,
  warn
} from '../check.ts'
import { shown } from '../json.ts'
import { askList, askListAgain, firstList, MOST_ROWS } from '../lists.ts'
import type { Probe } from '../probe.ts'
import { firstAnswer } from './address.ts'

/** Half a year. */
const LEAST_HSTS_SECONDS = 15_552_000
const SLOW_MS = 1000
const TRIES = 3

/** An error, and with a sign-in also a token and rows. */
async function samples(probe: Probe): Promise<[string, Answer][]> {
  const error: [string, Answer] = ['401', await firstAnswer(probe)]
  if (!probe.credentials) return [error]
  return [
    error,
    [probe.session.login.path, await probe.loginAnswer()],
    ...(await list(probe))
  ]
}

async function list(probe: Probe): Promise<[string, Answer][]> {
  const first = firstList(probe)
  if (!first) return []
  const { answer } = await askList(probe, first, { limit: '10' })
  return [[first.path, answer]]
}

function everySample(
  isFine: (answer: Answer) => boolean,
  verdict: 'warn' | 'fail',
  name: string,
  change: string
): Check['run'] {
  return async probe => {
    const wrong = (await samples(probe)).filter(([, answer]) => !isFine(answer))
    const values = Map.groupBy(wrong, ([, { headers }]) =>
      headers.has(name) ? shown(headers.get(name) ?? '') : `no ${name}`
    )
    const complaints = [...values].map(([value, of]) => ({
      verdict,
      found: `${value} (${of.map(([what]) => what).join(', ')})`
    }))
    return findingOf(complaints, 'on every answer', change)
  }
}

export const headerChecks: CheckGroup = {
  title: 'Every answer',
  checks: [
    {
      id: 'no-store',
      needs: 'Cache-Control: no-store',
      why: 'Names, amounts and tokens would stay on the disk of a shared machine.',
      run: everySample(
        ({ headers }) =>
          /\bno-store\b/iu.test(headers.get('cache-control') ?? ''),
        'fail',
        'cache-control',
        'Cache-Control: no-store'
      )
    },
    {
      id: 'nosniff',
      needs: 'X-Content-Type-Options: nosniff',
      why: 'A name in JSON must never be taken for a page.',
      run: everySample(
        ({ headers }) => headers.get('x-content-type-options') === 'nosniff',
        'warn',
        'x-content-type-options',
        'X-Content-Type-Options: nosniff'
      )
    },
    {
      id: 'request-id',
      needs: 'X-Request-Id',
      why: 'People quote it, and the line in the log is found by it.',
      run: everySample(
        ({ headers }) => (headers.get('x-request-id') ?? '') !== '',
        'warn',
        'x-request-id',
        'X-Request-Id: an id of each request, also in the log.'
      )
    },
    {
      id: 'hsts',
      needs: 'Strict-Transport-Security for half a year or more',
      why: 'A first call over plain http could be answered by anybody.',
      run: async probe => {
        if (!probe.base.startsWith('https:')) throw new LeftOut('plain http')
        const { headers } = await firstAnswer(probe)
        const value = headers.get('strict-transport-security') ?? ''
        const seconds = Number(/max-age="?(\d+)/iu.exec(value)?.[1] ?? 0)
        return seconds >= LEAST_HSTS_SECONDS
          ? ok(shown(value))
          : warn(
              value === '' ? 'missing' : shown(value),
              'Strict-Transport-Security: max-age=63072000; includeSubDomains'
            )
      }
    },
    {
      id: 'compression',
      needs: 'gzip or br for a page of rows',
      why: 'A hundred rows of JSON shrink to a tenth.',
      run: async probe => {
        const { token } = await probe.signIn()
        const first = firstList(probe)
        if (!first) throw new LeftOut('no list is declared')
        const { path, query } = probe.requestFor(first.call, {
          query: { limit: MOST_ROWS }
        })
        const { headers } = await probe.send({
          path,
          query,
          token,
          headers: { 'accept-encoding': 'gzip, deflate, br' }
        })
        const encoding = headers.get('content-encoding') ?? ''
        return /gzip|br|deflate/u.test(encoding)
          ? ok(encoding)
          : warn(
              'not compressed',
              'Compress application/json (nginx: gzip_types).'
            )
      }
    },
    {
      id: 'speed',
      needs: 'a page of rows within a second',
      why: 'Every click waits for one.',
      run: async probe => {
        const times: number[] = []
        const first = firstList(probe)
        if (!first) throw new LeftOut('no list is declared')
        for (let round = 0; round < TRIES; round += 1) {
          const { answer } = await askListAgain(probe, first, { limit: '25' })
          times.push(answer.milliseconds)
        }
        const best = Math.round(Math.min(...times))
        const found = `${best} ms, the best of ${TRIES}`
        return best <= SLOW_MS
          ? ok(found)
          : warn(found, 'Look for a missing index, or a server far away.')
      }
    }
  ]
}
