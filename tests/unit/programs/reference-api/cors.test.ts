import { afterAll, describe, expect, test } from 'vitest'

import { json, openTestApi } from './test-api.ts'

const ORIGIN = 'http://localhost:4321'
const { api, call } = openTestApi({ allowedOrigins: [ORIGIN] })
const alone = openTestApi()
afterAll(() => {
  api.close()
  alone.api.close()
})

const preflight = (origin: string): RequestInit => ({
  method: 'OPTIONS',
  headers: { origin, 'access-control-request-method': 'POST' }
})

describe('calls from another port', () => {
  test('are allowed by name, with the cookie (NET-14, NET-22)', async () => {
    const { headers } = await call('admin/login', json({}, { origin: ORIGIN }))

    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.get('access-control-expose-headers')).toBe(
      'Date, Retry-After, ETag, Idempotent-Replayed, X-Request-Id'
    )
  })

  test('are announced by a preflight that lasts two hours (NET-16, NET-22)', async () => {
    const response = await call('admin/login', preflight(ORIGIN))

    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-max-age')).toBe('7200')
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, if-match, idempotency-key'
    )
  })

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'https://localhost:4321',
    'http://localhost:4322',
    'http://127.0.0.1:4321',
    'null'
  ])('are not allowed for %s (NET-22)', async origin => {
    for (const response of [
      await call('admins', { headers: { origin } }),
      await call('admins', preflight(origin))
    ]) {
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.headers.get('vary')).toContain('Origin')
    }
  })

  test('are allowed for nobody, where no origin is named (NET-22)', async () => {
    const { headers } = await alone.call('admins', preflight(ORIGIN))

    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('every answer', () => {
  test('carries an id of its own, and is kept by nobody', async () => {
    const ids = new Set<string | null>()
    for (const path of ['admins', 'nothing/here', 'admin/login']) {
      const { headers } = await call(path)
      ids.add(headers.get('x-request-id'))
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(ids.size).toBe(3)
  })
})
