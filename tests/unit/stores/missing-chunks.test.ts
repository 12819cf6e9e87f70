import { beforeEach, describe, expect, test, vi } from 'vitest'

import type * as missingParts from '../../../src/stores/missing-chunks.ts'
import { loadPage } from '../../support/panel-page.ts'

type MissingParts = typeof missingParts

const gone = (): Promise<never> => Promise.reject(new Error('gone'))

let parts: MissingParts
let move: (address: string) => void

beforeEach(async () => {
  loadPage('/api/', '/users')
  parts = await import('../../../src/stores/missing-chunks.ts')
  const route = await import('../../../src/stores/route.ts')
  route.startRouting()
  move = address => route.navigate(address, 'push')
})

const missing = (): number => parts.$missingParts.get().length

describe('a part that loads', () => {
  test('is one until it is there or gone', async () => {
    expect(parts.isChunkLoading()).toBe(false)
    const there = parts.loadChunk(() => Promise.resolve('part'))
    expect(parts.isChunkLoading()).toBe(true)
    expect(await there).toBe('part')
    expect(parts.isChunkLoading()).toBe(false)
    const away = parts.loadChunk(gone)
    expect(parts.isChunkLoading()).toBe(true)
    await expect(away).rejects.toThrow('gone')
    expect(parts.isChunkLoading()).toBe(false)
  })

  test('is the guard’s matter beside a screen that loads', async () => {
    const part = parts.loadChunk(() => Promise.resolve('part'))
    const screen = parts.loadScreen(() => Promise.resolve('screen'))
    expect(parts.isChunkLoading()).toBe(false)
    await Promise.all([part, screen])
  })
})

describe('what waits for a part', () => {
  test('goes on with it, at once or after another try', async () => {
    const use = vi.fn<(part: string) => void>()
    const load = vi.fn<() => Promise<string>>()
    load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue('part')
    parts.withChunk(load, use)
    await vi.waitFor(() => expect(missing()).toBe(1))
    expect(use).not.toHaveBeenCalled()
    parts.retryMissing()
    expect(missing()).toBe(0)
    await vi.waitFor(() => expect(use).toHaveBeenCalledExactlyOnceWith('part'))
  })

  test('is forgotten when the address changes', async () => {
    const use = vi.fn<(part: string) => void>()
    parts.withChunk(gone, use)
    await vi.waitFor(() => expect(missing()).toBe(1))
    move('/games')
    expect(missing()).toBe(0)
  })

  test('keeps its own mistakes apart from a missing part', async () => {
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const mistake = new Error('mistake')
    parts.withChunk(
      () => Promise.resolve('part'),
      () => {
        throw mistake
      }
    )
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(mistake))
    expect(missing()).toBe(0)
  })
})
