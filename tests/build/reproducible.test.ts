import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { distFiles, distFolder, distText } from '../support/dist.ts'
import { copyProject } from '../support/project-copy.ts'

test('a build in another folder is the first one, byte by byte (SUP-7)', async () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  const { timestamp } = JSON.parse(distText('/builds/latest.json')) as {
    timestamp: number
  }
  await promisify(execFile)('node_modules/.bin/astro', ['build', '--silent'], {
    cwd: folder,
    env: {
      ...process.env,
      // The tests' own mode would be built in.
      NODE_ENV: 'production',
      // Outside a repository a build has no time but that of its making.
      SOURCE_DATE_EPOCH: String(timestamp / 1000)
    }
  })
  const again = join(folder, 'dist')
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
})
