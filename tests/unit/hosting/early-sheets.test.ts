// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { earlySheetsScript } from '../../../src/hosting/early-sheets.ts'

/** Tells the page that its policy has blocked something. */
function block(effectiveDirective: string, disposition = 'enforce'): void {
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective,
      disposition
    })
  )
}

/** A style sheet in the page; a blocked one is none for the browser. */
function addSheet(isBlocked: boolean): void {
  const style = document.createElement('style')
  style.dataset['file'] = '/_astro/a.css'
  if (isBlocked) Object.defineProperty(style, 'sheet', { value: null })
  document.head.append(style)
}

function linked(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link')].map(
    link => `${link.rel} ${link.getAttribute('href')}`
  )
}

beforeAll(() => {
  // oxlint-disable-next-line typescript/no-implied-eval -- as a page runs it
  new Function(earlySheetsScript())()
})

afterEach(() => document.head.replaceChildren())

describe('a style sheet in the page', () => {
  test('is loaded as a file where the policy blocks it, once', () => {
    addSheet(true)
    block('style-src-elem')
    block('style-src-elem')
    expect(linked()).toEqual(['stylesheet /_astro/a.css'])
    expect(document.querySelector('style')).toBeNull()
  })

  test.each([
    ['it is in force', false, 'style-src-elem', 'enforce'],
    ['something else is blocked', true, 'connect-src', 'enforce'],
    ['the policy only reports', true, 'style-src-elem', 'report']
  ])('stays where %s', (_, isBlocked, directive, disposition) => {
    addSheet(isBlocked)
    block(directive, disposition)
    expect(linked()).toEqual([])
  })
})
