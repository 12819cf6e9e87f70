import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { json, openTestApi, problemOf } from './test-api.ts'

const { api, call, get } = openTestApi()
afterAll(() => {
  api.close()
})

describe('an error', () => {
  test('is a problem with the id of its request', async () => {
    const response = await call('nothing/here')
    const problem = await problemOf(response)

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe(
      'application/problem+json'
    )
    expect(problem).toMatchObject({ title: 'Not Found', code: 'not-found' })
    expect(problem.traceId).toBe(response.headers.get('x-request-id'))
  })

  test.each([
    'admins/adm_99',
    'admins/1',
    'users/5001',
    'users/042',
    'users/5001/transactions',
    'users/x/transactions',
    'games/gam_5',
    'games/gam_99',
    'system-wallets/wal_00013',
    'system-wallets/1',
    'transactions/txn_999999',
    'transactions/1'
  ])('is 404 for %s, which nobody has', async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect((await problemOf(response)).code).toBe('not-found')
  })

  test('is 404 outside of the base path too', async () => {
    const response = await api.fetch(new Request('http://127.0.0.1/elsewhere'))
    expect(response.status).toBe(404)
    expect((await problemOf(response)).traceId).not.toBe('')
  })

  test('is 405 with the methods of a path', async () => {
    const list = await call('users', { method: 'DELETE' })
    expect(list.status).toBe(405)
    expect(list.headers.get('allow')).toBe('GET, HEAD')

    const login = await call('admin/login')
    expect(login.status).toBe(405)
    expect(login.headers.get('allow')).toBe('POST')
    expect((await problemOf(login)).code).toBe('method-not-allowed')
  })

  test('is 400 for JSON that ends too early', async () => {
    const init = { ...json({}), body: '{"email":' }
    const response = await call('admin/login', init)
    expect(response.status).toBe(400)
    expect((await problemOf(response)).code).toBe('broken-json')
  })

  test('is 422 with pointers for a body of the wrong shape', async () => {
    const response = await call('admin/login', json({ email: 7 }))
    const { errors = [] } = await problemOf(response)

    expect(response.status).toBe(422)
    expect(errors.map(error => error.pointer)).toEqual([
      '#/email',
      '#/password'
    ])
  })

  test('is 413 for a body beyond 64 KiB', async () => {
    const password = 'x'.repeat(65 * 1024)
    const response = await call('admin/login', json({ email: '', password }))
    expect(response.status).toBe(413)
  })

  test.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['sort=password', 'sort'],
    ['sort=displayName,-nonsense', 'sort'],
    ['createdAtFrom=yesterday', 'createdAtFrom'],
    ['balanceMin=1.5', 'balanceMin'],
    ['isTest=perhaps', 'isTest'],
    ['withTotal=no', 'withTotal']
  ])('is 422 for %s, and names the parameter', async (query, pointer) => {
    const response = await get(`users?${query}`)
    const { errors = [] } = await problemOf(response)

    expect(response.status).toBe(422)
    expect(errors.map(error => error.pointer)).toEqual([pointer])
  })

  test('is not made of parameters that nobody knows', async () => {
    expect((await get('users?colour=blue')).status).toBe(200)
  })

  test('is a plain 500 when the server itself fails', async () => {
    const broken = openTestApi({ seedTransactions: 0 })
    broken.api.close()
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => log.mockRestore())
    const response = await broken.call('admin/login', json(api.account))
    const text = await response.text()

    expect(response.status).toBe(500)
    expect(text).toContain('"code":"unexpected"')
    expect(text).not.toMatch(/database|sqlite|at /iu)
    expect(log).toHaveBeenCalledOnce()
  })
})
