import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import {
  distFiles,
  distFolder,
  distText,
  projectFolder
} from '../support/dist.ts'

test('a second build is the first one, byte by byte (SUP-7)', async () => {
  const again = mkdtempSync(join(tmpdir(), 'panel-build-'))
  onTestFinished(() => rmSync(again, { recursive: true }))
  const { timestamp } = JSON.parse(distText('/builds/latest.json')) as {
    timestamp: number
  }
  await promisify(execFile)(
    join(projectFolder, 'node_modules/.bin/astro'),
    ['build', '--silent', '--outDir', again],
    {
      cwd: projectFolder,
      env: {
        ...process.env,
        // The tests' own mode would be built in.
        NODE_ENV: 'production',
        // Outside a repository a build has no time but that of its making.
        SOURCE_DATE_EPOCH: String(timestamp / 1000)
      }
    }
  )
  const files = distFiles()
  const copies = readdirSync(again, { recursive: true, withFileTypes: true })
  expect(copies.filter(entry => entry.isFile())).toHaveLength(files.length)
  const different = files.filter(
    path =>
      !readFileSync(join(distFolder, path)).equals(
        readFileSync(join(again, path))
      )
  )
  expect(different).toEqual([])
}, 180_000)
