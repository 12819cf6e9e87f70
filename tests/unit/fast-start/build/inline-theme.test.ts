// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'

import { inlineThemeScript } from '../../../../src/fast-start/build/inline-scripts.ts'

const THEME_KEY = 'panel-theme'

/** Runs the script of the head, and tells what it has put on the page. */
function shownAtFirst(): string | undefined {
  // oxlint-disable-next-line typescript/no-implied-eval -- as a page runs it
  new Function(inlineThemeScript())()
  return document.documentElement.dataset['theme']
}

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

describe('the script in the head', () => {
  test.each(['light', 'dark'])('shows the kept theme: %s', theme => {
    localStorage.setItem(THEME_KEY, theme)
    expect(shownAtFirst()).toBe(theme)
  })

  test.each(['system', 'nonsense', ''])('leaves it for: "%s"', kept => {
    localStorage.setItem(THEME_KEY, kept)
    expect(shownAtFirst()).toBeUndefined()
  })

  test('harms no page where the storage is taken away', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(shownAtFirst()).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
