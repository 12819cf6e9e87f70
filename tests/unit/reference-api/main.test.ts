import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  freePort,
  type Started,
  startProcess
} from '../../support/start-process.ts'

const program = join(import.meta.dirname, '../../../src/reference-api/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'panel-api-'))
let started: Started

beforeAll(async () => {
  const port = await freePort()
  started = await startProcess(process.execPath, [program], {
    port,
    folder,
    environment: {
      PORT: String(port),
      PANEL_DB: ':memory:',
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
