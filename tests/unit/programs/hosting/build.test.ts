import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { readConfig } from '../../../../src/config.ts'
import {
  prerenderedPaths,
  readHostSettings,
  writeBuildFiles
} from '../../../../src/programs/hosting/build-files.ts'
import {
  buildId,
  buildTime
} from '../../../../src/programs/hosting/build-id.ts'
import { StartError } from '../../../../src/programs/hosting/start-error.ts'

const SETTINGS = readConfig({})

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'panel-build-'))
  mkdirSync(join(root, '_astro'))
  mkdirSync(join(root, 'src/format'), { recursive: true })
  writeFileSync(join(root, 'src/format/a.ts'), 'a')
  writeFileSync(join(root, 'src/b.ts'), 'b')
  writeFileSync(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

describe('buildId', () => {
  test('is 16 hexadecimal digits and the same for the same inputs', () => {
    const id = buildId(root, SETTINGS)
    expect(id).toMatch(/^[0-9a-f]{16}$/)
    expect(buildId(root, SETTINGS)).toBe(id)
  })

  test('does not depend on what is not built from', () => {
    const id = buildId(root, SETTINGS)
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist/index.html'), 'x')
    writeFileSync(join(root, 'README.md'), 'x')
    expect(buildId(root, SETTINGS)).toBe(id)
  })

  test.each([
    ['a changed file', () => writeFileSync(join(root, 'src/b.ts'), 'c')],
    ['a new file', () => writeFileSync(join(root, 'src/c.ts'), '')],
    ['a removed file', () => rmSync(join(root, 'src/b.ts'))],
    [
      'a content that moved to another file',
      () => {
        writeFileSync(join(root, 'src/b.ts'), 'a')
        writeFileSync(join(root, 'src/format/a.ts'), 'b')
      }
    ],
    [
      'another version of a library',
      () => writeFileSync(join(root, 'package-lock.json'), '{"a":1}')
    ]
  ])('changes with %s', (_, change) => {
    const id = buildId(root, SETTINGS)
    change()
    expect(buildId(root, SETTINGS)).not.toBe(id)
  })

  test('changes with the texts of a language from outside of src', () => {
    const texts = join(root, 'polish.ts')
    writeFileSync(texts, 'a')
    const settings = { ...SETTINGS, language: 'polish.ts' } as const
    const id = buildId(root, settings)
    writeFileSync(texts, 'b')
    expect(buildId(root, settings)).not.toBe(id)
  })

  test('changes with a setting', () => {
    expect(buildId(root, { ...SETTINGS, panelName: 'Dice Desk' })).not.toBe(
      buildId(root, SETTINGS)
    )
  })
})

describe('buildTime', () => {
  test('is SOURCE_DATE_EPOCH in milliseconds', () => {
    expect(buildTime(root, { SOURCE_DATE_EPOCH: '1700000000' })).toBe(
      1_700_000_000_000
    )
  })

  test('is now outside a repository', () => {
    const before = Date.now()
    expect(buildTime(root, {})).toBeGreaterThanOrEqual(before)
    expect(buildTime(root, {})).toBeLessThanOrEqual(Date.now())
  })
})

describe('build files', () => {
  const site = { apiBaseUrl: '/api/', basePath: '/', reportUrl: '' }

  test('have browsers report to whom the owner names (CSP-10)', async () => {
    const build = { id: '0123', timestamp: 5, prerendered: [] }
    await writeBuildFiles(root, build, site)
    expect(text('_headers')).not.toContain('report')
    const reportUrl = 'https://reports.example.com/csp'
    await writeBuildFiles(root, build, { ...site, reportUrl })
    expect(text('_headers')).toContain(
      `Reporting-Endpoints: csp="${reportUrl}"`
    )
    expect(text('_headers')).toContain(
      `; report-to csp; report-uri ${reportUrl}`
    )
  })

  test('7.7 tell the newest build and each build on its own', async () => {
    const build = { id: '0123', timestamp: 5, prerendered: ['/', '/admins'] }
    await writeBuildFiles(root, build, site)
    expect(json('builds/latest.json')).toEqual({ id: '0123', timestamp: 5 })
    expect(json('builds/meta/0123.json')).toEqual({ ...build, ...site })
  })

  test('OPS-10 list what each build needs of the files that are kept for others', async () => {
    writeFileSync(join(root, '_astro/b.2.js'), 'b()'.repeat(1000))
    writeFileSync(join(root, '_astro/a.1.css'), '')
    const build = { id: '0123', timestamp: 5, prerendered: [] }
    await writeBuildFiles(root, build, site)
    expect(text('builds/files/0123.txt')).toBe(
      '_astro/a.1.css\n_astro/b.2.js\n'
    )
  })

  test('tell the settings that they were written with', async () => {
    const settings = {
      apiBaseUrl: 'https://api.example.com/v1/',
      basePath: '/backoffice/',
      reportUrl: 'https://reports.example.com/csp'
    }
    const build = { id: '0123', timestamp: 5, prerendered: [] }
    await writeBuildFiles(root, build, settings)
    expect(readHostSettings(root)).toEqual(settings)
  })

  test.each(['builds/latest.json', 'builds/meta/0123.json'])(
    'are missed in one line without %s',
    async file => {
      const build = { id: '0123', timestamp: 5, prerendered: [] }
      await writeBuildFiles(root, build, site)
      for (const spoil of [
        () => writeFileSync(join(root, file), '{}'),
        () => rmSync(join(root, file))
      ]) {
        spoil()
        expect(() => readHostSettings(root)).toThrow(
          new StartError(
            `There is no built site in ${root}: run npm run build.`
          )
        )
      }
    }
  )

  test('CSP-1 write the policy into each page, before its first script', async () => {
    const code = 'start()'
    writeFileSync(
      join(root, 'admins.html'),
      `<head><meta charset="utf-8"><script>${code}</script></head>`
    )
    await writeBuildFiles(
      root,
      { id: '0123', timestamp: 5, prerendered: [] },
      { ...site, apiBaseUrl: 'https://api.example.com/v1/' }
    )
    const page = text('admins.html')
    const hash = createHash('sha256').update(code).digest('base64')
    expect(page).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="[^"]+"><script>/
    )
    expect(page).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(page).toContain("connect-src 'self' https://api.example.com/v1/;")
    expect(text('_headers')).toContain(`'sha256-${hash}'`)
  })

  test('CSP-2 are not written for a page without a place for the policy', async () => {
    writeFileSync(join(root, 'odd.html'), '<p>No head</p>')
    const build = { id: '0123', timestamp: 5, prerendered: [] }
    await expect(writeBuildFiles(root, build, site)).rejects.toThrow(
      /^No place for the policy in [^\n]+odd\.html\.$/
    )
  })

  test('OPS-10 SUP-7 compress each large text file, alike each time', async () => {
    const script = 'export const dice = 6\n'.repeat(100)
    writeFileSync(join(root, 'large.js'), script)
    writeFileSync(join(root, 'small.js'), 'export {}')
    const build = { id: '0123', timestamp: 5, prerendered: [] }
    await writeBuildFiles(root, build, site)
    const packed = readFileSync(join(root, 'large.js.br'))
    const zipped = readFileSync(join(root, 'large.js.gz'))
    expect(brotliDecompressSync(packed).toString()).toBe(script)
    expect(gunzipSync(zipped).toString()).toBe(script)
    expect(existsSync(join(root, 'small.js.gz'))).toBe(false)
    await writeBuildFiles(root, build, site)
    expect(readFileSync(join(root, 'large.js.gz')).equals(zipped)).toBe(true)
    expect(readFileSync(join(root, 'large.js.br')).equals(packed)).toBe(true)
  })

  test('name pages by their address', () => {
    const pages = ['users/', '', '404/', 'users/_/transactions', 'admins']
    expect(prerenderedPaths(pages.map(pathname => ({ pathname })))).toEqual([
      '/',
      '/admins',
      '/users',
      '/users/_/transactions'
    ])
  })

  function json(file: string): unknown {
    return JSON.parse(text(file))
  }

  function text(file: string): string {
    return readFileSync(join(root, file), 'utf8')
  }
})
