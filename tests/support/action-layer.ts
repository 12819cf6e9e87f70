import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf, questionOf } from './actions.ts'
import type { ApiControl } from './reference-api.ts'
import { drawerButton } from './row-drawer.ts'
import { expect } from './test.ts'

/** A layer that an action brings, and how a page comes to show it. */
export interface ActionLayer {
  name: string
  path: string
  show: (page: Page, api: ApiControl) => Promise<void>
  /** What the browser logs on the way to it. */
  errors?: RegExp
}

const { userOffers, views } = messages.actions

/** Why the layers do what they do. */
export const REASON = 'Two accounts of one person'

/** Where a user's drawer is open. */
export const USER = '/users?limit=10&open=42'

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

/** Opens what the head of a list offers, once the list is there. */
export async function openHead(page: Page, offer: string): Promise<void> {
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await button(page, offer).click()
}

/** Fills in an adjustment of the drawer's user. */
export async function openAdjust(page: Page, amount: string): Promise<void> {
  await drawerButton(page, userOffers.adjust).click()
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill(amount)
  await fieldOf(page, 'reason').fill(REASON)
}

/** Asks for the review of an adjustment. */
export async function openReview(page: Page, amount: string): Promise<void> {
  await openAdjust(page, amount)
  await button(page, views['adjust-user'].submit).click()
  await expect(questionOf(page).getByRole('table')).toBeVisible()
  await expect(questionOf(page).locator('.skeleton')).toHaveCount(0)
}
