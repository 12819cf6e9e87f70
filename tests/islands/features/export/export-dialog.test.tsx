import {
  cleanup,
  fireEvent,
  render,
  screen,
  within
} from '@testing-library/react'
import { useState, type JSX } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { RequestError } from '../../../../src/contract/request-error.ts'
import { ExportDialog } from '../../../../src/features/export/export-dialog.tsx'
import type { ExportScopes } from '../../../../src/features/export/export-scope.ts'
import { numberCell, textCell } from '../../../../src/format/csv.ts'
import { messages } from '../../../../src/messages.ts'
import { chooseCsvDialect } from '../../../../src/stores/preferences/csv-dialect.ts'
import type { ReadPage } from '../../../../src/stores/walk-pages.ts'
import { parseCsv } from '../../../support/csv-parser.ts'

interface Row {
  id: string
}

/** What the browser was given to download. */
const downloads: { name: string; file: Blob }[] = []

beforeEach(() => {
  downloads.length = 0
  let last = new Blob()
  URL.createObjectURL = file => {
    last = file as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    downloads.push({ name: this.download, file: last })
  })
})

afterEach(async () => {
  cleanup()
  Reflect.deleteProperty(window, 'showSaveFilePicker')
  chooseCsvDialect('comma')
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const rows: Row[] = ['1', '2', '3'].map(id => ({ id }))

function Page({ scopes }: { scopes: ExportScopes<Row> }): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Users</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      <ExportDialog<Row>
        open={open}
        onOpenChange={setOpen}
        texts="users"
        scopes={scopes}
        fieldsOf={zone => [
          { head: 'id', of: 'id', cell: row => textCell(row.id) },
          {
            head: 'name.first',
            of: 'name',
            cell: row => textCell(`N${row.id}`)
          },
          { head: 'note', of: 'note', cell: () => textCell('note') },
          { head: 'fee', of: 'fee', cell: () => numberCell('-1.50') },
          { head: 'gone', of: 'gone', cell: () => textCell('gone') },
          { head: 'zone', of: 'zone', cell: () => textCell(zone) }
        ]}
        without={['gone']}
        columns={[{ id: 'name', head: 'Name', cell: () => null }]}
        rowKey={row => row.id}
        fileName="users-2026-11-21.csv"
      />
    </main>
  )
}

function openWith(scopes: Partial<ExportScopes<Row>> = {}): () => void {
  const given = { page: rows, selection: [], ...scopes }
  const { unmount } = render(<Page scopes={given} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return unmount
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

const exportButton = (): HTMLElement => button(messages.export.start)
const result = (): string => screen.getByRole('status').textContent ?? ''

function pressEscape(): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
}

function wholeFile(): Promise<string> {
  const { file } = downloads[0]!
  return new Promise(resolve => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsText(file)
  })
}

async function fileLines(): Promise<string[]> {
  const text = await wholeFile()
  return parseCsv(text.replace(/^\uFEFF/u, '')).map(([field = '']) => field)
}

/** Pages of one row each, of which the test lets one after the other come. */
function slowPages(total: number | null): {
  readPage: ReadPage<Row>
  next: (fail?: RequestError) => Promise<void>
} {
  let answer: ((fail?: RequestError) => void) | undefined
  return {
    readPage: ({ page }, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        answer = fail =>
          fail
            ? reject(fail)
            : resolve({
                data: [{ id: `${page}` }],
                meta: {
                  page,
                  limit: 1,
                  total,
                  hasMore: page < 3,
                  asOf: '2026-11-21T13:02:11Z'
                }
              })
      }),
    async next(fail) {
      await vi.waitUntil(() => answer)
      const now = answer
      answer = undefined
      now?.(fail)
    }
  }
}

describe('the choice of rows', () => {
  test('writes every field that may come, or the columns as shown', async () => {
    const write = async (name: string): Promise<string | undefined> => {
      downloads.length = 0
      const unmount = openWith()
      fireEvent.click(screen.getByRole('radio', { name }))
      fireEvent.click(exportButton())
      await screen.findByRole('button', { name: messages.export.done })
      unmount()
      return (await wholeFile()).split('\r\n')[1]
    }
    expect(await write(messages.export.everything)).toBe('1,N1,note,-1.50,UTC')
    expect(await write(messages.export.shown)).toBe('1,N1')
  })

  test('writes with the chosen separator, says so, and keeps the choice', async () => {
    const { files, separators } = messages.export
    const unmount = openWith()
    screen.getByText(files.comma)
    fireEvent.click(screen.getByRole('radio', { name: separators.semicolon }))
    screen.getByText(files.semicolon)
    fireEvent.click(exportButton())
    await screen.findByRole('button', { name: messages.export.done })
    screen.getByText(files.semicolon)
    const lines = (await wholeFile()).split('\r\n')
    expect(lines[0]).toBe('id;name.first;note;fee;zone')
    expect(lines[1]).toBe('1;N1;note;-1,50;UTC')
    unmount()
    openWith()
    expect(
      screen.getByRole('radio', { name: separators.semicolon })
    ).toHaveProperty('checked', true)
  })

  test('names each scope with its count', () => {
    const { readPage } = slowPages(4812)
    openWith({
      selection: rows.slice(0, 2),
      matching: { expected: 4812, readPage }
    })
    const scope = screen.getByRole('group', { name: messages.export.scope })
    const labels = within(scope)
      .getAllByRole('radio')
      .map(radio => radio.closest('label')?.textContent)
    expect(labels).toEqual([
      'This page, 3 users',
      'Selection, 2 users',
      'All 4,812 that match'
    ])
    expect(
      screen.getByRole('radio', { name: 'Selection, 2 users' })
    ).toHaveProperty('checked', true)
  })

  test('has no selection where nothing is selected', () => {
    openWith()
    expect(
      screen.getByRole('radio', { name: messages.export.noSelection })
    ).toHaveProperty('disabled', true)
    const scope = screen.getByRole('group', { name: messages.export.scope })
    expect(within(scope).getAllByRole('radio')).toHaveLength(2)
  })

  test('exports nothing where there are no rows', () => {
    openWith({ page: [] })
    expect(exportButton()).toHaveProperty('disabled', true)
  })

  test('tells of the limit where the browser cannot write to disk', () => {
    const { readPage } = slowPages(100_001)
    const limit = messages.export.memory('100,000')
    const unmount = openWith({ matching: { expected: 100_001, readPage } })
    screen.getByText(limit)
    fireEvent.click(screen.getByRole('radio', { name: 'This page, 3 users' }))
    expect(screen.queryByText(limit)).toBeNull()
    unmount()
    Object.assign(window, { showSaveFilePicker: () => {} })
    openWith({ matching: { expected: 100_001, readPage } })
    expect(screen.queryByText(limit)).toBeNull()
  })
})

describe('an export', () => {
  test('writes the chosen rows and tells how many', async () => {
    openWith({ selection: rows.slice(0, 2) })
    fireEvent.click(screen.getByRole('radio', { name: 'This page, 3 users' }))
    fireEvent.click(exportButton())
    await vi.waitFor(() =>
      expect(result()).toBe('Exported 3 of 3 users to users-2026-11-21.csv.')
    )
    expect(downloads.map(({ name }) => name)).toEqual(['users-2026-11-21.csv'])
    expect(await fileLines()).toEqual(['id', '1', '2', '3'])
    expect(document.activeElement).toBe(button(messages.export.done))
    fireEvent.click(button(messages.export.done))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows how far it is, and cannot be dismissed meanwhile', async () => {
    const pages = slowPages(3)
    openWith({ matching: { expected: 5, readPage: pages.readPage } })
    fireEvent.click(exportButton())
    await pages.next()
    await screen.findByText('Exported 1 of 3')
    const bar = screen.getByRole('progressbar')
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([
      '1',
      '3'
    ])
    expect(result()).toBe('')
    pressEscape()
    screen.getByRole('dialog')
    expect(
      screen.queryByRole('button', { name: messages.dialog.close })
    ).toBeNull()
    fireEvent.click(exportButton())
    await pages.next()
    await pages.next()
    await screen.findByText('Exported 3 of 3 users to users-2026-11-21.csv.')
    expect(downloads).toHaveLength(1)
    pressEscape()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('whose number is not known only says that it goes on', async () => {
    const pages = slowPages(null)
    openWith({ matching: { readPage: pages.readPage } })
    expect(
      screen.getByRole('radio', { name: 'All that match' })
    ).toHaveProperty('checked', true)
    fireEvent.click(exportButton())
    await pages.next()
    await screen.findByText('Exported 1')
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
    await pages.next()
    await pages.next()
    await screen.findByText('Exported 3 of 3 users to users-2026-11-21.csv.')
  })

  test('that is cancelled keeps its rows and says that it is incomplete', async () => {
    const pages = slowPages(3)
    openWith({ matching: { expected: 3, readPage: pages.readPage } })
    fireEvent.click(exportButton())
    await pages.next()
    await screen.findByText('Exported 1 of 3')
    const cancel = button(messages.export.cancel)
    cancel.focus()
    fireEvent.click(cancel)
    await vi.waitFor(() =>
      expect(result()).toBe(
        `Exported 1 of 3 users to users-2026-11-21-incomplete.csv. ${messages.export.incomplete} ${messages.export.reasons.cancelled}`
      )
    )
    expect(document.activeElement).toBe(button(messages.export.done))
    const lines = await fileLines()
    expect(lines.slice(0, 2)).toEqual(['id', '1'])
    expect(lines[2]).toMatch(/^# incomplete: 1 of 3 rows, cancelled at /u)
  })

  test('counts down for how long the server wants it to wait', async () => {
    const pages = slowPages(3)
    openWith({ matching: { expected: 3, readPage: pages.readPage } })
    fireEvent.click(exportButton())
    await pages.next()
    await pages.next(new RequestError({ kind: 'too-many', retryAfter: 2 }))
    const timer = await screen.findByRole('timer')
    expect(timer.textContent).toBe(messages.export.waiting(2))
    screen.getByText('Exported 1 of 3')
    await screen.findByText(messages.export.waiting(1))
    await pages.next()
    await vi.waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
    await pages.next()
    await screen.findByText('Exported 3 of 3 users to users-2026-11-21.csv.')
  })

  test('that fails tells why', async () => {
    const pages = slowPages(3)
    openWith({ matching: { expected: 3, readPage: pages.readPage } })
    fireEvent.click(exportButton())
    await pages.next()
    await pages.next(new RequestError({ kind: 'forbidden', status: 403 }))
    await vi.waitFor(() =>
      expect(result()).toContain(messages.problem.forbidden)
    )
    expect(result()).toContain('Exported 1 of 3 users')
  })

  test('starts anew at each opening', async () => {
    openWith()
    fireEvent.click(exportButton())
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }))
    fireEvent.click(button('Open'))
    exportButton()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('ends with the screen that it was started from', async () => {
    const pages = slowPages(3)
    const unmount = openWith({
      matching: { expected: 3, readPage: pages.readPage }
    })
    fireEvent.click(exportButton())
    await pages.next()
    await screen.findByText('Exported 1 of 3')
    unmount()
    await vi.waitUntil(() => downloads.length === 1)
    expect(downloads[0]?.name).toBe('users-2026-11-21-incomplete.csv')
  })
})

describe('a browser that writes to disk', () => {
  test('is asked in the click, and a closed question starts nothing', async () => {
    const pick = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    Object.assign(window, { showSaveFilePicker: pick })
    openWith()
    fireEvent.click(exportButton())
    expect(pick).toHaveBeenCalledOnce()
    await vi.waitFor(() =>
      expect(exportButton().hasAttribute('aria-busy')).toBe(false)
    )
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(downloads).toEqual([])
  })

  test('is told where the file could not be written', async () => {
    const createWritable = (): Promise<never> =>
      Promise.reject(new DOMException('', 'NoModificationAllowedError'))
    const handle = { name: 'mine.csv', createWritable }
    Object.assign(window, { showSaveFilePicker: async () => handle })
    openWith()
    fireEvent.click(exportButton())
    const { nothing, unwritable } = messages.export
    await vi.waitFor(() => expect(result()).toBe(`${nothing} ${unwritable}`))
  })
})
