import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Listening } from '../../../../src/programs/hosting/listen.ts'
import { listenApi } from '../../../../src/programs/reference-api/listen.ts'
import { type RawAnswer, rawRequest } from '../../../support/raw-request.ts'
import { json, openTestApi } from './test-api.ts'

const { api, signIn } = openTestApi({ faults: true })
let listening: Listening
let authorization: string

beforeAll(async () => {
  listening = await listenApi(api, { host: '127.0.0.1', port: 0 })
  authorization = `Bearer ${(await signIn()).token}`
})

afterAll(async () => {
  await listening.close()
  api.close()
})

function ask(
  path: string,
  accepted: string,
  headers: Record<string, string> = {},
  method = 'GET'
): Promise<RawAnswer> {
  return rawRequest(
    listening.url,
    `/api/${path}`,
    { authorization, 'accept-encoding': accepted, ...headers },
    method
  )
}

describe('an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync]
  ])('is compressed for %s as %s', async (accepted, encoding, decode) => {
    const plain = await ask('games', 'identity')
    const { status, headers, body } = await ask('games', accepted)

    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('application/json')
    expect(headers['vary']).toContain('Accept-Encoding')
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(body.length).toBeLessThan(plain.body.length / 2)
    const rows = (text: Buffer): unknown =>
      (JSON.parse(text.toString()) as { data: unknown }).data
    expect(rows(decode(body))).toEqual(rows(plain.body))
  })

  test('is sent as it is where nothing else is accepted, or it is small', async () => {
    for (const [path, accepted] of [
      ['games', 'identity'],
      ['games', ''],
      ['games/gam_99', 'gzip, br'],
      ['currencies?limit=1', 'gzip, br']
    ] as const) {
      const { headers, body } = await ask(path, accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers['vary']).toContain('Accept-Encoding')
      expect(() => JSON.parse(body.toString()) as unknown).not.toThrow()
    }
  })

  test('of one item keeps the strong tag of its version', async () => {
    const tag = (number: number): string => `${number} `.padEnd(30, 'x')
    const tags = Array.from({ length: 20 }, (_, number) => tag(number))
    const edit = (ifMatch = ''): Promise<Response> =>
      fetch(`${listening.url}/api/users/42`, {
        ...json({ tags }, { authorization, 'if-match': ifMatch }),
        method: 'PATCH'
      })
    expect((await edit('*')).status).toBe(200)
    const { headers } = await ask('users/42', 'br')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['etag']).toMatch(/^"\d+"$/u)
    expect((await edit(headers['etag'])).status).toBe(200)
  })

  test('to HEAD has the headers of GET and nothing below them', async () => {
    const got = await ask('games', 'br')
    const { status, headers, body } = await ask('games', 'br', {}, 'HEAD')

    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-length']).toBe(String(got.body.length))
    expect(body.length).toBe(0)
  })

  test('breaks in the middle on demand all the same', async () => {
    const fault = { 'x-fault': '{"cutBody":true}' }
    await expect(ask('games', 'br', fault)).rejects.toThrow('aborted')
  })

  test('with a token is never compressed', async () => {
    const url = `${listening.url}/api/admin`
    const accepted = { 'accept-encoding': 'gzip, br' }
    const login = await fetch(`${url}/login`, json(api.account, accepted))
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    const refreshed = await fetch(
      `${url}/refresh`,
      json({}, { cookie, ...accepted })
    )
    for (const answer of [login, refreshed]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(answer.headers.get('vary')).toBe('Origin')
    }
  })
})
