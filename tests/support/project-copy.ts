import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { projectFolder } from './dist.ts'

/** What no build is made from. */
const LEFT_OUT =
  /^(?:node_modules|dist|tests|test-results|\.git|\.astro|\.data)$/

/** A copy of the project, without its tests, in a folder of its own. */
export interface ProjectCopy {
  folder: string
  remove: () => void
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'panel-copy-'))
  cpSync(projectFolder, folder, {
    recursive: true,
    filter: source => !LEFT_OUT.test(relative(projectFolder, source))
  })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
