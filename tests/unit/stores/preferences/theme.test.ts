import { describe, expect, test, vi } from 'vitest'

import type * as themes from '../../../../src/stores/preferences/theme.ts'
import { loadPage } from '../../../support/panel-page.ts'

const THEME_KEY = 'panel-theme'

/** The theme of a new page, which shows it from now on. */
async function openTheme(): Promise<typeof themes> {
  loadPage('/api/', '/users')
  const theme = await import('../../../../src/stores/preferences/theme.ts')
  theme.startTheme()
  return theme
}

const shown = (): string | undefined =>
  document.documentElement.dataset['theme']

/** What another tab of this browser does to the storage. */
function changeElsewhere(key: string | null, value: string): void {
  if (key === null) localStorage.clear()
  else localStorage.setItem(key, value)
  window.dispatchEvent(new window.StorageEvent('storage', { key }))
}

describe('the theme', () => {
  test('is that of the system where nothing is said', async () => {
    const { $theme } = await openTheme()
    expect($theme.get()).toBe('system')
    expect(shown()).toBeUndefined()
  })

  test('is the chosen one, and is kept for the next page', async () => {
    const { $theme, setTheme } = await openTheme()
    setTheme('dark')
    expect([$theme.get(), shown()]).toEqual(['dark', 'dark'])
    vi.resetModules()
    const next = await import('../../../../src/stores/preferences/theme.ts')
    expect(next.$theme.get()).toBe('system')
    next.startTheme()
    expect([next.$theme.get(), shown()]).toEqual(['dark', 'dark'])
    next.setTheme('system')
    expect([next.$theme.get(), shown()]).toEqual(['system', undefined])
  })

  test('begins as the system in what is hydrated, whatever is kept', async () => {
    const { $theme, setTheme } = await openTheme()
    setTheme('dark')
    expect(Reflect.get($theme, 'init')).toBe('system')
  })

  test('follows another tab', async () => {
    const { $theme } = await openTheme()
    changeElsewhere(THEME_KEY, 'light')
    expect([$theme.get(), shown()]).toEqual(['light', 'light'])
    changeElsewhere('another', 'dark')
    expect(shown()).toBe('light')
    changeElsewhere(THEME_KEY, 'sepia')
    expect([$theme.get(), shown()]).toEqual(['system', undefined])
    changeElsewhere(THEME_KEY, 'dark')
    changeElsewhere(null, '')
    expect([$theme.get(), shown()]).toEqual(['system', undefined])
  })

  test('is looked up again by a page that was set aside', async () => {
    await openTheme()
    localStorage.setItem(THEME_KEY, 'dark')
    window.dispatchEvent(new window.Event('pageshow'))
    expect(shown()).toBe('dark')
  })

  test('lives as long as the page where nothing is kept, and that is said', async () => {
    const { $theme, setTheme } = await openTheme()
    const { $toasts } = await import('../../../../src/stores/toasts.ts')
    const refuse = (): never => {
      throw new DOMException('No storage', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    setTheme('dark')
    window.dispatchEvent(new window.Event('pageshow'))
    expect([$theme.get(), shown()]).toEqual(['dark', 'dark'])
    expect($toasts.get()).toHaveLength(1)
  })
})
