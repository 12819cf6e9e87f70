import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test
} from 'vitest'

import { messages } from '../../src/messages.ts'
import { createKeeper } from '../../src/programs/keeper/keeper.ts'
import { session } from '../backends/django-api-owner.ts'
import { isDjangoInstalled, startDjango } from '../support/django.ts'
import { findBrowser } from '../support/find-browser.ts'
import { openForeignPanel } from '../support/foreign-panel.ts'
import { type RawAnswer, rawRequest } from '../support/raw-request.ts'
import { readQuestions } from '../support/reader.ts'
import {
  cookieOf,
  jsonOf,
  startKeeper,
  type StartedKeeper
} from '../support/start-keeper.ts'
import type { Started } from '../support/start-process.ts'

const account = JSON.stringify({ username: 'root', password: 'secret-word' })
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

  test('lets somebody work in a browser, whose pages see no refresh token', async () => {
    const log: string[] = []
    const basePath = '/api/'
    const target = `${django.origin}${basePath}`
    const inFront = createKeeper({
      target,
      basePath,
      session,
      log: line => log.push(line)
    })
    const panel = await openForeignPanel('tests/backends/django-api-owner.ts', {
      basePath,
      async handle(request, response) {
        inFront.emit('request', request, response)
      },
      log: []
    })
    onTestFinished(() => panel.close())
    const executablePath = findBrowser(process.env, line => {
      process.stderr.write(`${line}\n`)
    })
    const browser = await chromium.launch({ executablePath })
    onTestFinished(() => browser.close())
    const context = await browser.newContext()
    const page = await context.newPage()
    await readQuestions(page)
    const rows = page.locator('tr[data-row]')
    const cookies = async (): Promise<string[]> =>
      (await context.cookies()).map(({ name }) => name)

    await page.goto(`${panel.url}/users`)
    await page.getByLabel(messages.login.username).fill('root')
    const password = page.getByLabel(messages.login.password, { exact: true })
    await password.fill('wrong-word')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await password.fill('secret-word')
    await page.keyboard.press('Enter')
    await rows.first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/users')
    expect(await cookies()).toEqual(['__Host-refresh'])

    // Exchanged once, and the new one as well: Django takes each of them once.
    for (const _ of [1, 2]) {
      await page.reload()
      await rows.first().waitFor()
    }
    const seen = await page.evaluate(() => [
      document.cookie,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage)
    ])
    expect(seen.join('')).not.toMatch(/ey[\w-]+\./u)
    const answer = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' }
      const call = { method: 'POST', headers, body: '{}' }
      return (await fetch('/api/token/refresh/', call)).json() as unknown
    })
    expect(answer).toEqual({ access: expect.any(String) })

    await page.goto(`${panel.url}/users?open=1`)
    const drawer = page.getByRole('dialog')
    const edit = messages.actions.byAction['edit-user']
    await drawer.getByRole('button', { name: edit.label, exact: true }).click()
    await page.locator('#action-email').fill('root@panel.test')
    await page.getByRole('button', { name: edit.submit, exact: true }).click()
    await drawer.getByText('root@panel.test', { exact: true }).waitFor()

    await page.goto(`${panel.url}/users`)
    await page.getByRole('button', { name: messages.session.signOut }).click()
    await page.waitForURL(url => url.pathname === '/login')
    expect(await cookies()).toEqual([])
    await page.goto(`${panel.url}/users`)
    await page.waitForURL(url => url.pathname === '/login')
    expect(log).toEqual([])
  })
})
