import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { onTestFinished } from 'vitest'

import { projectFolder } from './dist.ts'

/** What no build is made from. */
const LEFT_OUT =
  /^(?:node_modules|dist|tests|test-results|\.git|\.astro|\.data)$/

/** Copies the project into a folder that is gone when the test ends. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panel-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(projectFolder, folder, {
    recursive: true,
    filter: source => !LEFT_OUT.test(relative(projectFolder, source))
  })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
