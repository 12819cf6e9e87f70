import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  freePort,
  type StartedProcess,
  startProcess
} from '../../../support/start-process.ts'

const program = join(
  import.meta.dirname,
  '../../../../src/programs/reference-api/main.ts'
)
const folder = mkdtempSync(join(tmpdir(), 'panel-api-'))
const database = join(folder, 'panel.db')
let started: StartedProcess

beforeAll(async () => {
  const port = await freePort()
  started = await startProcess(process.execPath, [program], {
    port,
    folder,
    environment: {
      PORT: String(port),
      PANEL_DB: database,
      PANEL_SEED_TRANSACTIONS: '50'
    }
  })
})

afterAll(async () => {
  await started.stop()
  rmSync(folder, { recursive: true })
})

test.each([
  ['http://127.0.0.1:4321', 'http://127.0.0.1:4321'],
  ['http://localhost:4321', 'http://localhost:4321'],
  ['http://localhost:4322', null]
])(
  'npm run api answers %s with the allowed origin %s',
  async (origin, allowed) => {
    const { headers } = await fetch(`${started.origin}/api/admins`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' }
    })
    expect(headers.get('access-control-allow-origin')).toBe(allowed)
  }
)

test('npm run api logs an unforeseen error by the id that its answer has', async () => {
  const login = await fetch(`${started.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"admin@example.com","password":"roll-the-dice"}'
  })
  const { access_token: token } = (await login.json()) as {
    access_token: string
  }
  const other = new DatabaseSync(database)
  other.exec('PRAGMA foreign_keys = OFF; DROP TABLE games')
  other.close()
  const response = await fetch(
    `${started.origin}/api/games?search=somebody@example.com`,
    { headers: { authorization: `Bearer ${token}` } }
  )
  const { traceId } = (await response.json()) as { traceId: string }
  expect(response.status).toBe(500)
  await expect
    .poll(() => started.output(), { timeout: 20_000 })
    .toContain(`${traceId} GET /api/games: Error: no such table: games`)
  expect(started.output()).not.toContain('somebody')
})
