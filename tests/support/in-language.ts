import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { PanelLanguage } from '../../src/config.ts'
import { projectFolder } from './dist.ts'

const TEXTS = pathToFileURL(
  join(projectFolder, 'tests/support/language-texts.ts')
)

/**
 * Builds the site in a language and runs Playwright on it, with the texts of
 * that language in all tests. Returns the exit status.
 */
export function playInLanguage(
  language: PanelLanguage,
  options: readonly string[]
): number {
  const folder = mkdtempSync(join(tmpdir(), 'panel-language-'))
  const environment = { ...process.env, PUBLIC_PANEL_LANGUAGE: language }
  const astro = join(projectFolder, 'node_modules/.bin/astro')
  const playwright = join(projectFolder, 'tests/support/run-playwright.ts')
  try {
    const built = run(
      astro,
      ['build', '--silent', '--outDir', folder],
      environment
    )
    if (built !== 0) return built
    return run(process.execPath, [playwright, ...options], {
      ...environment,
      PANEL_DIST: folder,
      NODE_OPTIONS: `--import=${TEXTS.href}`
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run(
  command: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv
): number {
  const ended = spawnSync(command, options, {
    cwd: projectFolder,
    stdio: 'inherit',
    env
  })
  return ended.status ?? 1
}
