import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { serverConfig } from '../../src/programs/hosting/print-config.ts'
import { distFolder } from '../support/dist.ts'

const DAY_S = 86_400

let folder: string
let root: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-cleanup-'))
  root = join(folder, 'site')
  mkdirSync(root)
})

afterEach(() => rmSync(folder, { recursive: true }))

/** As `npm run hosting -- cleanup | ssh server sh`. */
function cleanUp(): number | null {
  const script = serverConfig(distFolder, ['cleanup', '--root', root])
  return spawnSync('sh', { input: script }).status
}

function write(file: string, text: string, madeAt: number): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  utimesSync(file, madeAt, madeAt)
}

/** A build of a day: a file that all have, and two of its own. */
function build(day: number): string {
  const made = join(folder, `build-${day}`)
  const madeAt = 1_750_000_000 + day * DAY_S
  const id = `${day}`.padStart(16, '0')
  for (const name of ['all.js', `of-${day}.js`, `of-${day}.js.br`]) {
    write(join(made, '_astro', name), name, madeAt)
  }
  const list = `_astro/all.js\n_astro/of-${day}.js\n`
  write(join(made, `builds/files/${id}.txt`), list, madeAt)
  write(join(made, 'builds/latest.json'), JSON.stringify({ id }), madeAt)
  return made
}

/** As `rsync -a` does, which keeps the dates of what it copies. */
function upload(made: string): void {
  cpSync(made, root, { recursive: true, preserveTimestamps: true })
}

const has = (day: number): boolean =>
  existsSync(join(root, `_astro/of-${day}.js`)) &&
  existsSync(join(root, `_astro/of-${day}.js.br`))

test('OPS-10 files of the last ten builds stay, and those of earlier ones go', () => {
  const days = Array.from({ length: 12 }, (_, index) => index + 1)
  days.map(build).forEach(upload)
  expect(days.every(has)).toBe(true)
  expect(cleanUp()).toBe(0)
  expect(days.filter(has)).toEqual(days.slice(2))
  expect(readdirSync(join(root, '_astro'))).toHaveLength(21)
  expect(readdirSync(join(root, 'builds/files'))).toHaveLength(10)
})

test('OPS-10 what is live stays, where somebody went back to it', () => {
  const days = Array.from({ length: 12 }, (_, index) => index + 1)
  const builds = days.map(build)
  builds.forEach(upload)
  cleanUp()
  upload(builds[0] ?? '')
  const { mtimeMs } = statSync(join(root, '_astro/of-1.js'))
  expect(Date.now() - mtimeMs).toBeGreaterThan(30 * DAY_S * 1000)
  expect(cleanUp()).toBe(0)
  expect(days.filter(has)).toEqual([1, ...days.slice(2)])
})

test('OPS-10 nothing goes where what is live has no list', () => {
  upload(build(1))
  upload(build(2))
  rmSync(join(root, 'builds/files/0000000000000002.txt'))
  expect(cleanUp()).toBe(1)
  rmSync(join(root, 'builds/latest.json'))
  expect(cleanUp()).not.toBe(0)
  expect([1, 2].every(has)).toBe(true)
})

test('OPS-10 nothing of this build goes', () => {
  upload(distFolder)
  upload(build(1))
  upload(distFolder)
  expect(cleanUp()).toBe(0)
  const files = (place: string): string[] =>
    readdirSync(join(place, '_astro')).toSorted()
  expect(files(root)).toEqual(
    [...files(distFolder), 'all.js', 'of-1.js', 'of-1.js.br'].toSorted()
  )
  rmSync(join(root, 'builds/files/0000000000000001.txt'))
  expect(cleanUp()).toBe(0)
  expect(files(root)).toEqual(files(distFolder))
  const { id } = JSON.parse(
    readFileSync(join(root, 'builds/latest.json'), 'utf8')
  ) as { id: string }
  expect(
    readdirSync(join(root, 'builds/files')).filter(name => !name.startsWith(id))
  ).toEqual([])
})
