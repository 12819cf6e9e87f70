import { text as readText } from 'node:stream/consumers'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Page } from '../../../../src/contract/list-answer.ts'
import type * as actions from '../../../../src/features/bulk/bulk-actions.ts'
import type {
  BulkItem,
  BulkTarget
} from '../../../../src/features/bulk/bulk-item.ts'
import type * as note from '../../../../src/features/bulk/bulk-note.ts'
import type { BulkRun } from '../../../../src/features/bulk/bulk-progress.ts'
import type { BulkSum } from '../../../../src/features/bulk/bulk-view.ts'
import type * as bulk from '../../../../src/features/bulk/bulk.ts'
import type * as open from '../../../../src/features/bulk/open-bulk.ts'
import { messages } from '../../../../src/messages.ts'
import type * as changes from '../../../../src/stores/changes.ts'
import type * as session from '../../../../src/stores/session.ts'
import type * as toasts from '../../../../src/stores/toasts.ts'
import { fakeApi } from '../../../support/fake-api.ts'
import { freshDocument } from '../../../support/fresh-document.ts'
import { provideActions } from '../../../support/provide-actions.ts'
import { startRawServer } from '../../../support/raw-server.ts'
import { stubTabStorage } from '../../../support/tab-storage.ts'

type Reply = { status: number; code?: string; wait?: number } | 'broken'

interface Seen {
  call: string
  key: string
  version: string | undefined
  body: unknown
}

type Stores = typeof open &
  Omit<typeof bulk, 'startBulk'> &
  typeof note &
  typeof session &
  typeof changes &
  typeof toasts & {
    seen: Seen[]
    /** Starts a run with what somebody has typed, once it can be read. */
    startBulk: (
      request: open.BulkRequest,
      values: Readonly<Record<string, string>>
    ) => Promise<void>
    /** Another admin signs in, and this document hears of it. */
    signInAs: (id: string) => Promise<void>
    run: () => BulkRun
    /** The question that is filled in, with what is wrong with it. */
    filling: () => Extract<open.BulkState, { kind: 'filling' }>
    states: () => string[]
  }

let kept = new Map<string, string>()
let browser = new EventTarget()

/** The connection of the browser, as far as it knows of it. */
function connect(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine })
  browser.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

beforeEach(() => {
  kept = new Map()
  browser = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, browser[name].bind(browser))
  }
  vi.stubGlobal('window', browser)
  stubTabStorage(kept)
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

/**
 * A signed-in page; `reply` answers a command or a question for its key, and
 * `until` holds back the row that is read after a 412.
 */
async function openPage(
  reply: (seen: Seen) => Reply,
  until?: () => Promise<void>
): Promise<Stores> {
  const seen: Seen[] = []
  let adminId = 'adm_1'
  const rest = fakeApi(path => (path.startsWith('admins/') ? row : 404))
  const { origin } = await startRawServer(async (request, response) => {
    const path = (request.url ?? '').replace('/api/', '')
    const asksKey = path.startsWith('commands/')
    if (path === 'admin') {
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end(
        JSON.stringify({ id: adminId, email: 'a@example.com' })
      )
    }
    if (!asksKey && (request.method === 'GET' || path.startsWith('admin/'))) {
      if (path.startsWith('admins/')) await until?.()
      return rest(request, response)
    }
    const sentBody = await readText(request)
    const one = {
      call: `${request.method} ${asksKey ? 'commands' : path}`,
      key: String(request.headers['idempotency-key']),
      version: request.headers['if-match'],
      body: sentBody === '' ? undefined : JSON.parse(sentBody)
    }
    seen.push(one)
    const answer = reply(one)
    if (answer === 'broken') return request.socket.destroy()
    const { status, code, wait } = answer
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(wait === undefined ? {} : { 'retry-after': String(wait) })
    })
    const sent = { key: 'k', call: 'c', doneAt: row.createdAt, status }
    return response.end(
      JSON.stringify(
        status < 300
          ? asksKey
            ? { ...sent, answer: {} }
            : row
          : { status, code }
      )
    )
  })
  freshDocument(`${origin}/api/`)
  const session = await import('../../../../src/stores/session.ts')
  await session.checkSession()
  await provideActions()
  const open = await import('../../../../src/features/bulk/open-bulk.ts')
  const { startBulk, ...stores } =
    await import('../../../../src/features/bulk/bulk.ts')
  const { readBulk }: typeof actions =
    await import('../../../../src/features/bulk/bulk-actions.ts')
  const run = (): BulkRun => {
    const state = open.$bulk.get()?.state
    if (state?.kind !== 'started') throw new Error('no run')
    return state.run
  }
  return {
    ...stores,
    startBulk: async (request, values) => {
      const read = readBulk(request.action, values)
      if (read.kind !== 'command') throw new Error('not readable')
      await startBulk({ clock: undefined, ...request }, read.command)
    },
    ...(await import('../../../../src/features/bulk/bulk-note.ts')),
    ...(await import('../../../../src/stores/changes.ts')),
    ...(await import('../../../../src/stores/toasts.ts')),
    ...open,
    ...session,
    seen,
    signInAs: id => {
      adminId = id
      return session.recheckSession()
    },
    run,
    filling: () => {
      const state = open.$bulk.get()?.state
      if (state?.kind !== 'filling') throw new Error('nothing is filled in')
      return state
    },
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
const matching = (
  expected: number,
  ...pages: string[][]
): Extract<open.BulkSource, { kind: 'matching' }> => ({
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

const REASON = { reason: 'Plays with two accounts' }

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
    await page.startBulk({ action: 'reinstate-user', source: chosen('1') }, {})
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

  test('knows no more of it where the second sending is forbidden', async () => {
    let commands = 0
    const page = await openPage(({ call }) => {
      if (call === 'GET commands') return { status: 404, code: 'unknown-key' }
      commands += 1
      return commands === 1 ? 'broken' : { status: 403 }
    })
    await page.startBulk({ action: 'reinstate-user', source: chosen('1') }, {})
    await ended(page)
    page.run().retry()
    await ended(page)
    expect(page.seen).toHaveLength(3)
    expect(page.states()).toEqual(['unknown'])
  })

  test('sends nothing again that the server says was done', async () => {
    const page = await openPage(({ call }) =>
      call === 'GET commands' ? { status: 200 } : 'broken'
    )
    await page.startBulk({ action: 'reinstate-user', source: chosen('1') }, {})
    await ended(page)
    page.run().retry()
    await ended(page)
    expect(page.states()).toEqual(['done'])
    expect(page.seen).toHaveLength(2)
  })

  test('names the version, and after a 412 retries with the newest (NET-14)', async () => {
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
    await vi.waitFor(() => expect(page.states()).toEqual(['done']))
    expect(page.seen).toHaveLength(2)
  })

  test.each([0, -5])(
    'leaves a server alone for a while that says %i',
    async wait => {
      const page = await openPage(() => ({ status: 429, wait }))
      const { learnServerTime } =
        await import('../../../../src/api/server-time.ts')
      const began = Date.now()
      // Its `Date` says whole seconds only.
      learnServerTime(began, 'api')
      await page.startBulk(
        { action: 'suspend-user', source: chosen('1') },
        REASON
      )
      await vi.waitFor(() =>
        expect(page.run().$progress.get().phase.kind).toBe('holding')
      )
      expect(page.run().$progress.get().phase).toHaveProperty(
        'until',
        expect.toSatisfy((until: number) => until >= began + 1000)
      )
      expect(page.seen).toHaveLength(1)
      page.run().stop('stopped')
    }
  )

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

  test('sends nothing where its session ends while it reads', async () => {
    const page = await openPage(() => ({ status: 200 }))
    const { readPage, ...source } = matching(2, ['1'], ['2'])
    await page.startBulk(
      {
        action: 'suspend-user',
        source: {
          ...source,
          readPage: async (query, signal) => {
            if (query.page === 2) page.clearSession('ended')
            return readPage(query, signal)
          }
        }
      },
      REASON
    )
    expect(page.$bulk.get()).toBeUndefined()
    expect(page.seen).toHaveLength(0)
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

  test('sends nothing to fewer than were agreed to, before it is agreed to', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      { action: 'suspend-user', source: matching(3, ['1', '2']) },
      REASON
    )
    expect(page.$bulk.get()?.state.kind).toBe('miscounted')
    expect(page.seen).toHaveLength(0)
    page.agreeToBulk()
    await ended(page)
    expect(page.seen).toHaveLength(2)
  })

  test('reads what matches before it asks for sums, and sends that alone', async () => {
    const page = await openPage(() => ({ status: 200 }))
    const sums = (read: readonly BulkTarget[]): BulkSum[] => [
      { currency: 'EUR', credit: read.map(({ id }) => id).join(''), debit: '0' }
    ]
    const source = { ...matching(3, ['1'], ['1', '2']), sums }
    page.openBulk({ action: 'complete-transaction', source, clock: '14:02' })
    expect(page.$bulk.get()?.state.kind).toBe('reading')
    await vi.waitFor(() => page.filling())
    const { question } = page.filling()
    expect(question).toMatchObject({
      clock: '14:02',
      sums: sums([target('1'), target('2')])
    })
    expect(page.requestCount(question)).toBe(2)
    expect(page.seen).toHaveLength(0)
    page.submitBulk()
    await ended(page)
    expect(page.seen.map(({ version }) => version)).toEqual(['"3"', '"3"'])
  })

  test.each([
    ['is closed', 'none'],
    ['finds nothing any more', 'miscounted']
  ])('asks nothing where reading %s', async (how, state) => {
    const page = await openPage(() => ({ status: 200 }))
    const source = { ...matching(3, []), sums: () => [] }
    page.openBulk({ action: 'complete-transaction', source, clock: '14:02' })
    if (how === 'is closed') page.closeBulk()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(page.$bulk.get()?.state.kind ?? 'none').toBe(state)
    page.agreeToBulk()
    expect(page.$bulk.get()?.state.kind ?? 'none').toBe(state)
    expect(page.seen).toHaveLength(0)
  })

  test('asks with its sums where reading it worked the second time', async () => {
    const page = await openPage(() => ({ status: 200 }))
    const { readPage, ...source } = matching(1, ['1'])
    const { RequestError } =
      await import('../../../../src/contract/request-error.ts')
    let calls = 0
    page.openBulk({
      action: 'complete-transaction',
      source: {
        ...source,
        sums: () => [],
        readPage: async (query, signal) => {
          calls += 1
          if (calls === 1) throw new RequestError({ kind: 'forbidden' })
          return readPage(query, signal)
        }
      },
      clock: '14:02'
    })
    await vi.waitFor(() => expect(page.$bulk.get()?.state.kind).toBe('unread'))
    await page.rereadBulk()
    expect(page.filling().question.sums).toEqual([])
    expect(page.seen).toHaveLength(0)
  })

  test('starts only once the contract takes the reason', async () => {
    const page = await openPage(() => ({ status: 200 }))
    const source = chosen('1')
    page.openBulk({ action: 'suspend-user', source, clock: undefined })
    page.typeBulk('reason', 'abc')
    expect(page.filling().problems.fields).toEqual({})
    page.leaveBulkField('reason')
    expect(page.filling().problems.fields).toEqual({
      reason: messages.checks.reason
    })
    page.submitBulk()
    expect(page.filling().values).toEqual({ reason: 'abc' })
    page.typeBulk('reason', REASON.reason)
    expect(page.filling().problems.fields).toEqual({})
    page.submitBulk()
    await ended(page)
    expect(page.seen.map(({ body }) => body)).toEqual([REASON])
  })

  test('that runs is not asked about anew', async () => {
    const page = await openPage(() => 'broken')
    const source = chosen('1')
    await page.startBulk({ action: 'reinstate-user', source }, {})
    page.openBulk({ action: 'suspend-user', source, clock: undefined })
    expect(page.$bulk.get()?.state.kind).toBe('started')
  })

  test('sends its end with each, and takes none that is over', async () => {
    const page = await openPage(() => ({ status: 200 }))
    const end = new Date(Date.now() + 86_400_000).toISOString()
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1', '2') },
      { ...REASON, until: end }
    )
    await ended(page)
    expect(page.seen.map(({ body }) => body)).toEqual(
      ['1', '2'].map(() => ({ ...REASON, until: end }))
    )
    const source = chosen('1', '2')
    page.openBulk({ action: 'suspend-user', source, clock: undefined })
    page.typeBulk('reason', REASON.reason)
    page.typeBulk('until', '2026-01-01T00:00:00.000Z')
    page.submitBulk()
    expect(page.filling().problems.fields).toEqual({
      until: messages.checks.future
    })
    expect(page.seen).toHaveLength(2)
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
    page.notifySavedBulk('adm_1')
    expect(page.$toasts.get()).toHaveLength(1)
    expect(page.$toasts.get()[0]?.text).toContain('2 were not sent')
    page.notifySavedBulk('adm_1')
    expect(page.$toasts.get()).toHaveLength(1)
  })

  test('counts what is under way when its session ends as unknown', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      {
        action: 'suspend-user',
        source: chosen('1', '2', '3', '4', '5', '6')
      },
      REASON
    )
    page.clearSession('ended')
    // As in a document that is left now: no answer has come.
    page.notifySavedBulk('adm_1')
    expect(page.$toasts.get()[0]).toMatchObject({
      tone: 'unknown',
      text: '0 users were suspended, 4 are unknown, 2 were not sent.'
    })
    await ended(page)
  })

  test('sends nothing as another admin, who never hears of it', async () => {
    let reads = 0
    let letGo = (): void => undefined
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    const page = await openPage(
      () => ({ status: 412 }),
      () => {
        reads += 1
        return held
      }
    )
    await page.startBulk(
      { action: 'disable-admin', source: chosen('adm_7', 'adm_8') },
      REASON
    )
    await ended(page)
    const run = page.run()
    run.retry()
    await vi.waitFor(() => expect(reads).toBe(2))
    page.clearSession('ended')
    await page.signInAs('adm_2')
    letGo()
    await vi.waitFor(() =>
      expect(run.$progress.get().phase).toEqual({
        kind: 'ended',
        reason: 'signed-out'
      })
    )
    run.retry()
    expect(page.seen).toHaveLength(2)
    expect(run.$progress.get().items.map(({ state }) => state.kind)).toEqual([
      'failed',
      'failed'
    ])
    expect(page.$bulk.get()).toBeUndefined()
    page.notifySavedBulk('adm_2')
    expect(page.$toasts.get()).toEqual([])
  })

  test('pauses offline with nothing lost, and goes on with the connection', async () => {
    let reachable = true
    const page = await openPage(() => (reachable ? { status: 200 } : 'broken'))
    reachable = false
    vi.stubGlobal('navigator', { onLine: false })
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1', '2', '3', '4', '5') },
      REASON
    )
    await vi.waitFor(() => {
      const { phase } = page.run().$progress.get()
      expect(phase).toEqual({ kind: 'paused', by: 'offline' })
      expect(page.states()).toEqual(Array(5).fill('waiting'))
    })
    reachable = true
    connect(true)
    await ended(page)
    expect(page.states()).toEqual(Array(5).fill('done'))
  })

  test('hears of a lost connection, and goes on only if that paused it', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1', '2', '3', '4', '5') },
      REASON
    )
    connect(false)
    expect(page.run().$progress.get().phase).toEqual({
      kind: 'paused',
      by: 'offline'
    })
    await vi.waitFor(() => expect(page.states()[3]).toBe('done'))
    expect(page.states()[4]).toBe('waiting')
    connect(true)
    page.run().pause('person')
    connect(false)
    connect(true)
    expect(page.run().$progress.get().phase.kind).toBe('paused')
    page.run().proceed()
    await ended(page)
    expect(page.states()).toEqual(Array(5).fill('done'))
  })

  test('pauses where the server is not reached, and asks back later', async () => {
    let reachable = false
    const page = await openPage(({ call }) =>
      call === 'GET commands'
        ? { status: 404, code: 'unknown-key' }
        : reachable
          ? { status: 200 }
          : 'broken'
    )
    const ids = Array.from({ length: 12 }, (_, index) => String(index))
    await page.startBulk(
      { action: 'suspend-user', source: chosen(...ids) },
      REASON
    )
    await vi.waitFor(() => {
      const { phase, items } = page.run().$progress.get()
      expect(phase).toEqual({ kind: 'paused', by: 'unreachable' })
      expect(items.every(({ state }) => state.kind !== 'sending')).toBe(true)
    })
    const unknown = page.states().filter(kind => kind === 'unknown').length
    expect(unknown).toBeLessThan(8)
    reachable = true
    page.run().proceed()
    await ended(page)
    page.run().retry()
    await ended(page)
    expect(page.states()).toEqual(Array(12).fill('done'))
  })

  test('that was only accepted is not done, asked back or not', async () => {
    let answered = false
    const page = await openPage(({ call }) => {
      if (call === 'GET commands') return { status: 202 }
      return call.includes('/2/') && !answered ? 'broken' : { status: 202 }
    })
    await page.startBulk(
      { action: 'reinstate-user', source: chosen('1', '2') },
      {}
    )
    await ended(page)
    expect(page.states()).toEqual(['accepted', 'unknown'])
    answered = true
    page.run().retry()
    await ended(page)
    expect(page.states()).toEqual(['accepted', 'accepted'])
    page.askOpposite()
    expect(page.$bulk.get()?.state.kind).toBe('started')
  })

  test('is taken back for exactly those that it did, in the versions that it made', async () => {
    const page = await openPage(({ call, version }) =>
      call.endsWith('/adm_8')
        ? { status: 409, code: 'already-disabled' }
        : call.endsWith('/adm_9') && version === '"3"'
          ? { status: 403 }
          : { status: 200 }
    )
    await page.startBulk(
      { action: 'disable-admin', source: chosen('adm_7', 'adm_8', 'adm_9') },
      REASON
    )
    await ended(page)
    const first = page.run()
    expect(page.states()).toEqual(['done', 'skipped', 'failed'])
    page.askOpposite()
    expect(page.filling().question).toMatchObject({
      action: 'enable-admin',
      source: { kind: 'chosen', targets: [{ id: 'adm_7', version: 9 }] }
    })
    page.leaveQuestion()
    expect(page.run()).toBe(first)
    page.askOpposite()
    page.submitBulk()
    await ended(page)
    expect(page.run()).not.toBe(first)
    expect(page.seen.slice(3)).toMatchObject([
      {
        call: 'PATCH admins/adm_7',
        version: '"9"',
        body: { status: 'active' }
      }
    ])
    expect(new Set(page.seen.map(({ key }) => key)).size).toBe(4)
  })

  test('skips what was decided meanwhile, also where nobody says by whom', async () => {
    const page = await openPage(({ call }) => ({
      status: 409,
      code: call.includes('txn_1') ? 'already-cancelled' : 'already-settled'
    }))
    await page.startBulk(
      { action: 'complete-transaction', source: chosen('txn_1', 'txn_2') },
      {}
    )
    await ended(page)
    expect(page.states()).toEqual(['skipped', 'skipped'])
  })

  test('skips what the same admin asked for, and says so in words', async () => {
    const page = await openPage(({ call }) => ({
      status: 409,
      code: call.includes('txn_1') ? 'own-request' : 'already-reversed'
    }))
    await page.startBulk(
      { action: 'complete-transaction', source: chosen('txn_1', 'txn_2') },
      {}
    )
    await ended(page)
    expect(page.states()).toEqual(['skipped', 'skipped'])
    const { reasonText } =
      await import('../../../../src/features/bulk/bulk-fields.ts')
    expect(page.run().$progress.get().items.map(reasonText)).toEqual([
      messages.actions.reasons.transaction.ownRequest,
      messages.problem.conflict
    ])
  })

  test.each([
    ['complete-transaction', {}, ['failed', 'skipped', 'skipped']],
    [
      'cancel-transaction',
      { reasonCode: 'mistake', reason: 'Wrong account' },
      ['failed', 'failed', 'failed']
    ]
  ] as const)(
    'to %s sends large amounts only where it moves nothing',
    async (action, values, states) => {
      const page = await openPage(() => ({ status: 403 }))
      const amounts = ['-100000', '-100001', '9007199254740993']
      const targets = amounts.map((minorUnits, place) => ({
        ...target(`txn_${place}`),
        amount: { minorUnits, currency: 'EUR' }
      }))
      const { readPage } = matching(3)
      const read: typeof readPage = async (at, signal) => ({
        ...(await readPage(at, signal)),
        data: targets
      })
      for (const source of [
        { kind: 'chosen', targets },
        { kind: 'matching', expected: 3, readPage: read }
      ] as const) {
        page.seen.length = 0
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await page.startBulk({ action, source }, values)
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await ended(page)
        expect(page.states()).toEqual(states)
        expect(page.seen).toHaveLength(
          states.filter(state => state === 'failed').length
        )
      }
    }
  )

  test('of money is never taken back', async () => {
    const page = await openPage(() => ({ status: 202 }))
    const { oppositeOf } =
      await import('../../../../src/features/bulk/bulk-actions.ts')
    expect(oppositeOf('suspend-user')).toBe('reinstate-user')
    expect(oppositeOf('complete-transaction')).toBeUndefined()
    expect(oppositeOf('cancel-transaction')).toBeUndefined()
    expect(page.seen).toEqual([])
  })

  test('skips the last admin who is active', async () => {
    const page = await openPage(({ call }) => ({
      status: 409,
      code: call.includes('adm_7') ? 'last-active-admin' : 'own-account'
    }))
    await page.startBulk(
      { action: 'disable-admin', source: chosen('adm_7', 'adm_1') },
      REASON
    )
    await ended(page)
    expect(page.states()).toEqual(['skipped', 'skipped'])
  })

  test('is not closed while it sends', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1', '2') },
      REASON
    )
    page.closeBulk()
    await ended(page)
    expect(page.states()).toEqual(['done', 'done'])
  })

  test('is told by a toast when its screen is left', async () => {
    const page = await openPage(() => ({ status: 200 }))
    await page.startBulk(
      { action: 'suspend-user', source: chosen('1', '2', '3', '4', '5') },
      REASON
    )
    page.leaveBulk()
    await vi.waitFor(() => expect(page.$bulk.get()).toBeUndefined())
    expect(page.$toasts.get()[0]?.text).toContain(
      '4 users were suspended, 1 was not sent.'
    )
  })

  test.each([
    ['skipped', 'done'],
    ['accepted', 'accepted'],
    ['unsent', 'failed'],
    ['failed', 'failed'],
    ['unknown', 'unknown']
  ] as const)('that left one %s is told as %s', async (outcome, tone) => {
    const page = await openPage(() => ({ status: 200 }))
    const none = {
      done: 4,
      accepted: 0,
      skipped: 0,
      failed: 0,
      unknown: 0,
      unsent: 0
    }
    page.notifyBulk('suspend-user', 'stopped', { ...none, [outcome]: 1 })
    expect(page.$toasts.get()[0]?.tone).toBe(tone)
  })
})
