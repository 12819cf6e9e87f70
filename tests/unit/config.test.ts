import { describe, expect, test } from 'vitest'

import {
  ConfigError,
  config,
  readConfig,
  requireEncryption
} from '../../src/config.ts'

describe('a build', () => {
  test.each(['http://localhost:8787/api/', 'http://127.0.0.1/'])(
    'refuses the API base %j (CSP-11, AUTH-3)',
    base => {
      expect(() => requireEncryption(base)).toThrow(
        /^PUBLIC_API_BASE_URL is "http:[^\n]+\. Allowed: in a build, [^\n]+\.$/
      )
    }
  )

  test.each(['/api/', 'https://api.example.com/'])(
    'takes the API base %j (CSP-11, AUTH-3)',
    base => {
      expect(() => requireEncryption(base)).not.toThrow()
    }
  )
})

describe('readConfig', () => {
  test('gives defaults for variables that are not set', () => {
    expect(readConfig({})).toEqual({
      basePath: '/',
      apiBaseUrl: '/api/',
      panelName: 'Admin Panel',
      language: 'en',
      waitingLimitHours: 24,
      reportUrl: ''
    })
  })

  test.each(['http://a.example/', 'https://a.example/;x', 'https:', 'csp'])(
    'refuses to have reports sent to %j (CSP-10)',
    value => {
      expect(() => readConfig({ CSP_REPORT_URL: value })).toThrow(
        /^CSP_REPORT_URL is .+\. Allowed: an https address\.$/u
      )
    }
  )

  test.each([
    ['', '/'],
    ['/', '/'],
    ['/backoffice', '/backoffice/'],
    ['/back/office~1/', '/back/office~1/']
  ])('takes the base %j as %j', (value, expected) => {
    expect(readConfig({ PUBLIC_BASE_PATH: value }).basePath).toBe(expected)
  })

  test.each(['desk', '//desk/', '/a/../b/', '/./', '/a b/', '/%61/', '/a?b'])(
    'refuses the base %j',
    value => {
      expect(() => readConfig({ PUBLIC_BASE_PATH: value })).toThrow(
        /^PUBLIC_BASE_PATH is .+\. Allowed: a path like \/backoffice\//u
      )
    }
  )

  test.each([
    ['/api/', '/api/'],
    ['/admin/', '/admin/panel/']
  ])('refuses the API %j, which would have all pages of %j', (api, base) => {
    const settings = { PUBLIC_API_BASE_URL: api, PUBLIC_BASE_PATH: base }
    expect(() => readConfig(settings)).toThrow(
      /^PUBLIC_API_BASE_URL is .+\. Allowed: a path beside or below/u
    )
    expect(
      readConfig({ ...settings, PUBLIC_BASE_PATH: '/desk/' })
    ).toBeDefined()
  })

  test.each([
    ['/api', '/api/'],
    ['/api/', '/api/'],
    ['/back/office/v2', '/back/office/v2/'],
    ['https://api.example.com', 'https://api.example.com/'],
    ['https://api.example.com:8443/v1', 'https://api.example.com:8443/v1/'],
    ['http://localhost:8787/api/', 'http://localhost:8787/api/'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787/'],
    ['http://[::1]:8787/api', 'http://[::1]:8787/api/']
  ])('takes the API base %j as %j', (value, expected) => {
    expect(readConfig({ PUBLIC_API_BASE_URL: value }).apiBaseUrl).toBe(expected)
  })

  test.each([
    '',
    ' ',
    '/',
    'api',
    './api',
    '//evil.example',
    String.raw`/\evil.example`,
    '/../evil',
    '/api/..//x',
    '/api?x=1',
    '/api#x',
    '/a b',
    'http://api.example.com/',
    'http://127.0.0.1.example.com/',
    'http://localhost.example.com/',
    'https:api.example.com',
    'https:/api.example.com',
    'https://',
    'https://user:pass@api.example.com/',
    'https://user@api.example.com/',
    'https://@api.example.com/',
    'https://api.example.com/?x=1',
    'https://api.example.com/?',
    'https://api.example.com/#x',
    'https://api.example.com/\n',
    String.raw`https://api.example.com\v1`,
    'ftp://api.example.com/',
    'javascript:alert(1)',
    'file:///etc/passwd'
  ])('refuses the API base %j (AUTH-3)', value => {
    expect(() => readConfig({ PUBLIC_API_BASE_URL: value })).toThrow(
      ConfigError
    )
  })

  test('names the variable, the value and what is allowed in one line', () => {
    expect(() => readConfig({ PUBLIC_API_BASE_URL: 'ftp://x\n' })).toThrow(
      /^PUBLIC_API_BASE_URL is "ftp:\/\/x\\n"\. Allowed: [^\n]+\.$/
    )
  })

  test('trims the panel name and takes up to 60 characters', () => {
    expect(readConfig({ PUBLIC_PANEL_NAME: ' Dice Desk ' }).panelName).toBe(
      'Dice Desk'
    )
    const longest = 'n'.repeat(60)
    expect(readConfig({ PUBLIC_PANEL_NAME: longest }).panelName).toBe(longest)
  })

  test.each(['', '   ', 'n'.repeat(61)])('refuses the panel name %j', value => {
    expect(() => readConfig({ PUBLIC_PANEL_NAME: value })).toThrow(
      /^PUBLIC_PANEL_NAME is ".*"\. Allowed: 1 to 60 characters, not blank\.$/
    )
  })
})

test('takes a limit of waiting in whole hours of a year at most', () => {
  const limit = (value: string): number =>
    readConfig({ PUBLIC_WAITING_LIMIT_HOURS: value }).waitingLimitHours
  expect(['1', '72', '8760'].map(limit)).toEqual([1, 72, 8760])
  for (const value of ['', '0', '-1', '1.5', '8761', '24 h']) {
    expect(() => limit(value)).toThrow(/^PUBLIC_WAITING_LIMIT_HOURS is /u)
  }
})

test('config has the defaults and no build outside of a build', () => {
  expect(config).toEqual({
    apiBaseUrl: '/api/',
    panelName: 'Admin Panel',
    waitingLimitHours: 24,
    basePath: '/',
    buildId: 'test'
  })
})
