import type { Locator } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { activityOf, signInBeside } from '../support/actions.ts'
import {
  listScreen,
  openList,
  rowIds,
  settled
} from '../support/list-screens.ts'
import { drawerButton, drawerOf } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const { openEntries } = messages
const ledger = listScreen('wallet transactions')

// The navigation counts when nothing else is done.
test.use({ idle: true })

test('what a colleague decides leaves the queue, its count and the navigation', async ({
  page,
  signIn,
  server
}) => {
  await signIn(page)
  await openList(page, ledger)
  const beside = await signInBeside(page, server.api?.account)
  // An open drawer hides them from whoever cannot see.
  const includeHidden = true
  const menu = page.getByRole('navigation', {
    name: messages.mainNavigation,
    includeHidden
  })
  const tab = page
    .getByRole('navigation', { name: messages.views.label, includeHidden })
    .getByRole('link', {
      name: new RegExp(`^${openEntries.view} `, 'u'),
      includeHidden
    })
  await tab.click()
  await settled(page, ledger)
  const count = Number(/\d+$/u.exec(await tab.innerText())?.[0])
  const [first = '', second = ''] = await rowIds(page, ledger)
  const cancel = async (id: string): Promise<void> => {
    const { status } = await beside.send(
      'POST',
      `transactions/${id}/cancellation`,
      { reason: 'Wrong account' },
      { 'idempotency-key': `E2E-${id}`, 'if-match': '"1"' }
    )
    expect(status).toBe(201)
  }
  const expectOpen = async (left: number): Promise<void> => {
    await expect(tab).toHaveText(new RegExp(`${left}$`, 'u'))
    await expect(menu.getByTitle(openEntries.count(`${left}`))).toBeVisible()
  }
  const rowOf = (id: string): Locator => page.locator(`tr[data-row="${id}"]`)
  const cancelled = messages.words.transactionStatus.cancelled

  // Its drawer reads something newer than the list has.
  await cancel(first)
  await rowOf(first).locator('a[href]').first().click()
  await expect(drawerOf(page)).toContainText(cancelled)
  await expect(rowOf(first)).toHaveCount(0)
  await expectOpen(count - 1)

  // An open drawer, once it is refreshed.
  await drawerButton(page, messages.drawer.next).click()
  await expect(page).toHaveURL(new RegExp(`open=${second}$`, 'u'))
  await expect(activityOf(page)).toHaveCount(0)
  await cancel(second)
  await drawerButton(page, messages.drawer.refresh).click()
  await expect(drawerOf(page)).toContainText(cancelled)
  await expect(activityOf(page)).toHaveCount(1)
  await expect(rowOf(second)).toHaveCount(0)
  await expectOpen(count - 2)

  // What changes nothing of the entry, too.
  const notes = drawerOf(page).getByRole('tab', { name: messages.notes.title })
  await expect(notes).toHaveText(messages.notes.title)
  const note = { text: 'He has called' }
  const key = { 'idempotency-key': `E2E-note-${second}` }
  const noted = await beside.send(
    'POST',
    `transactions/${second}/notes`,
    note,
    key
  )
  expect(noted.status).toBe(201)
  await drawerButton(page, messages.drawer.refresh).click()
  await expect(notes).toHaveText(`${messages.notes.title} 1`)
})
