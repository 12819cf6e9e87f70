import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { projectFolder } from '../support/dist.ts'
import { copyProject } from '../support/project-copy.ts'

const PROGRAM = join(projectFolder, 'src/programs/hosting/print-config.ts')

test.each([
  [['cloudfront'], /^CloudFront serves no API [^\n]+\n$/],
  [['nginx', '--root', 'dist'], /^--root is "dist"\. Allowed: [^\n]+\n$/]
])('npm run hosting -- %j ends with one line', (words, line) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, ...words],
    { encoding: 'utf8' }
  )
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(line)
})

test('OPS-10 the README’s commands for CloudFront name the API once', () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  const readme = readFileSync(join(projectFolder, 'README.md'), 'utf8')
  const [, section = ''] = readme.split('### CloudFront and S3')
  const [, commands = ''] = /```sh\n(.*?)^aws /ms.exec(section) ?? []
  const [, address = ''] = /PUBLIC_API_BASE_URL=(\S+)/.exec(commands) ?? []
  expect(commands.split(address)).toHaveLength(2)
  execFileSync('bash', ['-e', '-c', commands], {
    cwd: folder,
    // The tests' own mode would be built in.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore'
  })
  const template = readFileSync(join(folder, 'panel.json'), 'utf8')
  expect(template).toContain(`connect-src 'self' ${address};`)
})
