import { describe, expect, test, vi } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  keptIn,
  keyOf,
  openCheckedPage,
  openKeptPage
} from '../../../../support/kept-page.ts'

const api = useApiServer()

const defaultLayout = {
  order: [],
  hidden: [],
  shown: [],
  widths: {},
  pinned: true,
  density: 'normal',
  chart: 'auto'
}

const changed = {
  order: ['user', 'status', 'email'],
  hidden: ['games'],
  shown: ['email'],
  widths: { user: 320 },
  pinned: false,
  density: 'compact' as const,
  chart: 'auto' as const
}

describe('the layout of a screen', () => {
  test('is the built one until the administrator is known', async () => {
    const first = await openCheckedPage(api)
    first.layouts.layoutOf('users').apply(changed)
    const page = await openKeptPage(api, keptIn(first.storage))
    const { $layout } = page.layouts.layoutOf('users')
    expect($layout.get()).toEqual(defaultLayout)
    await page.session.checkSession()
    expect($layout.get()).toEqual(changed)
  })

  test('is in place before anybody else hears who is signed in', async () => {
    const first = await openCheckedPage(api)
    first.layouts.layoutOf('users').setDensity('relaxed')
    const page = await openKeptPage(api, keptIn(first.storage))
    const { $layout } = page.layouts.layoutOf('users')
    const seen: string[] = []
    page.session.$session.listen(() => void seen.push($layout.get().density))
    await page.session.checkSession()
    expect(seen).toEqual(['relaxed'])
  })

  test('changes step by step, and each step is kept', async () => {
    const page = await openCheckedPage(api)
    const users = page.layouts.layoutOf('users')
    users.setOrder(changed.order)
    users.setHidden('games', true)
    users.setHidden('games', true)
    users.setHidden('email', true)
    users.setHidden('email', false)
    users.setWidths({ user: 320, email: 9000 })
    users.setWidths({ email: undefined })
    users.setPinned(false)
    users.setDensity('compact')
    expect(users.$layout.get()).toEqual(changed)
    const later = await openCheckedPage(api, keptIn(page.storage))
    expect(later.layouts.layoutOf('users').$layout.get()).toEqual(changed)
  })

  test('has a chart that stays folded, whatever view is opened', async () => {
    const page = await openCheckedPage(api)
    const entries = page.layouts.layoutOf('user-transactions')
    entries.setChart('folded')
    entries.apply(changed)
    const later = await openCheckedPage(api, keptIn(page.storage))
    const { $layout } = later.layouts.layoutOf('user-transactions')
    expect($layout.get()).toEqual({ ...changed, chart: 'folded' })
  })

  test('is that of one screen and one administrator', async () => {
    const first = await openCheckedPage(api)
    first.layouts.layoutOf('users').apply(changed)
    expect(first.layouts.layoutOf('games').$layout.get()).toEqual(defaultLayout)

    const page = await openKeptPage(api, keptIn(first.storage))
    const other = { id: 'other', email: 'other@example.com', status: 'active' }
    await api.control.faults.set([{ path: 'admin', fault: { shape: other } }])
    const { $layout } = page.layouts.layoutOf('users')
    await page.session.checkSession()
    expect(page.session.$admin.get()?.id).toBe('other')
    expect($layout.get()).toEqual(defaultLayout)
    page.session.clearSession()
    expect($layout.get()).toEqual(defaultLayout)
  })

  test('a reset takes everything back, here and later', async () => {
    const page = await openCheckedPage(api)
    const { $layout, apply } = page.layouts.layoutOf('users')
    apply(changed)
    page.layouts.resetLayout('users')
    expect($layout.get()).toEqual(defaultLayout)
    const later = await openCheckedPage(api, keptIn(page.storage))
    expect(later.layouts.layoutOf('users').$layout.get()).toEqual(defaultLayout)
  })

  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0, value: changed })],
    [
      'a width beyond its bounds',
      JSON.stringify({ version: 1, value: { ...changed, widths: { a: 1e9 } } })
    ],
    [
      'an unknown density',
      JSON.stringify({ version: 1, value: { ...changed, density: 'tiny' } })
    ]
  ])('%s is dropped', async (_, text) => {
    const first = await openCheckedPage(api)
    const kept = { [keyOf(first, 'layout')]: text }
    const page = await openCheckedPage(api, kept)
    const users = page.layouts.layoutOf('users')
    expect(users.$layout.get()).toEqual(defaultLayout)
    users.setPinned(false)
    expect(users.$layout.get()).toEqual({ ...defaultLayout, pinned: false })
  })

  test('follows another tab, and loses nothing of what that one wrote', async () => {
    const page = await openCheckedPage(api)
    const { $layout, setDensity } = page.layouts.layoutOf('users')
    const key = keyOf(page, 'layout')
    const text = JSON.stringify({ version: 1, value: changed })
    page.storage.setItem(key, text)
    setDensity('relaxed')
    expect($layout.get()).toEqual({ ...changed, density: 'relaxed' })

    page.storage.setItem(key, text)
    page.hearOtherTab('panel.other')
    expect($layout.get().density).toBe('relaxed')
    page.hearOtherTab(key)
    expect($layout.get()).toEqual(changed)

    page.storage.clear()
    page.hearOtherTab(null)
    expect($layout.get()).toEqual(defaultLayout)
  })

  test('works without storage, as long as the page lives', async () => {
    const page = await openCheckedPage(api)
    vi.stubGlobal('localStorage', {
      get length() {
        return 0
      },
      getItem() {
        throw new Error('denied')
      },
      setItem() {
        throw new Error('denied')
      }
    })
    const { $layout, setDensity, setPinned } = page.layouts.layoutOf('users')
    setDensity('compact')
    setPinned(false)
    expect($layout.get()).toMatchObject({ density: 'compact', pinned: false })
  })
})
