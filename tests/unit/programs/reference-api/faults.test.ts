import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { json, openTestApi } from './test-api.ts'

const ORIGIN = 'http://localhost:4321'
const { api, call, get } = openTestApi({
  faults: true,
  allowedOrigins: [ORIGIN]
})
afterAll(() => {
  api.close()
})
beforeEach(async () => {
  await call('_faults', { method: 'DELETE' })
})

const stand = (...faults: unknown[]): Promise<Response> =>
  call('_faults', json(faults))

const withFault = (fault: unknown): RequestInit => ({
  headers: { 'x-fault': JSON.stringify(fault) }
})

describe('faults on demand', () => {
  test('do not exist unless they are asked for', async () => {
    const plain = openTestApi({ seedTransactions: 0 })
    const answer = await plain.call('currencies', withFault({ status: 503 }))

    expect(answer.status).toBe(401)
    expect((await plain.call('_faults')).status).toBe(404)
    plain.api.close()
  })

  test('answer a status, with a body and headers', async () => {
    const fault = {
      status: 503,
      body: { a: 1 },
      headers: { 'retry-after': '2' }
    }
    const response = await call('users', withFault(fault))

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(await response.json()).toEqual({ a: 1 })
  })

  test('answer pages, broken JSON and wrong shapes as if all were well', async () => {
    const page = await call('users', withFault({ html: true }))
    const broken = await call('users', withFault({ garbage: '{"data":' }))
    const shape = await call('users', withFault({ shape: { rows: [] } }))

    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await broken.text()).toBe('{"data":')
    expect(await shape.json()).toEqual({ rows: [] })
    for (const { status } of [page, broken, shape]) expect(status).toBe(200)
  })

  test('revoke a token for one call', async () => {
    await stand({ path: 'admins', times: 1, fault: { revoke: true } })

    expect((await get('admins')).status).toBe(401)
    expect((await get('admins')).status).toBe(200)
  })

  test('delay, alone or before another fault', async () => {
    const started = Date.now()
    await call('users', withFault({ delayMs: 60, status: 500 }))
    expect(Date.now() - started).toBeGreaterThanOrEqual(55)
  })

  test('cut the real answer in half', async () => {
    await stand({ path: 'games', fault: { cutBody: true } })
    const response = await get('games')

    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000)
    await expect(response.text()).rejects.toThrow('Cut off on demand')
  })

  test('stand for a method, a path and a number of calls', async () => {
    await stand({
      method: 'get',
      path: 'system*',
      times: 2,
      fault: { status: 500 }
    })

    expect((await get('games')).status).toBe(200)
    expect((await get('system-wallets')).status).toBe(500)
    expect((await get('system-wallets/transactions')).status).toBe(500)
    expect((await get('system-wallets')).status).toBe(200)
  })

  test('are listed beside the calls that came in, until cleared', async () => {
    const standing = { path: 'admin/refresh', fault: { status: 502 } }
    await stand(standing)
    await call('admin/refresh?a=1', json({}))
    await get('games')
    const listed = await (await call('_faults')).json()

    expect(listed).toMatchObject({
      faults: [standing],
      log: [
        {
          method: 'POST',
          path: 'admin/refresh',
          query: '?a=1',
          headers: { authorization: 'no', 'content-type': 'application/json' },
          body: '{}'
        },
        { method: 'GET', path: 'games', headers: { authorization: 'yes' } }
      ]
    })
    await call('_faults', { method: 'DELETE' })
    expect(await (await call('_faults')).json()).toEqual({
      faults: [],
      log: []
    })
  })

  test('are refused when they make no sense', async () => {
    expect((await stand({ fault: { colour: 'blue' } })).status).toBe(422)
    expect((await call('users', withFault('nonsense'))).status).toBe(400)
  })

  test('may be sent from another port', async () => {
    const { headers } = await call('users', {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'GET' }
    })
    expect(headers.get('access-control-allow-headers')).toContain('x-fault')
  })
})
