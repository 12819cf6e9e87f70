import type { IncomingMessage, RequestListener } from 'node:http'

import { tokenOf } from './token.ts'

/** What a fake API answers to a call, by its path below the base. */
export type FakeAnswers = (
  path: string,
  query: URLSearchParams
) => object | number

const session = {
  access_token: tokenOf({ exp: 4_102_444_800 }),
  accessToken: tokenOf({ exp: 4_102_444_800 })
}

const currencies = [
  { code: 'EUR', type: 'real', decimals: 2 },
  { code: 'PLN', type: 'real', decimals: 2 },
  { code: 'TKN', type: 'virtual', decimals: 0 }
]

/**
 * An API with a session and three currencies for whoever asks; all else is
 * answered by `answers`: a body, or a status without one.
 */
export function fakeApi(answers: FakeAnswers): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = addressOf(request)
    const path = pathname.replace('/api/', '')
    const answer = shared(path) ?? answers(path, searchParams)
    response.writeHead(typeof answer === 'number' ? answer : 200, {
      'content-type': 'application/json'
    })
    response.end(JSON.stringify(typeof answer === 'number' ? {} : answer))
  }
}

function shared(path: string): object | undefined {
  if (path === 'admin/refresh') return session
  if (path === 'admin') return { id: 'adm_1', email: 'a@example.com' }
  return path === 'currencies' ? list(currencies) : undefined
}

/** Rows in the envelope of a list, all of them on one page. */
export function list(data: readonly object[]): object {
  return {
    data,
    meta: {
      page: 1,
      limit: 100,
      total: data.length,
      totalPages: 1,
      hasMore: false,
      asOf: '2026-11-21T14:02:11.000Z'
    }
  }
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(url, 'http://localhost')
}
