import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { chromium, type Browser, type Page } from '@playwright/test'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test
} from 'vitest'

import { messages } from '../../src/messages.ts'
import { projectFolder } from '../support/dist.ts'
import { findBrowser } from '../support/find-browser.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { readQuestions } from '../support/reader.ts'
import {
  isInstalled,
  realServers,
  startRealServer,
  startSecureServer
} from '../support/real-servers.ts'
import { freePort, startProcess } from '../support/start-process.ts'
import { startTlsProxy } from '../support/tls-proxy.ts'

const { login, session, actions } = messages

/**
 * A guest's first calls are refused, and browsers log every refusal; a call
 * that a busy server broke off is sent again.
 */
const EXPECTED = /status of 401 .*\/api\/admin(?:\/refresh)?$|net::ERR_/u

const lists = [
  '/admins',
  '/users',
  '/games',
  '/system-wallets',
  '/users/42/transactions',
  '/system-wallets/transactions'
]

/** A dot is any sign in a pattern, and a route has the same name. */
const BASE = '/back.office/games'

let folder: string
let siteBelow: string
let copy: ProjectCopy
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-through-'))
  copy = copyProject()
  siteBelow = join(copy.folder, 'dist')
  await promisify(execFile)(
    join(copy.folder, 'node_modules/.bin/astro'),
    ['build', '--silent'],
    { cwd: copy.folder, env: { ...process.env, PUBLIC_BASE_PATH: BASE } }
  )
  const executablePath = findBrowser(process.env, line => {
    process.stderr.write(`${line}\n`)
  })
  browser = await chromium.launch({ executablePath })
})

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
  copy.remove()
})

/** One of its own: an admin may refresh 60 times a minute. */
async function startApi(): Promise<string> {
  const port = await freePort()
  const { origin, stop } = await startProcess(
    process.execPath,
    [join(projectFolder, 'src/programs/reference-api/main.ts')],
    {
      port,
      folder,
      environment: {
        PORT: String(port),
        PANEL_DB: ':memory:',
        PANEL_SEED_TRANSACTIONS: '500',
        PANEL_TRUSTED_PROXIES: '127.0.0.1'
      }
    }
  )
  onTestFinished(stop)
  return origin
}

/** A page, and what it complains of. */
async function openPage(origin: string): Promise<[Page, string[]]> {
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await readQuestions(page)
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    const text = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !EXPECTED.test(text)) {
      complaints.push(text)
    }
  })
  return [page, complaints]
}

/** Signs in, reloads, sees every list, suspends and reinstates, signs out. */
async function work(origin: string, base = ''): Promise<string[]> {
  const [page, complaints] = await openPage(origin)
  const press = (name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click()
  const answer = (name: string): Promise<void> =>
    page.getByRole('alertdialog').getByRole('button', { name }).click()
  const rows = page.locator('tr[data-row]')
  const isAt = (path: string): Promise<void> =>
    page.waitForURL(url => url.pathname === base + path)
  const open = (path: string): Promise<unknown> => page.goto(base + path)

  await open('/users')
  await isAt('/login')
  await page.getByLabel(login.email).fill('admin@example.com')
  await page.getByLabel(login.password, { exact: true }).fill('roll-the-dice')
  await press(login.submit)
  await isAt('/users')
  await rows.first().waitFor()
  await page.reload()
  await rows.first().waitFor()
  for (const path of lists) {
    // oxlint-disable no-await-in-loop -- one list after the other
    await open(path)
    await rows.first().waitFor()
    // oxlint-enable no-await-in-loop
  }
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(messages.games.title)
  await page.keyboard.press('Enter')
  await isAt('/games')
  await rows.first().waitFor()
  await open('/users?open=42')
  await press(actions.byAction['suspend-user'].label)
  await page.locator('#action-reason').fill('Two accounts of one')
  await answer(actions.byAction['suspend-user'].label)
  await press(actions.byAction['reinstate-user'].label)
  await answer(actions.byAction['reinstate-user'].label)
  await page
    .getByRole('button', { name: actions.byAction['suspend-user'].label })
    .waitFor()
  await page.keyboard.press('Escape')
  await press(session.signOut)
  await isAt('/login')
  await open('/users')
  await isAt('/login')
  return complaints
}

describe.each(realServers)('$name', { timeout: 120_000 }, server => {
  describe.runIf(isInstalled(server))('before an API', () => {
    test('OPS-10 lets somebody work over https', async () => {
      const place = join(folder, `${server.name}-secure`)
      const secure = await startSecureServer(server, place, await startApi())
      onTestFinished(secure.stop)
      expect(await work(secure.origin)).toEqual([])
    })

    test('OPS-10 lets somebody work behind a proxy that ends https', async () => {
      const place = join(folder, `${server.name}-behind`)
      const behind = await startRealServer(server, place, await startApi())
      onTestFinished(behind.stop)
      const proxy = await startTlsProxy(behind.origin)
      onTestFinished(proxy.stop)
      expect(await work(proxy.origin)).toEqual([])
    })

    test('OPS-10 lets somebody work below a path, and has nothing beside it', async () => {
      const place = join(folder, `${server.name}-below`)
      const api = await startApi()
      const below = await startRealServer(server, place, api, siteBelow)
      onTestFinished(below.stop)
      const proxy = await startTlsProxy(below.origin)
      onTestFinished(proxy.stop)
      expect(await work(proxy.origin, BASE)).toEqual([])
      const user = '/users/a%3Fb%2Fc/transactions'
      const inside = ['', '/', '/games', '/games/', '/games?a=b', user]
      const outside = [
        '/',
        '/users',
        '/games',
        user,
        `${BASE}s/users`,
        `${BASE}%0A`,
        `${BASE}${BASE}/login`,
        BASE.replace('.', 'x'),
        `${BASE.toUpperCase()}/login`,
        `${BASE}/api/admin`
      ]
      const statusesOf = async (paths: readonly string[]): Promise<number[]> =>
        Promise.all(
          paths.map(async path => (await fetch(below.origin + path)).status)
        )
      expect(await statusesOf(inside.map(path => BASE + path))).toEqual(
        inside.map(() => 200)
      )
      expect(await statusesOf(outside)).toEqual(outside.map(() => 404))
      const { headers } = await fetch(`${below.origin}${BASE}/_astro/no.js`)
      expect(headers.get('content-type')).toContain('text/plain')
      const [asset] = readdirSync(join(siteBelow, '_astro'))
      const file = await fetch(`${below.origin}${BASE}/_astro/${asset}`)
      expect(file.headers.get('cache-control')).toContain('immutable')
    })
  })
})
