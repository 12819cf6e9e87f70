import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeEach, expect, onTestFinished, test } from 'vitest'

import { projectFolder } from '../support/dist.ts'

const SERVERS = ['nginx', 'caddy', 'apache2']
const BROWSERS = ['chromium', 'chromium-headless-shell']

/** The only folder with commands, and what was run of them. */
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync('/usr/bin/dirname', join(folder, 'dirname'))
  addCommand('npm', 0)
})

function addCommand(name: string, status: number, output = ''): void {
  const lines = `#!/bin/sh\necho "${name} $*" >> ${folder}/log\necho ${output}\nexit ${status}\n`
  writeFileSync(join(folder, name), lines, { mode: 0o755 })
}

/** The exit code of .ci/run, and the commands that it ran, but `id`. */
function run(): { status: number | null; commands: string[] } {
  const { status } = spawnSync('/bin/bash', [join(projectFolder, '.ci/run')], {
    env: { PATH: folder }
  })
  const log = join(folder, 'log')
  const text = existsSync(log) ? readFileSync(log, 'utf8') : ''
  const commands = text.split('\n').filter(line => !/^id |^$/.test(line))
  return { status, commands }
}

const TESTS = ['npm ci', 'npm test']

test('CI installs what is missing, and goes on without it', () => {
  addCommand('id', 0, '0')
  addCommand('apt-get', 100)
  addCommand('caddy', 0)
  addCommand('chromium', 0)
  const install = 'apt-get install -y --no-install-recommends'
  expect(run()).toEqual({
    status: 0,
    commands: [
      'apt-get update',
      `${install} nginx-light`,
      `${install} apache2`,
      `${install} chromium-headless-shell`,
      ...TESTS
    ]
  })
})

test('CI installs nothing where all is there', () => {
  addCommand('id', 0, '0')
  addCommand('apt-get', 0)
  for (const name of [...SERVERS, ...BROWSERS]) addCommand(name, 0)
  expect(run()).toEqual({ status: 0, commands: TESTS })
})

test('CI installs nothing for a user who may not', () => {
  addCommand('id', 0, '1000')
  addCommand('apt-get', 0)
  expect(run()).toEqual({ status: 0, commands: TESTS })
})

test('CI installs nothing without apt-get, and fails as the tests do', () => {
  addCommand('id', 0, '0')
  addCommand('npm', 3)
  expect(run()).toEqual({ status: 3, commands: ['npm ci'] })
})
