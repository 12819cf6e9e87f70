import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '../support/dist.ts'

test('Redocly has nothing to say of the document of the contract', () => {
  const { resolve } = createRequire(import.meta.url)
  const command = join(
    dirname(resolve('@redocly/cli/package.json')),
    'bin/cli.js'
  )
  const { stdout } = spawnSync(
    process.execPath,
    [command, 'lint', '--format=json', 'src/contract/openapi.json'],
    {
      cwd: projectFolder,
      encoding: 'utf8',
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'
      }
    }
  )
  expect(JSON.parse(stdout)).toMatchObject({
    totals: { errors: 0, warnings: 0, ignored: 0 }
  })
})
