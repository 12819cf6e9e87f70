import { describe, expect, test, vi } from 'vitest'

import type { CallOptions } from '../../../../src/backend/call-options.ts'
import type { CallName } from '../../../../src/contract/calls.ts'
import type {
  ExportPlan,
  ExportProgress
} from '../../../../src/features/export/export-plan.ts'
import type { ExportRun } from '../../../../src/features/export/export.ts'
import { csvDialects, textCell } from '../../../../src/format/csv.ts'
import { useApiServer } from '../../../support/api-server.ts'
import { openSignedIn } from '../../../support/stores.ts'
import { type TextTarget, textTarget } from '../../../support/text-target.ts'

const LONGEST_WAIT_SECONDS = 900

const api = useApiServer()

interface Row {
  id: string
}

type Plan = ExportPlan<Row>
type Read = Extract<Plan['source'], { kind: 'all' }>['readPage']

interface Opened {
  /** Reads a list of the API, a hundred rows at once. */
  reader: (
    call: CallName,
    options?: Pick<CallOptions, 'path' | 'query'>
  ) => Read
  start: (readPage: Read, more?: Partial<Plan>) => Started
}

interface Started {
  run: ExportRun
  target: TextTarget
  progress: ExportProgress[]
}

/** The export of a page whose administrator is signed in. */
async function openExport(): Promise<Opened> {
  const { client } = await openSignedIn(api)
  const { runExport } =
    await import('../../../../src/features/export/export.ts')
  return {
    reader: (call, options) => async (at, signal) => {
      const asked = { ...options?.query, limit: 100, sort: 'createdAt' }
      const query = { ...asked, ...at }
      const page = await client.page(call, { ...options, query, signal })
      return page as Awaited<ReturnType<Read>>
    },
    start(readPage, more = {}) {
      const target = textTarget()
      const progress: ExportProgress[] = []
      const run = runExport<Row>({
        dialect: csvDialects.comma,
        fields: [{ head: 'id', cell: row => textCell(row.id) }],
        rowKey: row => row.id,
        fileName: 'users.csv',
        source: { kind: 'all', readPage },
        target,
        ...more
      })
      run.$progress.subscribe(value => void progress.push(value))
      return { run, target, progress }
    }
  }
}

/** A few hundred of the users, with a filter as the screen has one. */
const someUsers = { query: { country: 'DE' } }

/** Every id of a list, read page by page by number. */
async function allIds(readPage: Read): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await readPage(
      { page },
      new AbortController().signal
    )
    ids.push(...data.map(({ id }) => id))
    if (!meta.hasMore) return ids
  }
}

/** As a server that pages by number only. */
function withoutCursor(readPage: Read): Read {
  return async ({ page }, signal) => {
    const { data, meta } = await readPage({ page }, signal)
    return { data, meta: { ...meta, nextCursor: undefined } }
  }
}

function written(target: TextTarget): string[] {
  return target.lines().map(([id = '']) => id)
}

describe('an export of all', () => {
  test.each(['as the server pages', 'page by page'])(
    'has every user once, in order, %s',
    async way => {
      const { reader, start } = await openExport()
      const users = reader('users', someUsers)
      const ids = await allIds(users)
      const readPage = way === 'page by page' ? withoutCursor(users) : users
      const { run, target, progress } = start(readPage)
      expect(await run.done).toEqual({
        kind: 'complete',
        written: ids.length,
        fileName: 'users.csv'
      })
      expect(target.text().startsWith('\uFEFFid\r\n')).toBe(true)
      expect(written(target)).toEqual(['id', ...ids])
      expect(target.name()).toBe('users.csv')
      expect(progress.slice(0, 3)).toEqual([
        { kind: 'running', written: 0, expected: undefined },
        { kind: 'running', written: 100, expected: ids.length },
        { kind: 'running', written: 200, expected: ids.length }
      ])
      expect(progress.at(-1)).toEqual(run.$progress.get())
    }
  )

  test('has every transaction of a user', async () => {
    const { reader, start } = await openExport()
    const entries = reader('userTransactions', { path: { id: '42' } })
    const ids = await allIds(entries)
    const { run, target } = start(entries)
    expect(await run.done).toMatchObject({ kind: 'complete' })
    expect(ids.length).toBeGreaterThan(0)
    expect(written(target)).toEqual(['id', ...ids])
  })
})

describe('a page that fails', () => {
  test('once is asked for again, and nothing is missing or doubled', async () => {
    const { reader, start } = await openExport()
    const users = reader('users', someUsers)
    const ids = await allIds(users)
    let failing = true
    const { run, target } = start(async (at, signal) => {
      if (at.page === 2 && failing) {
        failing = false
        // Twice, because every GET is retried once by itself.
        await api.control.faults.set([
          { path: 'users', times: 2, fault: { status: 503 } }
        ])
      }
      return users(at, signal)
    })
    expect(await run.done).toMatchObject({ kind: 'complete' })
    expect(written(target)).toEqual(['id', ...ids])
  })

  // Its tries take two and a half seconds by the clock.
  test('always ends the file with what it has, marked as incomplete', async () => {
    const { reader, start } = await openExport()
    const users = reader('users', someUsers)
    const { length } = await allIds(users)
    const { run, target } = start(async (at, signal) => {
      if (at.page === 2) {
        await api.control.faults.set([
          { path: 'users', fault: { status: 500 } }
        ])
      }
      return users(at, signal)
    })
    const outcome = await run.done
    expect(outcome).toMatchObject({
      kind: 'incomplete',
      written: 100,
      expected: length,
      reason: 'failed',
      error: { facts: { status: 500 } },
      fileName: 'users-incomplete.csv'
    })
    expect(target.name()).toBe('users-incomplete.csv')
    const lines = written(target)
    expect(lines).toHaveLength(102)
    const mark = lines.at(-1) ?? ''
    expect(mark).toContain(`# incomplete: 100 of ${length} rows, failed at `)
    expect(mark).toMatch(/ at \d{4}-\d\d-\d\dT[\d:.]+Z$/u)
  })

  test('for good is not asked for again', async () => {
    const { reader, start } = await openExport()
    await api.control.faults.set([{ path: 'users', fault: { status: 403 } }])
    const { run } = start(reader('users', someUsers))
    expect(await run.done).toMatchObject({
      reason: 'failed',
      written: 0,
      error: { facts: { kind: 'forbidden' } }
    })
    expect(
      api.sent.filter(({ address }) => /users/u.test(address))
    ).toHaveLength(1)
  })

  test('with 429 is asked for after the time that the server names', async () => {
    const { reader, start } = await openExport()
    const fault = { status: 429, headers: { 'Retry-After': '1' } }
    await api.control.faults.set([{ path: 'users', times: 2, fault }])
    const before = performance.now()
    const users = reader('users', someUsers)
    const { run, progress } = start(users, { limit: 100 })
    expect(await run.done).toMatchObject({ reason: 'limit', written: 100 })
    expect(performance.now() - before).toBeGreaterThanOrEqual(990)
    expect(
      progress.flatMap(one => (one.kind === 'running' ? [one.waitSeconds] : []))
    ).toEqual([undefined, 1, undefined, undefined])
  })

  test.each([LONGEST_WAIT_SECONDS + 1, 2_147_484])(
    'with a wait of %i s ends the file, and is not asked for again',
    async seconds => {
      const { reader, start } = await openExport()
      const users = reader('users', someUsers)
      const headers = { 'Retry-After': String(seconds) }
      const { run, target } = start(async (at, signal) => {
        if (at.page === 2) {
          await api.control.faults.set([
            { path: 'users', fault: { status: 429, headers } }
          ])
        }
        return users(at, signal)
      })
      expect(await run.done).toMatchObject({
        kind: 'incomplete',
        written: 100,
        reason: 'failed',
        error: { facts: { kind: 'too-many' } }
      })
      expect(target.name()).toBe('users-incomplete.csv')
      // Every GET is retried once by itself.
      expect(
        api.sent.filter(({ address }) => /users.*page=2/u.test(address))
      ).toHaveLength(2)
    }
  )
})

describe('an export that is cancelled', () => {
  test('keeps what was written, and says so in name and file', async () => {
    const { reader, start } = await openExport()
    const users = reader('users', someUsers)
    const { length } = await allIds(users)
    const { run, target } = start((at, signal) => {
      const answer = users(at, signal)
      if (at.page === 3) run.cancel()
      return answer
    })
    expect(await run.done).toMatchObject({
      kind: 'incomplete',
      reason: 'cancelled',
      written: 200,
      expected: length,
      fileName: 'users-incomplete.csv'
    })
    expect(written(target)).toHaveLength(202)
    expect(written(target).at(-1)).toContain(
      `# incomplete: 200 of ${length} rows, cancelled at `
    )
    const asked = api.sent.length
    await api.answered()
    expect(api.sent.length).toBe(asked)
  })

  test('does not sit out the wait for a server that is busy', async () => {
    const { reader, start } = await openExport()
    const fault = { status: 429, headers: { 'Retry-After': '600' } }
    await api.control.faults.set([{ path: 'users', fault }])
    const { run } = start(reader('users', someUsers))
    await vi.waitUntil(() => api.sent.length >= 2)
    await api.answered()
    run.cancel()
    expect(await run.done).toMatchObject({ reason: 'cancelled', written: 0 })
  })
})

describe('an export with a limit', () => {
  test.each([
    ['in a page', 250],
    ['between pages', 200]
  ])('ends there, %s', async (_, limit) => {
    const { reader, start } = await openExport()
    const target = textTarget(limit)
    const { run } = start(reader('users', someUsers), { target })
    expect(await run.done).toMatchObject({ reason: 'limit', written: limit })
    expect(written(target).at(-1)).toContain('stopped at the limit')
  })

  test('is complete where the limit is all there is', async () => {
    const { reader, start } = await openExport()
    const wallets = reader('systemWallets')
    const { length } = await allIds(wallets)
    const { run } = start(wallets, { limit: length })
    expect(await run.done).toMatchObject({ kind: 'complete', written: length })
  })
})

describe('an export of rows at hand', () => {
  const rows = [{ id: '1' }, { id: '2' }]

  test('asks the server for nothing', async () => {
    const { start, reader } = await openExport()
    const { run, target } = start(reader('users', someUsers), {
      source: { kind: 'rows', rows }
    })
    expect(await run.done).toMatchObject({ kind: 'complete', written: 2 })
    expect(target.text()).toBe('\uFEFFid\r\n1\r\n2\r\n')
    expect(api.sent).toEqual([])
  })
})

describe('a count that is not met', () => {
  test('makes the file incomplete, with too few and with too many', async () => {
    const { reader, start } = await openExport()
    const wallets = reader('systemWallets')
    const { length } = await allIds(wallets)
    for (const off of [-1, 1]) {
      const { run, target } = start(async (at, signal) => {
        const page = await wallets(at, signal)
        return { ...page, meta: { ...page.meta, total: length + off } }
      })
      expect(await run.done).toMatchObject({
        kind: 'incomplete',
        reason: 'miscounted',
        written: length,
        expected: length + off
      })
      expect(written(target).at(-1)).toContain(
        `${length} of ${length + off} rows, not as many as counted`
      )
    }
  })

  test('is that of the list where the server counts nothing', async () => {
    const { reader, start } = await openExport()
    const wallets = reader('systemWallets')
    const uncounted: Read = async (at, signal) => {
      const { data, meta } = await wallets(at, signal)
      return { data, meta: { ...meta, total: null } }
    }
    const source = { kind: 'all', readPage: uncounted } as const
    const told = start(uncounted, { source: { ...source, expected: 99 } })
    expect(await told.run.done).toMatchObject({ reason: 'miscounted' })
    const untold = start(uncounted)
    expect(await untold.run.done).toMatchObject({ kind: 'complete' })
  })
})
