import { spawnSync } from 'node:child_process'

import { describe, expect, test } from 'vitest'

import { readSettings } from '../../../../src/programs/reference-api/settings.ts'

describe('settings', () => {
  test('have defaults for all that is not set, or empty', () => {
    expect(readSettings({ PORT: '', HOST: '' })).toEqual({
      port: 8787,
      host: '127.0.0.1',
      database: '.data/panel.db',
      seedTransactions: 100_000,
      adminPassword: undefined,
      allowedOrigins: [],
      trustedProxies: []
    })
  })

  test('are read from the environment', () => {
    const environment = {
      PORT: '80',
      HOST: '::1',
      PANEL_DB: '/tmp/a.db',
      PANEL_SEED_TRANSACTIONS: '1000000',
      PANEL_ADMIN_PASSWORD: 'a long password',
      PANEL_ORIGINS: 'https://panel.example,http://localhost:4321',
      PANEL_TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8',
      PANEL_APPROVAL_ABOVE: '1000'
    }
    expect(readSettings(environment)).toEqual({
      port: 80,
      host: '::1',
      database: '/tmp/a.db',
      seedTransactions: 1_000_000,
      adminPassword: 'a long password',
      allowedOrigins: ['https://panel.example', 'http://localhost:4321'],
      trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8'],
      approvalAbove: 1000n
    })
  })

  test.each([
    [{ PORT: '70000' }, 'PORT is "70000". Allowed: 0 to 65535.'],
    [{ PORT: 'eighty' }, 'PORT is "eighty". Allowed: 0 to 65535.'],
    [{ HOST: 'a b' }, 'HOST is "a b". Allowed: a host name or an address.'],
    [
      { PANEL_SEED_TRANSACTIONS: '-1' },
      'PANEL_SEED_TRANSACTIONS is "-1". Allowed: 0 to 10000000.'
    ],
    [
      { PANEL_ADMIN_PASSWORD: 'secret' },
      'PANEL_ADMIN_PASSWORD is too short. Allowed: at least 8 characters.'
    ],
    [
      { PANEL_ORIGINS: 'https://panel.example/' },
      'PANEL_ORIGINS is "https://panel.example/". Allowed: origins such as https://panel.example.com, separated by commas.'
    ],
    [{ PANEL_ORIGINS: 'null' }, 'PANEL_ORIGINS is "null".'],
    [{ PANEL_TRUSTED_PROXIES: '10.0.0.0/' }, 'PANEL_TRUSTED_PROXIES is'],
    [
      { PANEL_APPROVAL_ABOVE: '10.5' },
      'PANEL_APPROVAL_ABOVE is "10.5". Allowed: a whole number, such as 1000.'
    ],
    [{ PANEL_TRUSTED_PROXIES: 'proxy' }, 'PANEL_TRUSTED_PROXIES is'],
    [
      { PANEL_TRUSTED_PROXIES: '10.0.0.0/33' },
      'PANEL_TRUSTED_PROXIES is "10.0.0.0/33". Allowed: IP addresses and networks such as 10.0.0.0/8, separated by commas.'
    ]
  ])('of %o are refused in one line', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })

  test('that are bad end the program with one line and exit code 1', () => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['src/programs/reference-api/main.ts'],
      { env: { PORT: 'x' }, encoding: 'utf8' }
    )
    expect(status).toBe(1)
    expect(stderr).toBe('PORT is "x". Allowed: 0 to 65535.\n')
    expect(stdout).toBe('')
  })
})
