import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

const project = fileURLToPath(new URL('../..', import.meta.url))
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-only-'))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'tests/unit'), { recursive: true })
  writeFileSync(
    join(folder, 'tests/unit/a.test.ts'),
    `import { test } from 'vitest'\ntest.only('passes', () => undefined)\n`
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(['', '1'])('a forgotten .only fails with CI=%j', CI => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(project, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=unit',
      `--config=${join(project, 'tests/vitest.config.ts')}`,
      `--root=${folder}`
    ],
    { cwd: folder, env: { ...process.env, CI }, encoding: 'utf8' }
  )
  expect(stderr).toContain('Unexpected .only modifier')
  expect(status).toBe(1)
})
