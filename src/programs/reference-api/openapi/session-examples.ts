import { Buffer } from 'node:buffer'

import { calls } from '../../../contract/calls.ts'
import type { ReferenceApi } from '../server.ts'
import type { Example } from './examples.ts'

const ACCESS_TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/u
const REFRESH_TOKEN = /=[\w-]{43}/u

/** A JSON Web Token (RFC 7519) that nobody has signed; ms since the epoch. */
function exampleToken(now: number): string {
  return [
    JSON.stringify({ alg: 'HS256', typ: 'JWT' }),
    JSON.stringify({ sub: '1', iat: now / 1000, exp: now / 1000 + 600 }),
    'an example that nobody has signed'
  ]
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')
}

/** A sign-in from its begin to its end, with examples of tokens. */
export async function recordSession(
  api: ReferenceApi,
  base: string,
  now: number
): Promise<Record<string, Example>> {
  const examples: Record<string, Example> = {}
  let cookie = ''
  for (const call of [calls.login, calls.refresh, calls.logout]) {
    const body = { login: api.account, refresh: {}, logout: undefined }[
      call.name
    ]
    const response = await api.fetch(
      new Request(base + call.path, {
        method: call.method,
        headers: { 'content-type': 'application/json', cookie },
        ...(body && { body: JSON.stringify(body) })
      })
    )
    const setCookie = response.headers.get('set-cookie') ?? ''
    cookie = setCookie.split(';', 1).join('')
    const text = (await response.text()).replace(
      ACCESS_TOKEN,
      exampleToken(now)
    )
    examples[call.name] = {
      ...(body && { body }),
      ...(text !== '' && { answer: JSON.parse(text) as unknown }),
      setCookie: setCookie.replace(REFRESH_TOKEN, '=an-example-of-a-token')
    }
  }
  return examples
}
