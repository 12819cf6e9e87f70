import { describe, expect, test, vi } from 'vitest'

import {
  chooseTarget,
  diskTarget,
  FileWriteError,
  memoryTarget
} from '../../../../src/features/export/export-file.ts'
import { runExport } from '../../../../src/features/export/export.ts'
import { csvDialects, textCell } from '../../../../src/format/csv.ts'

const MEMORY_LIMIT_ROWS = 100_000

interface Disk {
  handle: FileSystemFileHandle
  /** What the file holds: nothing until the stream was closed. */
  content: () => string | undefined
}

/** A file as the File System Access API has it; `failAt` counts writes. */
function diskFile(failAt = Infinity): Disk {
  let content: string | undefined
  const createWritable = async (): Promise<unknown> => {
    let swap = ''
    let writes = 0
    return {
      write: async (text: string) => {
        writes += 1
        if (writes >= failAt) throw new DOMException('', 'QuotaExceededError')
        swap += text
      },
      close: async () => {
        content = swap
      }
    }
  }
  const handle = { name: 'chosen.csv', createWritable }
  return {
    handle: handle as unknown as FileSystemFileHandle,
    content: () => content
  }
}

/** A browser whose file picker does this. */
function stubPicker(pick: () => Promise<unknown>): ReturnType<typeof vi.fn> {
  const showSaveFilePicker = vi.fn(pick)
  vi.stubGlobal('window', { showSaveFilePicker })
  return showSaveFilePicker
}

const plan = {
  dialect: csvDialects.comma,
  fields: [{ head: 'id', cell: (row: string) => textCell(row) }],
  rowKey: (row: string) => row,
  fileName: 'users.csv',
  source: { kind: 'rows', rows: ['1', '2'] }
} as const

describe('a file on disk', () => {
  test('has all lines once it is finished, under the chosen name', async () => {
    const disk = diskFile()
    const run = runExport({ ...plan, target: diskTarget(disk.handle) })
    expect(await run.done).toEqual({
      kind: 'complete',
      written: 2,
      fileName: 'chosen.csv'
    })
    expect(disk.content()).toBe('\uFEFFid\r\n1\r\n2\r\n')
  })

  test('that is cancelled keeps its lines, and a mark', async () => {
    const disk = diskFile()
    const run = runExport({
      ...plan,
      source: {
        kind: 'all',
        expected: 4,
        readPage: async ({ page }) => {
          if (page === 2) run.cancel()
          const meta = { page, limit: 2, hasMore: true, asOf: '' }
          return { data: [`${page}a`, `${page}b`], meta }
        }
      },
      target: diskTarget(disk.handle)
    })
    expect(await run.done).toMatchObject({
      reason: 'cancelled',
      fileName: 'chosen.csv'
    })
    expect(disk.content()).toMatch(
      /^\uFEFFid\r\n1a\r\n1b\r\n2a\r\n2b\r\n"# incomplete: 4 of 4 rows, cancelled at [^"]+"\r\n$/u
    )
  })

  test('that cannot be written is lost, and nothing is said to be in it', async () => {
    const disk = diskFile(2)
    const run = runExport({ ...plan, target: diskTarget(disk.handle) })
    const outcome = await run.done
    expect(outcome).toMatchObject({
      kind: 'incomplete',
      reason: 'failed',
      written: 0,
      expected: 2
    })
    expect(outcome).toHaveProperty('error', expect.any(FileWriteError))
    expect(disk.content()).toBeUndefined()
  })
})

describe('the choice of a target', () => {
  test('asks for a file on disk where the browser can, in the click', async () => {
    const disk = diskFile()
    const pick = stubPicker(async () => disk.handle)
    const choice = chooseTarget('users/2026.csv')
    expect(pick).toHaveBeenCalledExactlyOnceWith({
      suggestedName: 'users-2026.csv',
      types: [{ accept: { 'text/csv': ['.csv'] } }]
    })
    const target = await choice
    expect(target?.limit).toBeUndefined()
    await target?.open()
    expect(await target?.finish('other.csv')).toBe('chosen.csv')
  })

  test('is none where the person closed the picker', async () => {
    stubPicker(() => Promise.reject(new DOMException('', 'AbortError')))
    expect(await chooseTarget('users.csv')).toBeUndefined()
  })

  test('is memory where the picker is missing or forbidden', async () => {
    stubPicker(() => Promise.reject(new DOMException('', 'SecurityError')))
    expect(await chooseTarget('users.csv')).toHaveProperty(
      'limit',
      MEMORY_LIMIT_ROWS
    )
    vi.stubGlobal('window', {})
    expect(await chooseTarget('users.csv')).toHaveProperty(
      'limit',
      MEMORY_LIMIT_ROWS
    )
    vi.unstubAllGlobals()
  })
})

describe('a file in memory', () => {
  test('is downloaded when it is finished, and let go of later', async () => {
    vi.useFakeTimers()
    const link = { href: '', download: '', click: vi.fn<() => void>() }
    vi.stubGlobal('document', { createElement: () => link })
    const create = vi.spyOn(URL, 'createObjectURL')
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const run = runExport({ ...plan, target: memoryTarget() })
    expect(await run.done).toMatchObject({ fileName: 'users.csv' })
    expect(link.download).toBe('users.csv')
    expect(link.click).toHaveBeenCalledOnce()
    const file = create.mock.calls[0]?.[0]
    expect(file).toHaveProperty('type', 'text/csv;charset=utf-8')
    const bytes = file instanceof Blob ? await file.bytes() : []
    expect([...bytes]).toEqual([
      ...new TextEncoder().encode('\uFEFFid\r\n1\r\n2\r\n')
    ])
    expect(revoke).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(revoke).toHaveBeenCalledExactlyOnceWith(link.href)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})
