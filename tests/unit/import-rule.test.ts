import { execFile } from 'node:child_process'
import {
  mkdir,
  mkdtemp,
  readdir,
  rm,
  symlink,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  allowed,
  house,
  ownPackages,
  packages,
  typesOnly
} from '../support/house.ts'
import type { Part } from '../support/house.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** One import of one fixture, and whether the rule must refuse it. */
interface Case {
  from: string
  specifier: string
  kind: 'import' | 'import type'
  refused: boolean
}

const everyPart = Object.entries(house) as [Part, string][]
const parts = everyPart.filter(([, path]) => !path.endsWith('.css'))

const cases: Case[] = [
  ...parts.flatMap(([part, from]) =>
    everyPart
      .filter(([other]) => other !== part)
      .flatMap(([other, target]) => edge(part, from, other, target))
  ),
  ...packages.flatMap(packageEdges(true)),
  ...ownPackages.flatMap(packageEdges(false))
]

let folder: string
let refusals: Set<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panel-import-rule-'))
  for (const file of ['node_modules', 'oxlint.config.ts', 'tsconfig.json']) {
    await symlink(join(project, file), join(folder, file))
  }
  for (const [, from] of parts) {
    await mkdir(dirname(join(folder, 'src', from)), { recursive: true })
    await writeFile(join(folder, 'src', from), fixture(from))
  }
  refusals = await lint()
})

afterAll(() => rm(folder, { recursive: true }))

test.each(cases)('$from: $kind $specifier, refused: $refused', wanted => {
  expect(refusals.has(place(wanted.from, lineOf(wanted)))).toBe(wanted.refused)
})

test.each(['', 'programs/'])(
  'the rule knows every folder and file of src/%s',
  async parent => {
    const known = Object.values(house)
      .filter(path => path.startsWith(parent))
      .map(path => path.slice(parent.length).replace(/\/.*/, ''))
    const outside = /^(?:decisions|env\.d\.ts|.*\.md)$/u
    const present = await readdir(join(project, 'src', parent))
    expect(
      present.filter(name => !known.includes(name) && !outside.test(name))
    ).toEqual([])
  }
)

function edge(part: Part, from: string, other: Part, target: string): Case[] {
  const path = relative(dirname(from), target)
  const specifier = path.startsWith('.') ? path : `./${path}`
  const free = allowed[part].includes(other)
  const typeOnly = typesOnly[part]?.includes(other) ?? false
  return [
    { from, specifier, kind: 'import', refused: !free },
    { from, specifier, kind: 'import type', refused: !free && !typeOnly }
  ]
}

/** A package that a part imports, and knows the types of. */
function packageEdges(refused: boolean): (edge: [Part, string]) => Case[] {
  return ([part, specifier]) =>
    (['import', 'import type'] as const).map(kind => ({
      from: house[part],
      specifier,
      kind,
      refused
    }))
}

/** A file with one import a line; frontmatter in an Astro file. */
function fixture(from: string): string {
  const lines = cases
    .filter(item => item.from === from)
    .map(
      ({ kind, specifier }, index) =>
        `${kind} { name as name${index} } from '${specifier}'`
    )
  return from.endsWith('.astro')
    ? ['---', ...lines, '---', ''].join('\n')
    : [...lines, ''].join('\n')
}

function lineOf(wanted: Case): number {
  const before = cases
    .filter(({ from }) => from === wanted.from)
    .indexOf(wanted)
  return before + (wanted.from.endsWith('.astro') ? 2 : 1)
}

function place(file: string, line: number): string {
  return `src/${file}:${line}`
}

/** The places that the project's own lint settings refuse. */
async function lint(): Promise<Set<string>> {
  const output = await new Promise<string>(resolve => {
    execFile(
      join(folder, 'node_modules/.bin/oxlint'),
      ['--format', 'unix', 'src'],
      { cwd: folder, maxBuffer: 16_000_000 },
      (_error, text) => resolve(text)
    )
  })
  const lines = output
    .split('\n')
    .filter(line => line.includes('no-restricted-imports'))
    .map(line => /^(src\/[^:]+:\d+):/.exec(line)?.[1] ?? line)
  return new Set(lines)
}
