import { describe, expect, test } from 'vitest'

import type { ViewsOfScreen } from '../../../../../src/features/list/preferences/saved-views.ts'
import { defaultLayout } from '../../../../../src/ui/table/table-layout.ts'
import { useApiServer } from '../../../../support/api-server.ts'
import {
  keptIn,
  keyOf,
  openCheckedPage
} from '../../../../support/kept-page.ts'

const api = useApiServer()

function names({ $views }: ViewsOfScreen): string[] {
  return $views.get().map(view => view.name)
}

function idOf({ $views }: ViewsOfScreen, name: string): string {
  return $views.get().find(view => view.name === name)?.id ?? ''
}

async function openViews(...given: string[]): Promise<ViewsOfScreen> {
  const page = await openCheckedPage(api)
  const views = page.views.viewsOf('users')
  for (const name of given) views.add({ name, query: `?search=${name}` })
  return views
}

describe('saved views', () => {
  test('are kept in their order, with query and layout', async () => {
    const page = await openCheckedPage(api)
    const views = page.views.viewsOf('users')
    views.add({ name: ' Suspended ', query: '?status=suspended' })
    views.add({ name: 'All of them', query: '', layout: defaultLayout })
    const later = await openCheckedPage(api, keptIn(page.storage))
    const kept = later.views.viewsOf('users')
    expect(kept.$views.get()).toEqual([
      {
        id: idOf(views, 'Suspended'),
        name: 'Suspended',
        query: '?status=suspended'
      },
      {
        id: idOf(views, 'All of them'),
        name: 'All of them',
        query: '',
        layout: defaultLayout
      }
    ])
    expect(kept.$opened.get()).toBe(undefined)
    expect(names(later.views.viewsOf('games'))).toEqual([])
  })

  test('a new one is the one opened last', async () => {
    const views = await openViews('one', 'two')
    expect(views.$opened.get()).toBe(idOf(views, 'two'))
    views.open(idOf(views, 'one'))
    expect(views.$opened.get()).toBe(idOf(views, 'one'))
    views.open(undefined)
    expect(views.$opened.get()).toBe(undefined)
  })

  test('have names that differ in more than case', async () => {
    const views = await openViews('One', 'Two')
    expect(views.add({ name: 'one', query: '' })).toEqual({
      kind: 'refused',
      reason: 'taken'
    })
    expect(views.add({ name: ' ', query: '' })).toMatchObject({
      reason: 'empty'
    })
    expect(views.rename(idOf(views, 'Two'), 'ONE')).toMatchObject({
      reason: 'taken'
    })
    expect(views.rename(idOf(views, 'Two'), ' two ')).toMatchObject({
      kind: 'saved',
      view: { name: 'two' }
    })
    expect(views.rename('gone', 'Three')).toBe(undefined)
    expect(names(views)).toEqual(['One', 'two'])
  })

  test('are thirty at most', async () => {
    const all = Array.from({ length: 30 }, (_, index) => `View ${index}`)
    const views = await openViews(...all)
    expect(views.add({ name: 'One more', query: '' })).toEqual({
      kind: 'refused',
      reason: 'full'
    })
    expect(names(views)).toEqual(all)
  })

  test('move by one place, and no further than the ends', async () => {
    const views = await openViews('one', 'two', 'three')
    views.move(idOf(views, 'one'), 1)
    expect(names(views)).toEqual(['two', 'one', 'three'])
    views.move(idOf(views, 'three'), 1)
    views.move(idOf(views, 'two'), -1)
    views.move('gone', 1)
    expect(names(views)).toEqual(['two', 'one', 'three'])
    views.move(idOf(views, 'three'), -1)
    expect(names(views)).toEqual(['two', 'three', 'one'])
  })

  test('take what is shown now', async () => {
    const views = await openViews('one', 'two')
    views.update(idOf(views, 'one'), {
      query: '?status=banned',
      layout: { ...defaultLayout, density: 'compact' }
    })
    expect(views.$views.get().map(view => view.query)).toEqual([
      '?status=banned',
      '?search=two'
    ])
    expect(views.$views.get()[0]?.layout?.density).toBe('compact')
  })

  test('come back to their place after they were removed', async () => {
    const views = await openViews('one', 'two', 'three')
    const [one] = views.$views.get()
    if (!one) throw new Error('There is no view')
    views.remove(one.id)
    expect(names(views)).toEqual(['two', 'three'])
    views.restore(one, 0)
    views.restore(one, 0)
    expect(names(views)).toEqual(['one', 'two', 'three'])
  })

  test('that another tab added stay when one is added here', async () => {
    const page = await openCheckedPage(api)
    const views = page.views.viewsOf('users')
    const key = keyOf(page, 'views')
    const theirs = { id: 'x', name: 'Theirs', query: '' }
    const text = JSON.stringify({ version: 1, value: [theirs] })
    page.storage.setItem(key, text)
    views.add({ name: 'Mine', query: '' })
    expect(names(views)).toEqual(['Theirs', 'Mine'])
    page.storage.setItem(key, text)
    page.hearOtherTab(key)
    expect(names(views)).toEqual(['Theirs'])
  })

  test.each([
    ['an address of another place', '//evil.test'],
    ['a page of its own', 'javascript:alert(1)']
  ])('with %s for a query are dropped', async (_, query) => {
    const first = await openCheckedPage(api)
    const value = [{ id: 'x', name: 'Bad', query }]
    const kept = {
      [keyOf(first, 'views')]: JSON.stringify({ version: 1, value })
    }
    const page = await openCheckedPage(api, kept)
    expect(names(page.views.viewsOf('users'))).toEqual([])
  })
})
