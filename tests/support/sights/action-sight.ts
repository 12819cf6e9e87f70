import type { Locator, Page } from '@playwright/test'

import { messages } from '../../../src/messages.ts'
import { fieldOf, reviewOf } from '../actions.ts'
import { drawerButton } from '../row-drawer.ts'
import { expect } from '../test.ts'
import type { Sight } from './sight.ts'

/** A layer that an action brings over a page. */
interface ActionLayer extends Pick<Sight, 'name' | 'errors'> {
  path: string
  show: Sight['open']
}

/** What an action shows, seen by opening the page that it begins on. */
export function actionSight({ path, show, ...sight }: ActionLayer): Sight {
  return {
    ...sight,
    open: async (page, api) => {
      await page.goto(path)
      await show(page, api)
    }
  }
}

const { byAction } = messages.actions

/** Why the layers do what they do. */
export const REASON = 'Two accounts of one person'

/** Where a user's drawer is open. */
export const USER = '/users?limit=10&open=42'

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

/** Opens what the head of a list offers, once the list is there. */
export async function openHead(page: Page, rowAction: string): Promise<void> {
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await button(page, rowAction).click()
}

/** Fills in an adjustment of the drawer's user. */
export async function openAdjust(page: Page, amount: string): Promise<void> {
  await drawerButton(page, byAction['adjust-user'].label).click()
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill(amount)
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
}

/** Asks for the review of an adjustment. */
export async function openReview(page: Page, amount: string): Promise<void> {
  await openAdjust(page, amount)
  await button(page, byAction['adjust-user'].submit).click()
  await expect(reviewOf(page)).toBeVisible()
  await expect(reviewOf(page).locator('[data-slot=skeleton]')).toHaveCount(0)
}
