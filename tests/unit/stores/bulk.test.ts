import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Page } from '../../../src/api/contract/list.ts'
import type {
  BulkItem,
  BulkTarget
} from '../../../src/stores/bulk/bulk-item.ts'
import type * as note from '../../../src/stores/bulk/bulk-note.ts'
import type { BulkRun } from '../../../src/stores/bulk/bulk-run.ts'
import type * as bulk from '../../../src/stores/bulk/bulk.ts'
import type * as open from '../../../src/stores/bulk/open-bulk.ts'
import type * as changes from '../../../src/stores/changes.ts'
import type * as session from '../../../src/stores/session.ts'
import type * as toasts from '../../../src/stores/toasts.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { freshDocument } from '../../support/fresh-document.ts'
import { startRawServer } from '../../support/raw-server.ts'

type Reply = { status: number; code?: string; wait?: number } | 'broken'

interface Seen {
  call: string
  key: string
  version: string | undefined
}

type Stores = typeof bulk &
  typeof open &
  typeof note &
  typeof session &
  typeof changes &
  typeof toasts & { seen: Seen[]; run: () => BulkRun; states: () => string[] }

let kept = new Map<string, string>()

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const row = {
  id: 'x',
  email: 'x@example.com',
  status: 'suspended',
  balances: [],
  createdAt: '2026-01-01T00:00:00Z',
  version: 9
}

/** A signed-in page; `reply` answers a command or a question for its key. */
async function openPage(reply: (seen: Seen) => Reply): Promise<Stores> {
  const seen: Seen[] = []
  const rest = fakeApi(path => (path.startsWith('admins/') ? row : 404))
  const { origin } = await startRawServer((request, response) => {
    const path = (request.url ?? '').replace('/api/', '')
    const asksKey = path.startsWith('commands/')
    if (!asksKey && (request.method === 'GET' || path.startsWith('admin/'))) {
      return rest(request, response)
    }
    const one = {
      call: `${request.method} ${asksKey ? 'commands' : path}`,
      key: String(request.headers['idempotency-key']),
      version: request.headers['if-match']
    }
    seen.push(one)
    const answer = reply(one)
    if (answer === 'broken') return void request.socket.destroy()
    const { status, code, wait } = answer
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(wait === undefined ? {} : { 'retry-after': String(wait) })
    })
    const sent = { key: 'k', call: 'c', doneAt: row.createdAt, status: 200 }
    response.end(
      JSON.stringify(
        status === 200
          ? asksKey
            ? { ...sent, answer: {} }
            : row
          : { status, code }
      )
    )
  })
  freshDocument(`${origin}/api/`)
  const session = await import('../../../src/stores/session.ts')
  await session.checkSession()
  const open = await import('../../../src/stores/bulk/open-bulk.ts')
  const run = (): BulkRun => {
    const state = open.$bulk.get()?.state
    if (state?.kind !== 'started') throw new Error('no run')
    return state.run
  }
  return {
    ...(await import('../../../src/stores/bulk/bulk.ts')),
    ...(await import('../../../src/stores/bulk/bulk-note.ts')),
    ...(await import('../../../src/stores/changes.ts')),
    ...(await import('../../../src/stores/toasts.ts')),
    ...open,
    ...session,
    seen,
    run,
    states: () =>
      run()
        .$progress.get()
        .items.map(({ state }: BulkItem) => state.kind)
  }
}

const target = (id: string): BulkTarget => ({ id, name: id, version: 3 })
const chosen = (...ids: string[]): open.BulkSource => ({
  kind: 'chosen',
  targets: ids.map(target)
})

/** All that match, page by page. */
const matching = (expected: number, ...pages: string[][]): open.BulkSource => ({
  kind: 'matching',
  expected,
  readPage: async ({ page }): Promise<Page<BulkTarget>> => ({
    data: (pages[page - 1] ?? []).map(target),
    meta: {
      page,
      limit: 100,
      hasMore: page < pages.length,
      asOf: row.createdAt
    }
  })
})

async function ended({ run }: Stores): Promise<void> {
  await vi.waitFor(() => expect(run().$progress.get().phase.kind).toBe('ended'))
}

const REASON = 'Plays with two accounts'

describe('doing something with many', () => {
  test('sends a command of its own for each, with a key of its own', async () => {
    const page = await openPage(() => ({ status: 200 }))
    const changed = vi.fn<() => void>()
    page.onChange(changed)
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1', '2', '3', '4', '5') },
      REASON
    )
    await ended(page)
    expect(page.seen.map(({ call }) => call).toSorted()).toEqual(
      ['1', '2', '3', '4', '5'].map(id => `POST users/${id}/suspension`)
    )
    expect(new Set(page.seen.map(({ key }) => key)).size).toBe(5)
    expect(page.states()).toEqual(Array(5).fill('done'))
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('skips what is so already, and tells what was refused', async () => {
    const page = await openPage(({ call }) =>
      call.includes('/1/')
        ? { status: 409, code: 'already-suspended' }
        : call.includes('/2/')
          ? { status: 409, code: 'user-closed' }
          : { status: 403 }
    )
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1', '2', '3') },
      REASON
    )
    await ended(page)
    expect(page.states()).toEqual(['skipped', 'skipped', 'failed'])
  })

  test('asks back by its key before what nobody answered is sent again', async () => {
    let commands = 0
    const page = await openPage(({ call }) => {
      if (call === 'GET commands') return { status: 404, code: 'unknown-key' }
      commands += 1
      return commands === 1 ? 'broken' : { status: 200 }
    })
    await page.startBulk({ action: 'reinstate-user', source: chosen('1') }, '')
    await ended(page)
    expect(page.states()).toEqual(['unknown'])
    page.run().retry()
    await ended(page)
    expect(page.states()).toEqual(['done'])
    expect(page.seen.map(({ call }) => call)).toEqual([
      'DELETE users/1/suspension',
      'GET commands',
      'DELETE users/1/suspension'
    ])
    expect(page.seen[2]?.key).toBe(page.seen[0]?.key)
  })

  test('sends nothing again that the server says was done', async () => {
    const page = await openPage(({ call }) =>
      call === 'GET commands' ? { status: 200 } : 'broken'
    )
    await page.startBulk({ action: 'reinstate-user', source: chosen('1') }, '')
    await ended(page)
    page.run().retry()
    await ended(page)
    expect(page.states()).toEqual(['done'])
    expect(page.seen).toHaveLength(2)
  })

  test('names the version, and after a 412 retries with the newest', async () => {
    const page = await openPage(({ version }) =>
      version === '"9"' ? { status: 200 } : { status: 412 }
    )
    await page.startBulk(
      { action: 'disable-admin', source: chosen('adm_7') },
      REASON
    )
    await ended(page)
    expect(page.seen[0]?.version).toBe('"3"')
    expect(page.states()).toEqual(['failed'])
    page.run().retry()
    await ended(page)
    expect(page.states()).toEqual(['done'])
  })

  test('waits as long as the server asks and goes on', async () => {
    let calls = 0
    const page = await openPage(() => {
      calls += 1
      return calls === 1 ? { status: 429, wait: 1 } : { status: 200 }
    })
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1') },
      REASON
    )
    await vi.waitFor(() =>
      expect(page.run().$progress.get().phase.kind).toBe('holding')
    )
    await vi.waitFor(() => expect(page.states()).toEqual(['done']), 3000)
    expect(page.seen).toHaveLength(2)
  })

  test('reads all that match first, each once', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      {
        action: 'suspend-user',
        source: matching(3, ['1', '2'], ['2', '3'])
      },
      REASON
    )
    await ended(page)
    expect(page.seen).toHaveLength(3)
  })

  test('sends nothing to more than was agreed to, before it is agreed to', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      { action: 'suspend-user', source: matching(2, ['1', '2', '3']) },
      REASON
    )
    expect(page.$bulk.get()?.state.kind).toBe('miscounted')
    expect(page.seen).toHaveLength(0)
    page.agreeToBulk()
    await ended(page)
    expect(page.seen).toHaveLength(3)
  })

  test('sends nothing without a reason that the contract takes', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk({ action: 'suspend-user', source: chosen('1') }, 'abc')
    expect(page.$bulk.get()).toBeUndefined()
    expect(page.seen).toHaveLength(0)
  })

  test('stops with its session, and tells the same admin later what was done', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      {
        action: 'suspend-user',
        source: chosen('1', '2', '3', '4', '5', '6')
      },
      REASON
    )
    page.clearSession('ended')
    await ended(page)
    expect(page.states().slice(4)).toEqual(['unsent', 'unsent'])
    page.tellKeptBulk('adm_1')
    expect(page.$toasts.get()).toHaveLength(1)
    expect(page.$toasts.get()[0]?.text).toContain('2 not sent')
    page.tellKeptBulk('adm_1')
    expect(page.$toasts.get()).toHaveLength(1)
  })

  test('is told by a toast when its screen is left', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1', '2', '3', '4', '5') },
      REASON
    )
    page.leaveBulk()
    await vi.waitFor(() => expect(page.$bulk.get()).toBeUndefined())
    expect(page.$toasts.get()[0]?.text).toContain('4 suspended, 1 not sent')
  })
})
