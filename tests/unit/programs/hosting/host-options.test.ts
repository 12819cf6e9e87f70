import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { readHostOptions } from '../../../../src/programs/hosting/host-options.ts'
import { StartError } from '../../../../src/programs/hosting/start-error.ts'

const PROGRAM = join(
  import.meta.dirname,
  '../../../../src/programs/hosting/print-config.ts'
)

const OTHER_API = 'https://api.example.com/'

describe('the words of npm run hosting', () => {
  test('OPS-10 have defaults, and say where the own API is', () => {
    expect(readHostOptions(['nginx'], '/api/')).toEqual({
      printed: 'nginx',
      name: 'panel.example.com',
      root: '/var/www/panel',
      api: { path: '/api/', server: 'http://127.0.0.1:8787' }
    })
  })

  test.each([
    ['/srv/desk/', '/srv/desk'],
    ['C:/sites/desk', 'C:/sites/desk']
  ])('take the absolute path %s', (root, read) => {
    expect(readHostOptions(['apache', '--root', root], OTHER_API).root).toBe(
      read
    )
  })

  test.each([
    ['http://10.0.0.5:8787/', 'http://10.0.0.5:8787'],
    ['https://api.internal', 'https://api.internal'],
    ['http://[::1]:80', 'http://[::1]']
  ])('take %s as the address of the API', (api, server) => {
    const options = readHostOptions(['caddy', '--api', api], '/api/')
    expect(options.api?.server).toBe(server)
  })

  test.each([
    [],
    ['iis'],
    ['nginx', 'caddy'],
    ['nginx', '--colour', 'red'],
    ['nginx', '--port']
  ])('are answered with the usage where they are %j', (...values) => {
    expect(() => readHostOptions(values, '/api/')).toThrow(
      /^Usage: npm run hosting -- [^\n]+$/
    )
  })

  test.each([
    ['--port', '0', '/api/'],
    ['--port', '80;x', '/api/'],
    ['--name', 'a;b', '/api/'],
    ['--name', 'https://panel.example.com', '/api/'],
    ['--root', '/var/www\n', '/api/'],
    ['--root', 'dist', '/api/'],
    ['--root', './dist', '/api/'],
    ['--api', '127.0.0.1:8787', '/api/'],
    ['--api', 'ftp://127.0.0.1', '/api/'],
    ['--api', 'http://127.0.0.1:8787/v1', '/api/'],
    ['--api', 'http://127.0.0.1:8787?', '/api/'],
    ['--api', 'http://me@127.0.0.1', '/api/'],
    ['--api', 'http://127.0.0.1:99999', '/api/'],
    ['--api', 'http://127.0.0.1:8787', OTHER_API],
    ['--name', 'panel.example.com', '/a;b/']
  ])('are refused in one line for %s %j and %s', (option, value, base) => {
    const read = (): unknown => readHostOptions(['nginx', option, value], base)
    expect(read).toThrow(StartError)
    expect(read).toThrow(/^[^\n]*See npm run hosting -- --help\.$/)
  })

  test.each([
    ['--name', 'panel.example.com'],
    ['--root', '/var/www/panel'],
    ['--port', '8080']
  ])('are refused for CloudFront, which would take no %s', (...words) => {
    expect(() => readHostOptions(['cloudfront', ...words], OTHER_API)).toThrow(
      `${words[0]} changes nothing for cloudfront`
    )
  })

  test.each([
    ['--name', 'panel.example.com'],
    ['--port', '8080'],
    ['--api', 'http://127.0.0.1:8787']
  ])('are refused for the cleanup, which would take no %s', (...words) => {
    const root = ['--root', '/var/www/panel']
    expect(() =>
      readHostOptions(['cleanup', ...root, ...words], '/api/')
    ).toThrow(`${words[0]} changes nothing for cleanup`)
  })

  test('are refused for an API that CloudFront would not serve', () => {
    const read = (): unknown => readHostOptions(['cloudfront'], '/api/')
    expect(read).toThrow(StartError)
    expect(read).toThrow(/^CloudFront serves no API [^\n]+$/)
  })

  test.each(['--help', '-h'])('are told by %s, which is no failure', word => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [PROGRAM, 'nginx', word],
      { encoding: 'utf8' }
    )
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Usage: npm run hosting -- nginx\|caddy/)
    expect(stderr).toBe('')
  })
})
