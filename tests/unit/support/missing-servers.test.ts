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

import { expect, onTestFinished, test } from 'vitest'

import { projectFolder } from '../../support/dist.ts'
import { missingLines } from '../../support/missing-servers.ts'

test('nothing is said of what is installed', () => {
  expect(missingLines(() => true)).toEqual([])
})

test('a run says which servers are missing, and how to get them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panel-missing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const modules = join(projectFolder, 'node_modules')
  symlinkSync(modules, join(folder, 'node_modules'))
  mkdirSync(join(folder, 'tests/build'), { recursive: true })
  writeFileSync(
    join(folder, 'tests/build/a.test.ts'),
    `import { test } from 'vitest'\ntest('passes', () => undefined)\n`
  )
  writeFileSync(join(folder, 'which'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(modules, 'vitest/vitest.mjs'),
      'run',
      '--project=build',
      `--config=${join(projectFolder, 'tests/vitest.config.ts')}`,
      `--root=${folder}`
    ],
    { cwd: folder, env: { ...process.env, PATH: folder }, encoding: 'utf8' }
  )
  expect(status).toBe(0)
  expect(stdout.split('\n').filter(line => line.startsWith('SKIPPED'))).toEqual(
    [
      'SKIPPED: nginx is not installed here. To run its tests: apt-get install nginx-light',
      'SKIPPED: caddy is not installed here. To run its tests: apt-get install caddy',
      'SKIPPED: apache is not installed here. To run its tests: apt-get install apache2',
      'SKIPPED: wrangler (Cloudflare Pages) is not installed here. To run its tests: npm install --global wrangler'
    ]
  )
}, 60_000)
