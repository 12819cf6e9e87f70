import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isDjangoInstalled, startDjango } from '../support/django.ts'
import { type RawAnswer, rawRequest } from '../support/raw-request.ts'
import {
  cookieOf,
  jsonOf,
  startKeeper,
  type StartedKeeper
} from '../support/start-keeper.ts'
import type { Started } from '../support/start-process.ts'

const account = JSON.stringify({ username: 'root', password: 'secret-word' })
const session = {
  login: { path: 'token/', token: 'access' },
  refresh: { path: 'token/refresh/', token: 'access' },
  logout: { path: 'token/blacklist/' },
  current: { path: 'players/1/' },
  refreshToken: 'refresh'
}

describe.skipIf(!isDjangoInstalled())('the keeper before a real Django', () => {
  let folder: string
  let django: Started

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'panel-django-'))
    django = await startDjango(folder)
  })
  afterAll(async () => {
    await django.stop()
    rmSync(folder, { recursive: true })
  })

  const keeper = (): Promise<StartedKeeper> =>
    startKeeper({ target: `${django.origin}/api/`, session })

  function bearer(answer: RawAnswer): { authorization: string } {
    const { access } = jsonOf(answer) as { access: string }
    return { authorization: `Bearer ${access}` }
  }

  test('takes a session from its sign-in to its sign-out', async () => {
    const { origin, post, log } = await keeper()
    const signedIn = await post('token/', {}, account)
    expect(jsonOf(signedIn)).toEqual({ access: expect.any(String) })
    const first = cookieOf(signedIn)
    expect(first).toMatch(/^__Host-refresh=ey[\w.-]+$/u)

    const refreshed = await post('token/refresh/', { cookie: first })
    expect(jsonOf(refreshed)).toEqual({ access: expect.any(String) })
    const cookie = cookieOf(refreshed)
    expect(cookie).toMatch(/^__Host-refresh=ey[\w.-]+$/u)
    expect(cookie).not.toBe(first)
    const authorization = bearer(refreshed)

    const list = '/api/players/?limit=5'
    const rows = await rawRequest(origin, list, authorization)
    expect(jsonOf(rows)).toMatchObject({
      count: 1,
      results: [{ username: 'root' }]
    })

    const created = await post(
      'players/',
      authorization,
      '{"username":"jörg","email":"j@corp.test"}'
    )
    expect(created.status).toBe(201)
    expect(jsonOf(created)).toMatchObject({ id: 2, username: 'jörg' })

    const out = await post('token/blacklist/', { ...authorization, cookie }, '')
    expect(out.status).toBe(200)
    expect(out.headers['set-cookie']).toMatch(/^__Host-refresh=; Max-Age=0; /u)
    const again = await post('token/refresh/', { cookie })
    expect(again.status).toBe(401)
    expect(jsonOf(again)).toMatchObject({ detail: 'Token is blacklisted' })
    expect(log).toEqual([])
  })

  test('ends the session where its token was exchanged before', async () => {
    const { post } = await keeper()
    const cookie = cookieOf(await post('token/', {}, account))
    await post('token/refresh/', { cookie })
    const spent = await post('token/refresh/', { cookie })
    expect(spent.status).toBe(401)
    expect(spent.headers['set-cookie']).toMatch(/Max-Age=0/u)
  })

  test('passes on why a sign-in and a form are refused', async () => {
    const { post } = await keeper()
    const wrong = await post('token/', {}, '{"username":"root","password":"x"}')
    expect(wrong.status).toBe(401)
    expect(jsonOf(wrong)).toMatchObject({ detail: expect.any(String) })
    const empty = await post('token/', {}, '{}')
    expect(empty.status).toBe(400)
    expect(jsonOf(empty)).toMatchObject({ password: [expect.any(String)] })
  })

  test('shows no page of Django about a fault of its own', async () => {
    const { post, log } = await startKeeper({
      target: `${django.origin}/api/`,
      // Without its slash Django cannot send a POST on, and says so in HTML.
      session: { ...session, login: { path: 'token', token: 'access' } }
    })
    const answer = await post('token', {}, account)
    expect(answer.status).toBe(500)
    expect(jsonOf(answer)).toMatchObject({ status: 500 })
    expect(answer.body.toString()).not.toMatch(/secret-word|Traceback|<html/u)
    expect(log).toHaveLength(1)
  })
})
