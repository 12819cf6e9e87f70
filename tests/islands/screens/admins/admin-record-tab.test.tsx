import {
  cleanup,
  fireEvent,
  screen,
  waitFor,
  within
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type Answers,
  type DrawerPage,
  listOf,
  openDrawerPage
} from '../../../support/drawer-page.tsx'

const texts = messages.actions.activity
const own = texts.byAdmin

afterEach(async () => {
  cleanup()
  vi.unstubAllEnvs()
  // A drawer gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const admin = {
  id: 'adm_3',
  name: 'Nadia Ferrand',
  email: 'nadia@example.com',
  status: 'active',
  createdAt: '2026-11-14T09:31:00Z'
}
const mira = { resource: 'users', id: '42', name: 'Mira Albani' }
const reversal = {
  id: 'aud_9',
  createdAt: '2026-11-21T13:47:05Z',
  action: 'transaction.reversed',
  resource: 'transactions',
  resourceId: 'txn_2118',
  admin: { id: 'adm_3', name: 'Nadia Ferrand' },
  subjects: [
    mira,
    { resource: 'transactions', id: 'txn_2118', owner: mira },
    { resource: 'transactions', id: 'txn_2120', owner: mira }
  ],
  after: { reversedById: 'txn_2120' }
}

/** Opens the drawer of the admin, and in it what they did. */
async function openRecord(
  audit: unknown
): Promise<DrawerPage<{ id: string }> & { answers: Answers }> {
  const answers: Answers = {
    'admins/adm_3': { data: admin },
    audit: listOf([])
  }
  const page = await openDrawerPage(
    answers,
    async () => {
      const { AdminDrawer } =
        await import('../../../../src/screens/admins/admin-drawer.tsx')
      return AdminDrawer as never
    },
    [],
    'adm_3'
  )
  await screen.findByText(texts.empty(texts.things.admins))
  const details = screen.getByRole('tab', { name: messages.drawer.details })
  // Nothing is asked for before it is chosen.
  expect(recordCalls(page.hits)).toEqual([])
  answers['audit'] = audit
  details.focus()
  fireEvent.keyDown(details, { key: 'ArrowRight' })
  return { ...page, answers }
}

function recordCalls(hits: readonly string[]): string[] {
  return hits.filter(hit => hit.startsWith('GET /api/audit?adminId='))
}

async function choosePeriod(): Promise<void> {
  const { today } = messages.periods
  fireEvent.click(screen.getByText(own.createdAt))
  const period = await screen.findByLabelText(today)
  fireEvent.click(period)
}

describe('what an admin did', () => {
  test('is asked for once it is chosen, and links all that it touched', async () => {
    const { hits } = await openRecord(listOf([reversal]))
    const list = await screen.findByRole('list', { name: own.title })
    const [line] = within(list).getAllByRole('listitem')
    expect(line?.textContent).toContain(
      `${texts.kinds['transaction.reversed']}: txn_2118 of Mira Albani`
    )
    expect(line?.textContent).not.toContain('Nadia')
    const links = within(list).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/users/42/transactions?open=txn_2118',
      '/users?open=42',
      '/users/42/transactions?open=txn_2120'
    ])
    expect(recordCalls(hits)).toEqual([
      'GET /api/audit?adminId=adm_3&limit=10&sort=-createdAt&withTotal=false&page=1'
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(
      own.title
    )
    expect(document.activeElement?.textContent).toBe(own.title)
  })

  test('is empty, and so is a period without any', async () => {
    const { hits } = await openRecord(listOf([]))
    await screen.findByText(own.never)
    await choosePeriod()
    await screen.findByText(own.nothing.createdAt)
    expect(recordCalls(hits).at(-1)).toMatch(
      /adminId=adm_3&createdAtFrom=[^&]+T[^&]+&createdAtTo=[^&]+&limit=10/u
    )
    const exported = screen.getByRole('button', { name: messages.list.export })
    expect(exported).toHaveProperty('disabled', true)
  })

  test('says that it did not load, and is asked for again', async () => {
    const { answers } = await openRecord(500)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(own.failed)
    answers['audit'] = listOf([reversal])
    fireEvent.click(within(alert).getByText(messages.list.retry))
    await screen.findByRole('list', { name: own.title })
  })

  test('is never what another admin did, where a server filters by none', async () => {
    const other = { id: 'adm_4', name: 'Ines' }
    await openRecord(listOf([{ ...reversal, admin: other }]))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(own.failed)
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: own.title })).toBeNull()
    )
  })
})
