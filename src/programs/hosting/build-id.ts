import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import type { Config } from '../../config.ts'

/** What a build is made from, below the project's root. */
const INPUTS = [
  'src',
  'public',
  'package-lock.json',
  'astro.config.mjs',
  'tailwind.config.cjs'
]

const ID_LENGTH = 16

/** 16 hex digits: the same inputs give the same id, so a rebuild is not new. */
export function buildId(root: string, settings: Config): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  // A language may be a file of texts outside of `src`.
  const inputs = [...INPUTS, settings.language]
  for (const file of inputs.flatMap(input => filesOf(join(root, input)))) {
    const content = readFileSync(file)
    const name = relative(root, file).split(sep).join('/')
    hash.update(`\n${name}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, ID_LENGTH)
}

/** In ms: SOURCE_DATE_EPOCH (seconds) if set, or the last commit, or now. */
export function buildTime(
  root: string,
  environment: Readonly<Record<string, string | undefined>>
): number {
  const seconds = environment['SOURCE_DATE_EPOCH'] ?? lastCommitTime(root)
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : Date.now()
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
}

/** In seconds; empty without git or outside a repository. */
function lastCommitTime(root: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore']
    }).trim()
  } catch {
    return ''
  }
}
