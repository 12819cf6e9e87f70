import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { readConfig } from '../../src/config.ts'
import { playInLanguage } from '../support/in-language.ts'

/** The README's pictures: their names there, and where they come from. */
const README_PICTURES = {
  'users-light.png': '1440-light/a-list-at-work.png',
  'users-dark.png': '1440-dark/a-list-at-work.png'
}

// Words narrow the sights, by a part of their names. `--compare` with the
// pictures that were taken before; what differs is in `test-results`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    language: { type: 'string' }
  }
})
const words = values.readme ? ['a list at work'] : positionals
const only = words.length > 0 ? ['--grep', words.join(' ')] : []
const update = `--update-snapshots=${values.compare ? 'none' : 'all'}`
const options = ['--project=shots', '--retries=0', update, ...only]
const status = values.language === undefined ? play() : playIn(values.language)
if (values.readme && status === 0) {
  for (const [name, from] of Object.entries(README_PICTURES)) {
    copyFileSync(file(`../../.shots/${from}`), file(`../../.github/${name}`))
  }
}
process.exit(status)

/** Of the English build, which is there already. */
function play(): number {
  const command = [file('../support/run-playwright.ts'), ...options]
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1
}

function playIn(name: string): number {
  const { language } = readConfig({ PUBLIC_PANEL_LANGUAGE: name })
  return playInLanguage(language, options)
}

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
