import { describe, expect, test } from 'vitest'

import {
  checkConnections,
  contentPolicy,
  headerPolicy,
  metaPolicy
} from '../../../../src/programs/hosting/content-policy.ts'
import { inlineHashes } from '../../../../src/programs/hosting/inline-hashes.ts'

const policy = contentPolicy({
  apiBaseUrl: 'https://api.example.com/v1/',
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"]
})

test('CSP-1 CSP-3 allows nothing but the site, its API and known inline code', () => {
  expect(headerPolicy(policy, true)).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-a'",
      "script-src-attr 'none'",
      "style-src 'self' 'sha256-b'",
      "style-src-attr 'none'",
      "img-src 'self'",
      "connect-src 'self' https://api.example.com/v1/",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests'
    ].join('; ')
  )
})

test('CSP-5 holds no word that would undo it', () => {
  expect(headerPolicy(policy, true)).not.toMatch(
    /unsafe|strict-dynamic|data:|\*/
  )
})

test('CSP-1 leaves out of a page what only a header may hold', () => {
  expect(metaPolicy(policy)).not.toMatch(/frame-ancestors|report|sandbox/)
})

test('CSP-12 does not ask a plain http server for https', () => {
  expect(headerPolicy(policy, false)).not.toContain('upgrade-insecure')
  expect(metaPolicy(policy)).not.toContain('upgrade-insecure')
})

describe('calls', () => {
  const of = (apiBaseUrl: string): string =>
    headerPolicy(contentPolicy({ apiBaseUrl, scripts: [], styles: [] }), true)

  test('CSP-11 of a path of this origin need no source of their own', () => {
    expect(of('/api/')).toContain("connect-src 'self';")
  })

  test('CSP-11 cannot end the directive with their address', () => {
    expect(of('https://a.example/x;y,z/')).toContain(
      "connect-src 'self' https://a.example/x%3By%2Cz/;"
    )
  })

  test('CSP-11 that the policy does not cover end the build', () => {
    expect(() =>
      checkConnections(policy, 'https://api.example.com/v2/')
    ).toThrow(/no connect-src for https:\/\/api\.example\.com\/v2\/\.$/)
    expect(() =>
      checkConnections([['default-src', "'none'"]], '/api/')
    ).toThrow(/no connect-src/)
  })
})

describe('inline code', () => {
  test('CSP-2 is hashed once, as it stands in the page', () => {
    const page = '<script>a()</script><SCRIPT type="module">\nb()\n</SCRIPT >'
    const { scripts } = inlineHashes([page, page])
    // Of `a()` and `\nb()\n`, by another tool.
    expect(scripts).toEqual(
      [
        "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
        "'sha256-NlXKTQe8YfLmZqnEm5aXK1Lb/1wWgkKgNs+lNRY6yOo='"
      ].toSorted()
    )
  })

  test('CSP-2 of a file needs no hash', () => {
    expect(
      inlineHashes(['<script type="module" src="/a.js"></script>'])
    ).toEqual({ scripts: [], styles: [] })
  })

  test('CSP-2 of styles is apart', () => {
    const { scripts, styles } = inlineHashes(['<style>a{}</style>'])
    expect(scripts).toEqual([])
    expect(styles).toHaveLength(1)
  })
})
