import { describe, expect, test, vi } from 'vitest'

import type * as dialects from '../../../../src/stores/preferences/csv-dialect.ts'
import { loadPage } from '../../../support/panel-page.ts'

const CSV_KEY = 'panel-csv'

/** The choice as a new page of the same browser has it. */
function nextPage(): Promise<typeof dialects> {
  vi.resetModules()
  return import('../../../../src/stores/preferences/csv-dialect.ts')
}

describe('the dialect of CSV files', () => {
  test('has commas in English', async () => {
    loadPage('/api/', '/users')
    const { $csvDialect } = await nextPage()
    expect($csvDialect.get()).toBe('comma')
  })

  test('has semicolons in German, whose decimals have a comma', async () => {
    loadPage('/api/', '/users')
    vi.doMock(
      '../../../../src/messages.ts',
      () => import('../../../../src/messages/german.ts')
    )
    const { $csvDialect } = await nextPage()
    vi.doUnmock('../../../../src/messages.ts')
    expect($csvDialect.get()).toBe('semicolon')
  })

  test('is the chosen one, and is kept for the next page', async () => {
    loadPage('/api/', '/users')
    const { $csvDialect, chooseCsvDialect } = await nextPage()
    chooseCsvDialect('semicolon')
    expect($csvDialect.get()).toBe('semicolon')
    const next = await nextPage()
    expect(next.$csvDialect.get()).toBe('semicolon')
    localStorage.setItem(CSV_KEY, 'tabs')
    expect((await nextPage()).$csvDialect.get()).toBe('comma')
  })

  test('follows another tab', async () => {
    loadPage('/api/', '/users')
    const { $csvDialect } = await nextPage()
    const stop = $csvDialect.listen(() => undefined)
    localStorage.setItem(CSV_KEY, 'semicolon')
    window.dispatchEvent(new window.StorageEvent('storage', { key: CSV_KEY }))
    expect($csvDialect.get()).toBe('semicolon')
    stop()
  })
})
