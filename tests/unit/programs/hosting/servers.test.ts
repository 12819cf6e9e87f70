import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test
} from 'vitest'

import { buildRecordPath } from '../../../../src/config.ts'
import { writeBuildFiles } from '../../../../src/programs/hosting/build-files.ts'
import { contentPolicy } from '../../../../src/programs/hosting/content-policy.ts'
import { serverConfig } from '../../../../src/programs/hosting/print-config.ts'
import { securityHeaders } from '../../../../src/programs/hosting/security-headers.ts'
import { apacheConfig } from '../../../../src/programs/hosting/servers/apache.ts'
import { cloudfrontFunction } from '../../../../src/programs/hosting/servers/cloudfront-function.ts'
import { cloudfrontHeaders } from '../../../../src/programs/hosting/servers/cloudfront-headers.ts'
import { nginxConfig } from '../../../../src/programs/hosting/servers/nginx.ts'
import { headerTable, policyText } from '../../../support/header-table.ts'

const API = 'https://api.example.com/'
const BUILD = { id: '0123', timestamp: 5, prerendered: [] }

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-config-'))
  mkdirSync(join(folder, '_astro'))
  writeFileSync(
    join(folder, 'index.html'),
    '<meta charset="utf-8"><script>a()</script>'
  )
  await writeBuildFiles(folder, BUILD, {
    apiBaseUrl: API,
    basePath: '/',
    reportUrl: ''
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

const print = (...values: string[]): string => serverConfig(folder, values)

/** Of `a()`, by another tool. */
const HASH = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"
const POLICY =
  `${policyText(`'self' ${API}`)}; upgrade-insecure-requests`.replace(
    "script-src 'self'",
    `script-src 'self' ${HASH}`
  )
const headers = [['Content-Security-Policy', POLICY], ...headerTable] as const

describe('printed configurations', () => {
  const named = ['--name', 'desk.example.org', '--root', '/srv/desk/']

  test.each(['nginx', 'caddy', 'apache'])(
    'CSP-8 OPS-10 %s holds every header of the table',
    server => {
      const text = print(server)
      for (const [name, value] of headers) {
        expect(text).toContain(`${name} "${value}"`)
      }
    }
  )

  test('CSP-8 OPS-10 cloudfront holds every header of the table', () => {
    const text = print('cloudfront')
    // These two are settings of Amazon's, not values.
    expect(text).toContain('"ContentTypeOptions": {')
    expect(text).toContain('"AccessControlMaxAgeSec": 63072000')
    for (const [name, value] of headers) {
      if (!/^Strict|^X-Content/.test(name)) expect(text).toContain(`"${value}"`)
    }
  })

  test.each(['nginx', 'caddy', 'apache'])(
    'OPS-10 %s serves https under its name, from its folder',
    server => {
      const text = print(server, ...named)
      expect(text).toContain('desk.example.org')
      expect(text).toMatch(/\/srv\/desk[;>\n ]/)
      expect(text).toContain('upgrade-insecure-requests')
      expect(text).not.toContain('proxy_pass')
    }
  )

  test('nginx and Apache tell the API how the panel was called', () => {
    const site = {
      name: 'desk.example.org',
      root: '/srv/desk',
      base: '',
      headers,
      api: { path: '/api/', server: 'http://127.0.0.1:8787' }
    }
    expect(nginxConfig(site)).toContain('proxy_set_header Host $http_host;')
    expect(nginxConfig({ ...site, port: 8080 })).toContain(
      'X-Forwarded-Proto $http_x_forwarded_proto;'
    )
    expect(apacheConfig(site)).toContain('ProxyPreserveHost On')
  })

  test('Apache is told the modules it needs, those of an API where it has one', () => {
    const modulesOf = (text: string): string | undefined =>
      /^# Modules: (.*)$/mu.exec(text)?.[1]
    const site = {
      name: 'desk.example.org',
      root: '/srv/desk',
      base: '',
      headers
    }
    const api = { path: '/api/', server: 'http://127.0.0.1:8787' }
    const own = 'dir headers mime rewrite alias ssl http2'
    expect(modulesOf(apacheConfig(site))).toBe(own)
    expect(modulesOf(apacheConfig({ ...site, api }))).toBe(
      `${own} proxy proxy_http filter deflate`
    )
  })

  test.each(['nginx', 'caddy', 'apache'])(
    'CSP-12 %s on a port of plain http does not ask for https',
    server => {
      const text = print(server, '--port', '8080')
      expect(text).toContain('8080')
      expect(text).not.toContain('upgrade-insecure-requests')
    }
  )

  test('CSP-11 are refused for pages that call another API', () => {
    const record = join(folder, buildRecordPath('', BUILD.id))
    const text = readFileSync(record, 'utf8')
    onTestFinished(() => writeFileSync(record, text))
    writeFileSync(record, text.replace(API, 'https://b.example/'))
    expect(() => print('nginx')).toThrow(
      /was built with other settings: run npm run build\.$/
    )
  })

  test('CSP-10 have browsers report to whom the build names', async () => {
    const reporting = mkdtempSync(join(tmpdir(), 'panel-config-'))
    mkdirSync(join(reporting, '_astro'))
    onTestFinished(() => rmSync(reporting, { recursive: true }))
    const reportUrl = 'https://reports.example.com/csp'
    await writeBuildFiles(reporting, BUILD, {
      apiBaseUrl: API,
      basePath: '/',
      reportUrl
    })
    expect(serverConfig(reporting, ['nginx'])).toContain(
      `report-uri ${reportUrl}`
    )
  })
})

describe('CloudFront', () => {
  function fileFor(uri: string, base = ''): string {
    const code = `${cloudfrontFunction(base)};handler`
    const handler: unknown = runInNewContext(code)
    if (typeof handler !== 'function') throw new Error('No handler')
    const request: unknown = handler({ request: { uri } })
    return String(Reflect.get(Object(request), 'uri'))
  }

  test.each([
    ['/', '/index.html'],
    ['/admins', '/admins.html'],
    ['/admins/', '/admins.html'],
    ['/system-wallets/transactions', '/system-wallets/transactions.html'],
    ['/users/42/transactions', '/users/_/transactions.html'],
    ['/users/42/transactions/', '/users/_/transactions.html'],
    ['/users/a%2Fb/transactions', '/users/_/transactions.html'],
    ['/_astro/app.js', '/_astro/app.js'],
    ['/builds/latest.json', '/builds/latest.json'],
    ['/nope', '/nope'],
    ['/Admins', '/Admins'],
    ['/constructor', '/constructor']
  ])('OPS-2 gives %s the file %s', (uri, file) => {
    expect(fileFor(uri)).toBe(file)
  })

  test.each([
    ['/desk', '/index.html'],
    ['/desk/', '/index.html'],
    ['/desk/admins', '/admins.html'],
    ['/desk/users/42/transactions', '/users/_/transactions.html'],
    ['/desk/_astro/app.js', '/_astro/app.js'],
    ['/desks/admins', '/no-such-page'],
    ['/admins', '/no-such-page']
  ])('gives %s below a base the file %s', (uri, file) => {
    expect(fileFor(uri, '/desk')).toBe(file)
  })

  test.each([
    '/admins.html',
    '/404.html',
    '/users/%/transactions',
    '/users/../transactions',
    '/users/%2e%2e/transactions',
    '/users/%00/transactions',
    '/%ff'
  ])('OPS-2 gives %s no file', uri => {
    expect(fileFor(uri)).toBe('/no-such-page')
  })

  test('OPS-10 gets no policy that it would refuse', () => {
    const scripts = Array.from(
      { length: 40 },
      (_, index) => `'sha256-${String(index).padStart(44, '0')}'`
    )
    const policy = contentPolicy({ apiBaseUrl: API, scripts, styles: [] })
    expect(() =>
      cloudfrontHeaders(securityHeaders(policy, { secure: true }))
    ).toThrow(
      /^The content security policy has \d+ characters, and CloudFront takes 1783\.$/
    )
  })

  test('OPS-10 gets a function of a size that it takes', () => {
    expect(cloudfrontFunction('/backoffice').length).toBeLessThanOrEqual(10_240)
  })
})
