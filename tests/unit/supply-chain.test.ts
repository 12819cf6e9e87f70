import { execFile, execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

import { describe, expect, onTestFinished, test } from 'vitest'

interface Installed {
  version: string
  integrity?: string
  resolved?: string
  license?: string
  hasInstallScript?: boolean
}

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const direct = { ...manifest.dependencies, ...manifest.devDependencies }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Installed>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')

function nameOf(path: string): string {
  const folder = 'node_modules/'
  return path.slice(path.lastIndexOf(folder) + folder.length)
}

/** Licences under which what we install may be used in any product. */
const LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'Python-2.0'
])

describe('what is installed', () => {
  test('is each known by its sha512, and comes from no address of its own (SUP-1)', () => {
    expect(installed.length).toBeGreaterThan(100)
    const unsure = installed.filter(
      ([, { version, integrity, resolved }]) =>
        !integrity?.startsWith('sha512-') ||
        resolved !== undefined ||
        !/^\d+\.\d+\.\d+[\w.+-]*$/u.test(version)
    )
    expect(unsure).toEqual([])
  })

  test('runs a script at its installation only where that is allowed (SUP-2)', () => {
    const scripted = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path))
    expect(scripted.toSorted()).toEqual(['esbuild', 'node'])
    expect(manifest.allowScripts).toEqual({ esbuild: true, node: true })
  })

  test('is pinned exactly, and renewed once it has been public for a week (SUP-3)', () => {
    const loose = Object.entries(direct).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/u.test(version)
    )
    expect(loose).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^save-exact=true$/mu)
    expect(
      JSON.parse(readFileSync('.github/renovate.json', 'utf8'))
    ).toMatchObject({ minimumReleaseAge: '7 days' })
  })

  test('has a licence that any product may use (SUP-5)', () => {
    const others = installed.filter(
      ([, { license = 'none' }]) =>
        !license.split(' AND ').every(part => LICENSES.has(part))
    )
    expect(others).toEqual([])
  })
})

describe('the bill of materials', () => {
  test('has the packages and licences that were looked at (SUP-5)', async () => {
    const lines = installed.map(
      ([path, { license = 'none' }]) => `${nameOf(path)}: ${license}\n`
    )
    const bill = [...new Set(lines)].toSorted().join('')
    // What differs is printed: look at it, then keep it with `vitest -u`.
    await expect(bill).toMatchFileSnapshot('packages.txt')
  })

  test('names all direct dependencies with their versions (SUP-5)', () => {
    const { bomFormat, components } = JSON.parse(
      execFileSync('npm', ['run', '--silent', 'sbom'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024
      })
    ) as {
      bomFormat: string
      components: { name: string; version: string }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    const named = Object.fromEntries(
      components.map(({ name, version }) => [name, version])
    )
    expect(named).toMatchObject(direct)
  })
})

describe('a direct dependency', () => {
  const sources = globSync('src/**/*.{ts,tsx,astro,css}').map(path => ({
    path,
    text: readFileSync(path, 'utf8')
  }))
  const importing = (name: string): string[] =>
    sources
      .filter(({ text }) =>
        new RegExp(`(?:from|import) '${name}(?:/[^']*)?'`, 'u').test(text)
      )
      .map(({ path }) => path)
  const isShipped = (path: string): boolean =>
    !/^src\/(?:programs|fast-start\/build)\//u.test(path)

  test('is one of at most ten that browsers get (SUP-6)', () => {
    const shipped = Object.keys(manifest.dependencies).filter(name =>
      importing(name).some(isShipped)
    )
    expect(shipped.length).toBeLessThanOrEqual(10)
    expect(shipped).toContain('react')
  })

  test('is used by what is built (SUP-6)', () => {
    const settings = readFileSync('astro.config.mjs', 'utf8')
    const unused = Object.keys(manifest.dependencies).filter(
      name => importing(name).length === 0 && !settings.includes(`'${name}'`)
    )
    expect(unused).toEqual([])
  })

  test('has its reason in the house (SUP-6)', () => {
    const reasons = readFileSync('src/README.md', 'utf8')
      .split('\n')
      .filter(line => line.startsWith('|'))
      .flatMap(line => line.split('|')[1]?.split(/[ ,]+/u) ?? [])
    const families = Object.keys(direct).map(name =>
      name.startsWith('@types/') ? '@types/*' : name
    )
    expect(reasons).toEqual(expect.arrayContaining(families))
  })
})

describe('the audit', () => {
  const audit = async (
    registry: string
  ): Promise<{ code: number; output: string }> => {
    const run = promisify(execFile)(
      process.execPath,
      ['tests/support/run-audit.ts'],
      {
        env: {
          ...process.env,
          npm_config_registry: registry,
          npm_config_fetch_retries: '0'
        }
      }
    )
    return run.then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stdout: string }) => ({
        code: error.code,
        output: error.stdout
      })
    )
  }

  test('says that it was skipped where nobody answers it (SUP-4)', async () => {
    const { code, output } = await audit('http://127.0.0.1:9/')
    expect(output).toContain('npm audit: skipped')
    expect(output).toContain('npm audit signatures: skipped')
    expect(code).toBe(0)
  })

  test('fails where a vulnerability is known (SUP-4)', async () => {
    const advisory = {
      id: 1,
      url: 'https://example.com/1',
      title: 'A hole',
      severity: 'high',
      vulnerable_versions: '*',
      cwe: [],
      cvss: { score: 8, vectorString: null }
    }
    const server = createServer((request, response) => {
      const found = request.url?.includes('advisories')
      response
        .writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
        .end(found ? JSON.stringify({ react: [advisory] }) : '{}')
    })
    await new Promise<void>(resolve => void server.listen(0, resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { code, output } = await audit(`http://127.0.0.1:${port}/`)
    expect(output).toContain('A hole')
    expect(code).toBe(1)
  })
})
