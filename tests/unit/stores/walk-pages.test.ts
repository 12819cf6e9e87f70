import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { RequestError } from '../../../src/contract/request-error.ts'
import { type ReadPage, walkPages } from '../../../src/stores/walk-pages.ts'
import { turns } from '../../support/raw-server.ts'

const LIMIT = 10

/** A list to whose front rows are added while it is read, page by number. */
function movingList(
  rows: readonly string[],
  arrivals: readonly number[]
): ReadPage<string> {
  let all = [...rows]
  let arrived = 0
  return async ({ page }) => {
    const from = (page - 1) * LIMIT
    const data = all.slice(from, from + LIMIT)
    const hasMore = all.length > from + LIMIT
    const total = all.length
    for (let count = arrivals[page - 1] ?? 0; count > 0; count -= 1) {
      arrived += 1
      all = [`new ${arrived}`, ...all]
    }
    return { data, meta: { page, limit: LIMIT, total, hasMore, asOf: '' } }
  }
}

async function walked(readPage: ReadPage<string>): Promise<string[]> {
  const { signal } = new AbortController()
  const rows: string[] = []
  for await (const page of walkPages(readPage, row => row, signal)) {
    rows.push(...page.rows)
  }
  return rows
}

describe('a walk', () => {
  test('gives every row once while others arrive in front of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 120 }),
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 20 }),
        async (size, arrivals) => {
          const rows = Array.from({ length: size }, (_, index) => `${index}`)
          const read = await walked(movingList(rows, arrivals))
          expect(new Set(read).size).toBe(read.length)
          expect(read.filter(row => !row.startsWith('new'))).toEqual(rows)
        }
      )
    )
  })

  test('counts as the first page does', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => `${index}`)
    const { signal } = new AbortController()
    const totals: (number | undefined)[] = []
    for await (const { total } of walkPages(
      movingList(rows, [3, 3]),
      row => row,
      signal
    )) {
      totals.push(total)
    }
    expect(totals).toEqual([25, undefined, undefined, undefined])
  })

  test('follows the cursor of each answer', async () => {
    const asked: (string | undefined)[] = []
    await walked(async ({ page, cursor }) => {
      asked.push(cursor)
      const hasMore = page < 4
      const nextCursor = hasMore ? `after ${page}` : undefined
      const meta = { page, limit: 1, hasMore, nextCursor, asOf: '' }
      return { data: [`${page}`], meta }
    })
    expect(asked).toEqual([undefined, 'after 1', 'after 2', 'after 3'])
  })

  test('asks for one page ahead while the last one is taken', async () => {
    const rows = Array.from({ length: 35 }, (_, index) => `${index}`)
    const asked: number[] = []
    const list = movingList(rows, [])
    const { signal } = new AbortController()
    const walk = walkPages<string>(
      (at, stop) => {
        asked.push(at.page)
        return list(at, stop)
      },
      row => row,
      signal,
      'next'
    )
    for (const known of [
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4]
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      expect((await walk.next()).value?.rows).toBeDefined()
      expect(asked).toEqual(known)
    }
    expect(await walk.next()).toMatchObject({ done: true })
  })

  test('asks for no page that nobody takes', async () => {
    const rows = Array.from({ length: 35 }, (_, index) => `${index}`)
    const asked: number[] = []
    const list = movingList(rows, [])
    const { signal } = new AbortController()
    const readPage: ReadPage<string> = (at, stop) => {
      asked.push(at.page)
      return list(at, stop)
    }
    for await (const page of walkPages(readPage, row => row, signal)) {
      await turns()
      if (page.rows.includes('15')) break
    }
    expect(asked).toEqual([1, 2])
  })

  test('calls off the page that is under way where it is left', async () => {
    const stops: AbortSignal[] = []
    const rows = Array.from({ length: 25 }, (_, index) => `${index}`)
    const list = movingList(rows, [])
    const { signal } = new AbortController()
    const readPage: ReadPage<string> = (at, stop) => {
      stops.push(stop)
      return list(at, stop)
    }
    const walk = walkPages(readPage, row => row, signal, 'next')
    for await (const { total } of walk) {
      expect(total).toBe(25)
      expect(stops.map(({ aborted }) => aborted)).toEqual([false, false])
      break
    }
    expect(stops.every(({ aborted }) => aborted)).toBe(true)
    expect(signal.aborted).toBe(false)
  })

  test('gives a page before it tells that the next one failed', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => `${index}`)
    const list = movingList(rows, [])
    const { signal } = new AbortController()
    const read: string[] = []
    const walk = async (): Promise<void> => {
      const readPage: ReadPage<string> = async (at, stop) => {
        if (at.page === 2) throw new RequestError({ kind: 'forbidden' })
        return list(at, stop)
      }
      const pages = walkPages(readPage, row => row, signal, 'next')
      for await (const page of pages) {
        await turns()
        read.push(...page.rows)
      }
    }
    await expect(walk()).rejects.toMatchObject({ kind: 'forbidden' })
    expect(read).toEqual(rows.slice(0, LIMIT))
  })

  test('gives up a server that has no end', async () => {
    const endless = walked(async ({ page }) => ({
      data: ['the same row'],
      meta: { page, limit: 1, hasMore: true, asOf: '' }
    }))
    await expect(endless).rejects.toMatchObject({ kind: 'bad-answer' })
    const inCircles = walked(async ({ page }) => ({
      data: [`${page}`],
      meta: { page, limit: 1, hasMore: true, nextCursor: 'here', asOf: '' }
    }))
    await expect(inCircles).rejects.toMatchObject({ kind: 'bad-answer' })
  })
})
