import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** The README's pictures: their names there, and where they come from. */
const README_PICTURES = {
  'users-light.png': '1440-light/a-list-at-work.png',
  'users-dark.png': '1440-dark/a-list-at-work.png'
}

// Words narrow the sights, by a part of their names.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false } }
})
const words = values.readme ? ['a list at work'] : positionals
const only = words.length > 0 ? ['--grep', words.join(' ')] : []
const { status } = spawnSync(
  process.execPath,
  [
    file('../support/run-playwright.ts'),
    '--project=shots',
    '--retries=0',
    ...only
  ],
  { stdio: 'inherit' }
)
if (values.readme && status === 0) {
  for (const [name, from] of Object.entries(README_PICTURES)) {
    copyFileSync(file(`../../.shots/${from}`), file(`../../.github/${name}`))
  }
}
process.exit(status ?? 1)

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
