import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { distText, projectFolder } from '../support/dist.ts'
import { expectedHeaders, tableHeadersOf } from '../support/header-table.ts'

const SETTINGS = {
  PORT: '0',
  PANEL_DB: ':memory:',
  PANEL_SEED_TRANSACTIONS: '50'
}

/** The development server compiles what it is first asked for. */
const SLOW = { timeout: 60_000 }

describe.each(['dev', 'preview'])('astro %s', SLOW, command => {
  let server: ChildProcess
  let url = ''

  beforeAll(async () => {
    server = serve(command, SETTINGS)
    url = await addressOf(server)
  })

  afterAll(() => void server.kill())

  test.each([
    '/users/%/transactions',
    '/nope%',
    '/%ff?q=1',
    '/users/%00/transactions',
    '/%00'
  ])('2.6 answers the malformed %s with the 404 page', async path => {
    const response = await fetch(url + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(titleOf(await response.text())).toBe(titleOf(distText('/404.html')))
  })

  test('2.4 serves the page of all users for an id with an escape', async () => {
    const response = await fetch(`${url}/users/a%2Fb%20c/transactions?page=2`)
    expect(response.status).toBe(200)
  })

  test('serves the API below its base', async () => {
    expect((await fetch(`${url}/api/users/a%20b`)).status).toBe(401)
  })

  test('takes sign-ins of its own pages, and of no other port', async () => {
    const address = `${url}/api/admin/login`
    const signIn = (origin: string): Promise<Response> =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: '{"email":"admin@example.com","password":"roll-the-dice"}'
      })
    expect((await signIn(url)).status).toBe(200)
    const origin = 'http://localhost:1'
    expect((await signIn(origin)).status).toBe(403)
    const preflight = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' }
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each([
    ['PORT', 'abc'],
    ['PANEL_DB', tmpdir()],
    ['PANEL_DB', join(projectFolder, 'package.json')]
  ])('ends with one line and exit code 1 for %s=%s', async (name, value) => {
    const ended = await endOf(serve(command, { ...SETTINGS, [name]: value }))
    expect(ended.output).toMatch(/^[^\n]+\n$/)
    expect(ended.output).toContain(name)
    expect(ended.output).toContain(value)
    expect(ended.code).toBe(1)
  })
})

describe('a taken port', SLOW, () => {
  const database = join(tmpdir(), `panel-not-made-${process.pid}.db`)
  const taken = createServer()
  let port = 0

  beforeAll(async () => {
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    port = (taken.address() as AddressInfo).port
  })

  afterAll(() => void taken.close())

  test.each([
    ['npm start', 'src/programs/serve.ts', '--check'],
    ['npm run api', 'src/programs/reference-api/main.ts'],
    ['npm run dev', 'node_modules/.bin/astro', 'dev', '--ignore-lock'],
    ['npm run preview', 'node_modules/.bin/astro', 'preview', '--ignore-lock']
  ])(
    'ends %s with one line before it builds or makes a world',
    async (_, program, ...values) => {
      const ended = await endOf(
        run(join(projectFolder, program), values, {
          PORT: String(port),
          PANEL_DB: database
        })
      )
      expect(ended.output).toMatch(/^[^\n]+\n$/)
      expect(ended.output).toContain(`Port ${port} of 127.0.0.1 is taken`)
      expect(ended.code).toBe(1)
      expect(existsSync(database)).toBe(false)
    }
  )
})

test('npm start looks at its port, says that it builds, and then builds', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(projectFolder, 'src/programs/serve.ts'), '--check'],
    { env: SETTINGS, encoding: 'utf8' }
  )
  expect(stdout).toBe('Building the site ...\n')
  expect(status).toBe(0)
  const text = readFileSync(join(projectFolder, 'package.json'), 'utf8')
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> }
  expect(scripts['start']).toMatch(
    /^node src\/programs\/serve\.ts --check && astro build --silent && node src\/programs\/serve\.ts$/
  )
})

test('npm start says in plain lines what it is doing', async () => {
  const server = run(join(projectFolder, 'src/programs/serve.ts'), [], SETTINGS)
  const ended = endOf(server)
  for await (const text of server.stdout ?? []) {
    if (String(text).includes('Sign in')) break
  }
  server.kill()
  expect((await ended).output).toMatch(
    /^Filling :memory: with 50 transactions[^\n]*\nThe panel is on http:\/\/127\.0\.0\.1:\d+\nSign in with [^\n]+\n$/
  )
})

test('CSP-8 astro preview sends the headers of the table', SLOW, async () => {
  const server = serve('preview', SETTINGS)
  const url = await addressOf(server)
  for (const path of ['/admins', '/nope', '/users/42/transactions']) {
    // oxlint-disable-next-line no-await-in-loop -- one server, one question
    const { headers } = await fetch(url + path)
    expect(tableHeadersOf(Object.fromEntries(headers))).toEqual(expectedHeaders)
  }
  server.kill()
})

test('the server of the built site ends with one line and exit code 1', () => {
  const file = join(projectFolder, 'package.json')
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(projectFolder, 'src/programs/serve.ts')],
    { env: { ...SETTINGS, PANEL_DB: file }, encoding: 'utf8' }
  )
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).toContain(file)
  expect(status).toBe(1)
  expect(stdout).toBe('')
})

test('a command that serves nothing asks for no port', async () => {
  const { code, output } = await endOf(astro(['sync'], { PORT: 'abc' }))
  expect(output).not.toContain('PORT')
  expect(code).toBe(0)
})

/** Beside the server that a developer may have running. */
function serve(
  command: string,
  settings: Record<string, string>
): ChildProcess {
  return astro([command, '--ignore-lock'], settings)
}

function astro(
  values: string[],
  settings: Record<string, string>
): ChildProcess {
  return run(join(projectFolder, 'node_modules/.bin/astro'), values, settings)
}

/** Runs a program of the project. */
function run(
  file: string,
  values: string[],
  settings: Record<string, string>
): ChildProcess {
  return spawn(process.execPath, [file, ...values], {
    cwd: projectFolder,
    // With VITEST set, Astro leaves most of its server out.
    env: { ...process.env, VITEST: '', ...settings, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe']
  })
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', text => {
      output += String(text)
      const found = /Local\s+(http:\/\/[^\s/]+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    server.once('close', () => reject(new Error(`No address in: ${output}`)))
  })
}

interface Ended {
  code: number | null
  output: string
}

function endOf(server: ChildProcess): Promise<Ended> {
  return new Promise(resolve => {
    let output = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', text => {
        output += String(text)
      })
    }
    server.on('close', code => resolve({ code, output }))
  })
}

function titleOf(html: string): string {
  return /<title>([^<]*)/.exec(html)?.[1] ?? 'no title'
}
