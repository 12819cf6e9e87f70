import { createHash } from 'node:crypto'

import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'

import { headerPolicy } from '../../src/programs/hosting/content-policy.ts'
import { securityHeaders } from '../../src/programs/hosting/security-headers.ts'
import type { Header } from '../../src/programs/hosting/security-headers.ts'
import { readSitePolicy } from '../../src/programs/hosting/site-policy.ts'
import { distFiles, distFolder, distText } from '../support/dist.ts'
import { observatoryGrade } from '../support/observatory.ts'

const files = distFiles()
const pages = files.filter(file => file.endsWith('.html'))
const texts = files.filter(file => /\.(?:html|js|css|json|svg|txt)$/.test(file))
const policy = readSitePolicy(distFolder, '/api/')
const headers = securityHeaders(policy, { secure: true })
const value = headerPolicy(policy, true)

/** Names of things in the code of libraries and of SVG; nothing is loaded. */
const NAMES = new Set([
  'http://www.w3.org',
  'https://react.dev',
  'https://tailwindcss.com'
])

describe.each(pages)('%s', page => {
  const { document } = new JSDOM(distText(page), {
    url: 'https://panel.test'
  }).window

  test('CSP-2 has no inline code that the policy does not know', () => {
    const known = new Set(
      policy.flatMap(([name, ...sources]) =>
        sources.map(source => `${name} ${source}`)
      )
    )
    const inline = [...document.querySelectorAll('script, style')].filter(
      element => !element.hasAttribute('src')
    )
    const unknown = inline.filter(element => {
      const code = element.textContent ?? ''
      const hash = createHash('sha256').update(code).digest('base64')
      const name = element.localName === 'style' ? 'style-src' : 'script-src'
      return !known.has(`${name} 'sha256-${hash}'`)
    })
    expect(inline.length).toBeGreaterThan(0)
    expect(unknown.map(element => element.textContent)).toEqual([])
  })

  test('CSP-2 CSP-7 has no attribute that holds a style or code', () => {
    const attributes = [...document.querySelectorAll('*')].flatMap(element =>
      element.getAttributeNames().filter(name => /^(?:style$|on)/.test(name))
    )
    expect(attributes).toEqual([])
  })

  test('CSP-1 CSP-2 has the policy before its first script', () => {
    const tags = [
      ...document.querySelectorAll('meta[http-equiv], script, style, link')
    ]
    const content = tags[0]?.getAttribute('content') ?? ''
    expect(tags[0]?.getAttribute('http-equiv')).toBe('content-security-policy')
    expect(value.startsWith(`${content}; frame-ancestors`)).toBe(true)
  })

  test('holds no row and says what it needs without scripts (AUTH-4)', () => {
    expect(document.querySelector('tr[data-row]')).toBeNull()
    expect(document.querySelector('noscript')).not.toBeNull()
  })

  test('OPS-12 asks to be left out of every index', () => {
    const robots = document.querySelector('meta[name="robots"]')
    expect(robots?.getAttribute('content')).toBe('noindex, nofollow')
  })
})

test('CSP-4 no page swaps documents by script', () => {
  expect(
    texts.filter(file => distText(file).includes('astro:before-swap'))
  ).toEqual([])
})

test('CSP-13 nothing names another origin', () => {
  const origins = texts.flatMap(file =>
    [...distText(file).matchAll(/\b(?:https?|wss?):\/\/[\w.-]+/g)].map(
      ([origin]) => origin
    )
  )
  expect(origins.filter(origin => !NAMES.has(origin))).toEqual([])
})

test('SUP-8 nothing holds a key, a token or a setting', () => {
  const secret =
    /-----BEGIN|\beyJ[\w-]{8,}\.|\bAKIA[A-Z0-9]{12}|\bgh[ps]_\w{20}|PANEL_(?:DB|ADMIN)|NODE_ENV=|process\.env\.[A-Z]/
  const holders = texts.filter(file => secret.test(distText(file)))
  expect(holders).toEqual([])
})

describe('the policy', () => {
  test('CSP-9 is faulted by csp_evaluator for no more than a remark', () => {
    const { csp } = new CspParser(value)
    const findings = new CspEvaluator(csp).evaluate()
    const faults = findings.filter(
      ({ severity }) => severity < Severity.MEDIUM_MAYBE
    )
    expect(faults).toEqual([])
  })

  test('CSP-9 would be faulted for one careless word', () => {
    const careless = value.replace(
      "script-src 'self'",
      "script-src 'unsafe-eval' *"
    )
    const { csp } = new CspParser(careless)
    const findings = new CspEvaluator(csp).evaluate()
    expect(
      findings.some(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    ).toBe(true)
  })
})

describe('the Observatory', () => {
  test('CSP-9 gives the site 130 points, an A+', () => {
    expect(observatoryGrade(headers)).toEqual({ score: 130, grade: 'A+' })
  })

  const without = (name: string): readonly Header[] =>
    headers.filter(([other]) => other !== name)

  test.each([
    ['Content-Security-Policy', 75, 'B'],
    ['Strict-Transport-Security', 80, 'B+'],
    ['X-Content-Type-Options', 125, 'A+'],
    ['Cross-Origin-Resource-Policy', 120, 'A+'],
    ['Referrer-Policy', 125, 'A+']
  ])('CSP-9 gives it less without %s', (name, score, grade) => {
    expect(observatoryGrade(without(name))).toEqual({ score, grade })
  })

  test('CSP-9 gives it less with inline scripts', () => {
    const careless = value.replace(
      "script-src 'self'",
      "script-src 'unsafe-inline'"
    )
    const sent: Header[] = [
      ...without('Content-Security-Policy'),
      ['Content-Security-Policy', careless]
    ]
    expect(observatoryGrade(sent)).toEqual({ score: 80, grade: 'B+' })
  })
})
