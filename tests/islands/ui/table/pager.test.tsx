import {
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen
} from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { countText } from '../../../../src/format/count-text.ts'
import { ListFooter } from '../../../../src/ui/table/list-footer.tsx'
import type { PagerProps } from '../../../../src/ui/table/pager.tsx'
import { Pager } from '../../../../src/ui/table/pager.tsx'

const base: PagerProps = {
  page: 1,
  totalPages: 3,
  hasMore: true,
  hrefOf: page => `/users?page=${page}`,
  onPage: () => undefined
}

function shown(): string[] {
  const items = screen.getByRole('navigation', { name: 'Pages' }).children
  return Array.from(items, item => item.textContent).filter(Boolean)
}

afterEach(cleanup)

describe('pager', () => {
  test('links to every page and marks the one shown', () => {
    render(<Pager {...base} page={2} />)
    expect(shown()).toEqual(['1', '2', '3'])
    const current = screen.getByRole('link', { current: 'page' })
    expect(current.textContent).toBe('2')
    const third = screen.getByRole('link', { name: 'Page 3' })
    expect(third.getAttribute('href')).toBe('/users?page=3')
  })

  test.each([
    [1, ['1', '2', '3', '4', '5', '…', '193']],
    [4, ['1', '2', '3', '4', '5', '…', '193']],
    [5, ['1', '…', '4', '5', '6', '…', '193']],
    [189, ['1', '…', '188', '189', '190', '…', '193']],
    [190, ['1', '…', '189', '190', '191', '192', '193']],
    [193, ['1', '…', '189', '190', '191', '192', '193']]
  ])('shortens 193 pages around page %i', (page, expected) => {
    render(<Pager {...base} page={page} totalPages={193} />)
    expect(shown()).toEqual(expected)
  })

  test('leads nowhere before the first and after the last page', () => {
    const { rerender } = render(<Pager {...base} />)
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Next page' })).toBeDefined()
    rerender(<Pager {...base} page={3} hasMore={false} />)
    expect(screen.getByRole('link', { name: 'Previous page' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
  })

  test('leads on from no page that lies beyond the last', () => {
    render(<Pager {...base} page={5} />)
    expect(shown()).toEqual(['1', '2', '3'])
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
  })

  test('makes up no page count when the server does not count', () => {
    const { rerender } = render(<Pager {...base} page={7} totalPages={null} />)
    expect(shown()).toEqual(['7'])
    const next = screen.getByRole('link', { name: 'Next page' })
    expect(next.getAttribute('href')).toBe('/users?page=8')
    rerender(<Pager {...base} page={7} totalPages={null} hasMore={false} />)
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
  })

  test('takes a plain click and leaves the others to the browser', () => {
    const onPage = vi.fn<(page: number) => void>()
    render(<Pager {...base} onPage={onPage} />)
    const link = screen.getByRole('link', { name: 'Page 2' })
    const plain = createEvent.click(link)
    fireEvent(link, plain)
    expect(plain.defaultPrevented).toBe(true)
    expect(onPage).toHaveBeenCalledExactlyOnceWith(2)

    // The document stands for the browser, which jsdom has no tabs for.
    const seen: boolean[] = []
    const stop = (event: Event): void => {
      seen.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', stop)
    fireEvent.click(link, { ctrlKey: true })
    fireEvent.click(link, { metaKey: true })
    fireEvent.click(link, { shiftKey: true })
    document.removeEventListener('click', stop)
    expect(seen).toEqual([false, false, false])
    expect(onPage).toHaveBeenCalledTimes(1)
  })
})

describe('list footer', () => {
  function Footer(given: {
    total: number | 'many' | undefined
    range?: { from: number; to: number }
    onLimit?: (limit: number) => void
  }): JSX.Element {
    return (
      <ListFooter
        range={given.range}
        total={given.total}
        limit={25}
        pageSizes={[10, 25, 50]}
        onLimit={given.onLimit ?? (() => undefined)}
        pager={base}
        write={countText}
      />
    )
  }

  test('says which rows of how many are shown', () => {
    render(<Footer range={{ from: 1001, to: 1025 }} total={4812} />)
    expect(screen.getByText('1,001–1,025').parentElement?.textContent).toBe(
      '1,001–1,025 of 4,812'
    )
  })

  test('says many when the server does not count', () => {
    render(<Footer range={{ from: 1, to: 25 }} total="many" />)
    expect(screen.getByText('1–25').parentElement?.textContent).toBe(
      '1–25 of many'
    )
  })

  test('says nothing of others where nobody knows of any', () => {
    render(<Footer range={{ from: 1, to: 3 }} total={undefined} />)
    expect(screen.getByText('1–3').parentElement?.textContent).toBe('1–3 ')
  })

  test('says that there are no rows', () => {
    render(<Footer range={{ from: 0, to: 0 }} total={0} />)
    expect(screen.getByText('No rows')).toBeDefined()
  })

  test('changes the page size', () => {
    const onLimit = vi.fn<(limit: number) => void>()
    render(<Footer range={{ from: 1, to: 25 }} total={80} onLimit={onLimit} />)
    const size = screen.getByRole('combobox', { name: 'Rows per page' })
    fireEvent.change(size, { target: { value: '50' } })
    expect(onLimit).toHaveBeenCalledExactlyOnceWith(50)
  })
})
