import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ListFooter } from '../../../../src/ui/table/list-footer.tsx'
import {
  openUsersPage,
  userRow,
  type UsersPage
} from '../../../support/users-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

/** Users without end; they are counted where a total is given. */
async function open(address: string, total?: number): Promise<UsersPage> {
  const page = await openUsersPage(address, (_, query) => {
    const number = Number(query.get('page') ?? 1)
    const limit = Number(query.get('limit'))
    return {
      data: Array.from({ length: limit }, (_row, index) =>
        userRow(`${number}-${index}`, {
          status: query.get('status') ?? 'active'
        })
      ),
      meta: {
        page: number,
        limit,
        total,
        hasMore: true,
        nextCursor: `after-${number}`,
        asOf: '2026-11-21T14:02:11Z'
      }
    }
  })
  const { ListFoot } =
    await import('../../../../src/features/list/list-foot.tsx')
  await page.show(({ view, query, shown }) => (
    <ListFoot list={view.list} shown={shown} counted query={query} />
  ))
  await waitFor(() => expect(range()).not.toContain('…'))
  return page
}

const range = (): string =>
  document.querySelector('[data-slot=range]')?.textContent ?? ''
const href = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href')
const idle = (page: UsersPage): Promise<void> =>
  waitFor(() =>
    expect(page.list.$state.get()).toMatchObject({ activity: 'idle' })
  )

describe('below the rows', () => {
  test('stands which of how many they are', async () => {
    await open('/users?page=3', 4812)
    expect(range()).toBe('51–75 of 4,812')
    expect(href('Page 193')).toBe('/users?page=193')
  })

  test('stands "of many" where nobody counts, and still a next page', async () => {
    await open('/users')
    expect(range()).toBe('1–25 of many')
    expect(
      screen.getAllByRole('link').map(link => link.getAttribute('aria-label'))
    ).toEqual(['Page 1', 'Next page'])
    expect(href('Next page')).toBe('/users?page=2&cursor=after-1')
  })

  test('the next page begins at the cursor, all others by their number', async () => {
    const page = await open('/users?limit=10', 4812)
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }))
    expect(location.search).toBe('?limit=10&page=2&cursor=after-1')
    await idle(page)
    expect(page.asked().at(-1)).toContain(
      'page=2&limit=10&sort=-createdAt&cursor=after-1'
    )
    expect(href('Next page')).toBe('/users?limit=10&page=3&cursor=after-2')
    expect(href('Previous page')).toBe('/users?limit=10')
    expect(href('Page 482')).toBe('/users?limit=10&page=482')
  })

  test('the cursor of older rows does not go with another question', async () => {
    const page = await open('/users')
    const release = page.hold()
    page.navigate('/users?status=banned')
    expect(href('Next page')).toBe('/users?status=banned&page=2')
    release()
    await idle(page)
    expect(href('Next page')).toBe('/users?status=banned&page=2&cursor=after-1')
  })

  test('stands no range where only a cursor led there, and no page', async () => {
    const page = await open('/users?cursor=after-7', 4812)
    expect(range()).toBe('25 rows of 4,812')
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
    expect(href('First page')).toBe('/users')
    expect(screen.queryByRole('link', { name: 'Page 193' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }))
    expect(location.search).toBe('?cursor=after-1')
    await idle(page)
    expect(page.asked().at(-1)).toContain('page=1&')
    expect(range()).toBe('25 rows of 4,812')
  })

  test('another number of rows begins with the first page', async () => {
    const page = await open('/users?page=3', 4812)
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), {
      target: { value: '100' }
    })
    expect(location.search).toBe('?limit=100')
    await idle(page)
    expect(range()).toBe('1–100 of 4,812')
  })
})

test('a total is as new as its rows, whatever a translator has made of it', () => {
  const footer = (total: number): React.ReactNode => (
    <ListFooter
      range={{ from: 1, to: 25 }}
      total={total}
      limit={25}
      pageSizes={[25]}
      onLimit={() => undefined}
      pager={{
        page: 1,
        totalPages: null,
        hasMore: true,
        hrefOf: String,
        onPage: () => undefined
      }}
      write={String}
    />
  )
  const { rerender } = render(footer(5000))
  const element = document.querySelector('[data-slot=range]')
  const texts = document.createTreeWalker(
    element ?? document,
    NodeFilter.SHOW_TEXT
  )
  const all: Node[] = []
  while (texts.nextNode()) all.push(texts.currentNode)
  for (const text of all) {
    const font = document.createElement('font')
    font.textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
  rerender(footer(32))
  expect(range()).toBe('1\u201325 of 32')
})
