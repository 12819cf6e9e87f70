import { describe, expect, test } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import {
  listCalls,
  openListPage,
  openShownList
} from '../../../../support/list-page.ts'

const api = useApiServer()

const ABSURD = '/users?page=0&sort=password&status=active&lastSeenAt=x#top'

describe('an address that means nothing in part', () => {
  test('is replaced by what it can mean, with one question', async () => {
    const page = await openListPage(api, ABSURD)
    const { length } = history
    await page.session.checkSession()
    await page.settled()
    expect(location.search).toBe('?status=active')
    expect(history.length).toBe(length)
    expect(await listCalls(api)).toEqual([
      'users?status=active&page=1&limit=25&sort=-createdAt'
    ])
    expect(page.list.$corrections.get()).toEqual([
      { name: 'lastSeenAt', given: 'x' },
      { name: 'page', given: '0' },
      { name: 'sort', given: 'password' }
    ])
  })

  test('makes no question where the rest of it is shown already', async () => {
    const page = await openShownList(api, '/users?status=active')
    page.navigate(ABSURD)
    expect(page.list.$corrections.get()).toHaveLength(3)
    await page.settled()
    expect(await listCalls(api)).toEqual([])
  })

  test('is spoken of until the next move', async () => {
    const page = await openShownList(api, '/users?page=0')
    expect(page.list.$corrections.get()).toHaveLength(1)
    page.navigate('/users?page=2')
    expect(page.list.$corrections.get()).toEqual([])
  })

  test('is spoken of until somebody has read it', async () => {
    const page = await openShownList(api, '/users?page=0')
    page.list.dismissCorrections()
    expect(page.list.$corrections.get()).toEqual([])
    page.list.reload()
    await page.settled()
    expect(page.list.$corrections.get()).toEqual([])
  })

  test('is not spoken of where only its spelling was another', async () => {
    const page = await openShownList(api, '/users?page=01&status=active,active')
    expect(page.list.$corrections.get()).toEqual([])
    expect(location.search).toBe('?page=01&status=active,active')
  })

  test('is spoken of where it is empty', async () => {
    const page = await openShownList(api, '/users?page=&status=')
    expect(page.list.$corrections.get()).toEqual([
      { name: 'status', given: '' },
      { name: 'page', given: '' }
    ])
    expect(location.search).toBe('')
  })
})

describe('a parameter that no list has', () => {
  const WRONG = '/users?staus=banned&limit=10#top'

  test('is spoken of, and stays to be put right', async () => {
    const page = await openListPage(api, WRONG)
    await page.session.checkSession()
    await page.settled()
    expect(await listCalls(api)).toEqual([
      'users?page=1&limit=10&sort=-createdAt'
    ])
    expect(page.list.$corrections.get()).toEqual([
      { name: 'staus', given: 'banned', unknown: true }
    ])
    expect(location.search).toBe('?staus=banned&limit=10')
  })

  test('is spoken of once, and again where Back leads to it', async () => {
    const page = await openShownList(api, WRONG)
    page.list.dismissCorrections()
    page.list.reload()
    await page.settled()
    expect(page.list.$corrections.get()).toEqual([])
    page.navigate('/users?page=2')
    page.navigate(WRONG)
    expect(page.list.$corrections.get()).toHaveLength(1)
    page.navigate(page.list.href(page.route(), { page: 3 }))
    expect(page.list.$corrections.get()).toEqual([])
    expect(location.search).toBe('?limit=10&page=3')
  })

  test('goes with what could not be meant', async () => {
    const page = await openShownList(api, '/users?staus=banned&page=0')
    expect(page.list.$corrections.get()).toHaveLength(2)
    expect(location.search).toBe('')
  })
})

describe('an open row', () => {
  test('is in the address, and asks for nothing', async () => {
    const page = await openShownList(api, '/users?limit=10&page=2')
    const [, second = ''] = page.ids()
    const open = page.list.href(page.route(), { open: second })
    expect(open).toBe(`/users?limit=10&page=2&open=${second}`)
    page.navigate(open)
    page.navigate(page.list.href(page.route(), { open: '' }))
    expect(location.search).toBe('?limit=10&page=2')
    await page.settled()
    expect(await listCalls(api)).toEqual([])
    expect(page.states).toEqual([])
  })

  test('is closed by any other change', async () => {
    const page = await openShownList(api, '/users?open=5')
    const route = page.route()
    expect(page.list.href(route, { page: 2 })).toBe('/users?page=2')
    expect(page.list.href(route, { limit: 50 })).toBe('/users?limit=50')
  })
})
