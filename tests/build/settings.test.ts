import { execFile } from 'node:child_process'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { distText, projectFolder } from '../support/dist.ts'

interface Ended {
  code: number | string | null | undefined
  output: string
}

test('a bad setting ends the build with one line and no site', async () => {
  const before = distText('/builds/latest.json')
  const { code, output } = await build({
    PUBLIC_API_BASE_URL: '//evil.example'
  })
  expect(code).toBe(1)
  expect(output).toMatch(
    /^PUBLIC_API_BASE_URL is "\/\/evil\.example"\. Allowed: [^\n]+\.\n$/
  )
  expect(distText('/builds/latest.json')).toBe(before)
})

// A panel with a bad address is never built, so it needs no page that says so.
test('an API of plain http ends the build with one line (CSP-11, AUTH-3)', async () => {
  const before = distText('/builds/latest.json')
  const { code, output } = await build({
    PUBLIC_API_BASE_URL: 'http://127.0.0.1:8787/api/'
  })
  expect(code).toBe(1)
  expect(output).toMatch(
    /^PUBLIC_API_BASE_URL is "http:[^\n]+\. Allowed: in a build, [^\n]+\.\n$/
  )
  expect(distText('/builds/latest.json')).toBe(before)
})

test('a base that is not the setting ends the build with the reason, in one line', async () => {
  const before = distText('/builds/latest.json')
  const { code, output } = await build({}, '--base', '/panel')
  expect(code).toBe(1)
  expect(output).toBe(
    'Astro has the base "/panel". Set it as PUBLIC_BASE_PATH=/panel instead.\n'
  )
  expect(distText('/builds/latest.json')).toBe(before)
}, 60_000)

function build(
  settings: Record<string, string>,
  ...options: string[]
): Promise<Ended> {
  return new Promise(resolve => {
    execFile(
      join(projectFolder, 'node_modules/.bin/astro'),
      ['build', ...options],
      { cwd: projectFolder, env: { ...process.env, ...settings } },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stdout + stderr })
    )
  })
}
