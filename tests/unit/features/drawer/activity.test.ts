import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type * as activity from '../../../../src/features/drawer/audit-trail.ts'
import { useApiServer } from '../../../support/api-server.ts'
import { openSignedIn, type Stores } from '../../../support/stores.ts'

const api = useApiServer()

type Opened = Stores & typeof activity

/** The record in a new document, with an administrator. */
async function openActivity(): Promise<Opened> {
  const stores = await openSignedIn(api)
  await stores.checkSession()
  return {
    ...stores,
    ...(await import('../../../../src/features/drawer/audit-trail.ts'))
  }
}

/** Suspends and reinstates a user so many times. */
async function act(
  { client }: Opened,
  id: string,
  times: number
): Promise<void> {
  const { commandCalls } =
    await import('../../../../src/contract/command-calls.ts')
  const reason = 'Two accounts'
  for (let time = 0; time < times; time++) {
    // oxlint-disable-next-line no-await-in-loop -- one follows from the other
    await client.send(commandCalls.suspendUser, {
      path: { id },
      body: { reason }
    })
    // oxlint-disable-next-line no-await-in-loop -- one follows from the other
    await client.send(commandCalls.reinstateUser, { path: { id } })
  }
}

/** What is shown once nothing more is on its way. */
async function shown(
  opened: Opened
): Promise<{ count: number; more: boolean }> {
  const { $state } = opened.activityOf('users')
  const state = await vi.waitUntil(() => {
    const now = $state.get()
    return now.kind === 'shown' && now.activity === 'idle' ? now : undefined
  })
  const { rows, hasMore } = state.answer.value
  const times = rows.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  return { count: new Set(rows.map(({ id }) => id)).size, more: hasMore }
}

describe('the activity of a user', () => {
  test('is nothing where nothing was done', async () => {
    const opened = await openActivity()
    onTestFinished(opened.activityOf('users').open('41'))
    expect(await shown(opened)).toEqual({ count: 0, more: false })
  })

  test('is the ten newest, and grows by twenty-five past a whole page', async () => {
    const opened = await openActivity()
    const users = opened.activityOf('users')
    await act(opened, '41', 56)
    onTestFinished(users.open('41'))
    const counts = [await shown(opened)]
    for (let time = 0; time < 5; time++) {
      users.showMore('41')
      // oxlint-disable-next-line no-await-in-loop -- one follows from the other
      counts.push(await shown(opened))
    }
    expect(counts).toEqual([
      { count: 10, more: true },
      { count: 35, more: true },
      { count: 60, more: true },
      { count: 85, more: true },
      { count: 110, more: true },
      { count: 112, more: false }
    ])
  })

  test('grows by itself once something is done', async () => {
    const opened = await openActivity()
    const { data } = await opened.client.page('users', {
      query: { status: 'active' }
    })
    const id = data.find(user => user.id !== '42')?.id ?? ''
    onTestFinished(opened.activityOf('users').open(id))
    expect(await shown(opened)).toEqual({ count: 0, more: false })
    await act(opened, id, 1)
    const { announceChange } = await import('../../../../src/stores/changes.ts')
    announceChange()
    await vi.waitFor(async () => {
      expect(await shown(opened)).toEqual({ count: 2, more: false })
    })
  })
})
