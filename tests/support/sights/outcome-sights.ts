import type { Locator, Page } from '@playwright/test'

import { messages } from '../../../src/messages.ts'
import type { StandingFault } from '../../../src/programs/reference-api/http/fault.ts'
import { fieldOf, questionOf, reviewOf } from '../actions.ts'
import type { ApiControl } from '../reference-api.ts'
import { drawerButton, drawerOf } from '../row-drawer.ts'
import { expect } from '../test.ts'
import {
  actionSight,
  button,
  openAdjust,
  openReview,
  REASON,
  USER
} from './action-sight.ts'
import type { Sight } from './sight.ts'

const texts = messages.actions
const { byAction } = texts
const ADJUSTMENTS = 'users/42/adjustments'

/** Edits the user of the drawer, whom the server then answers so. */
async function saveProfile(
  page: Page,
  api: ApiControl,
  fault: StandingFault['fault']
): Promise<void> {
  await drawerButton(page, byAction['edit-user'].label).click()
  await fieldOf(page, 'displayName').fill('The House')
  await api.faults.set([{ method: 'PATCH', path: 'users/42', fault }])
  await button(page, byAction['edit-user'].submit).click()
}

/** Suspends the user of the drawer, who the server then answers so. */
async function suspend(
  page: Page,
  api: ApiControl,
  fault: StandingFault['fault']
): Promise<void> {
  await drawerButton(page, byAction['suspend-user'].label).click()
  await fieldOf(page, 'reason').fill(REASON)
  await api.faults.set([{ path: 'users/42/suspension', fault }])
  await button(questionOf(page), byAction['suspend-user'].label).click()
}

/** Asks whether the first two users shall be suspended. */
async function openBulk(page: Page): Promise<void> {
  const boxes = page.locator('tr[data-row]').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const { label } = messages.actions.inBulk['suspend-user']
  await button(page, label).click()
  await expect(questionOf(page)).toBeVisible()
}

const outcome = (page: Page): Locator => page.locator('[data-slot="outcome"]')

/** Reviews, and what becomes of an action. */
export const outcomeSights: readonly Sight[] = [
  actionSight({
    name: 'the review of a movement',
    path: USER,
    show: async page => openReview(page, '12.50')
  }),
  actionSight({
    name: 'a review that the server has not checked',
    path: USER,
    errors: /status of 404/u,
    show: async (page, api) => {
      const path = `${ADJUSTMENTS}/preview`
      await api.faults.set([{ path, fault: { status: 404 } }])
      await openReview(page, '12.50')
    }
  }),
  actionSight({
    name: 'the review of a large amount, typed again wrongly',
    path: USER,
    show: async page => {
      await openReview(page, '1 234.50')
      const again = reviewOf(page).getByLabel(texts.review.again)
      await again.fill('1234.51')
      await again.press('Tab')
      await expect(
        reviewOf(page).getByText(texts.review.againWrong)
      ).toBeVisible()
    }
  }),
  actionSight({
    name: 'a refused form',
    path: USER,
    errors: /status of 422/u,
    show: async (page, api) => {
      const errors = [
        { pointer: '#/displayName', detail: 'This name belongs to the house.' }
      ]
      const body = { title: 'Not right', detail: 'Look again.', errors }
      await saveProfile(page, api, { status: 422, body })
      await expect(page.getByRole('alert')).toBeFocused()
    }
  }),
  actionSight({
    name: 'an outdated form',
    path: USER,
    errors: /status of 412/u,
    show: async (page, api) => {
      await saveProfile(page, api, { status: 412 })
      await expect(outcome(page)).toContainText(texts.outdated.yours)
    }
  }),
  actionSight({
    name: 'a form with an unknown outcome',
    path: USER,
    errors: /status of 500/u,
    show: async (page, api) => {
      await saveProfile(page, api, { status: 500 })
      await expect(outcome(page)).toContainText(texts.unknown.title)
    }
  }),
  actionSight({
    name: 'a movement that was found not done',
    path: USER,
    errors: /status of (?:404|500)/u,
    show: async (page, api) => {
      await openReview(page, '4')
      await api.faults.set([{ path: ADJUSTMENTS, fault: { status: 500 } }])
      await page.keyboard.press('Enter')
      await button(page, texts.unknown.check).click()
      await expect(outcome(page)).toContainText(texts.unknown['not-done'])
    }
  }),
  actionSight({
    name: 'a refused question',
    path: USER,
    errors: /status of 409/u,
    show: async (page, api) => {
      const body = { title: 'Not now', detail: 'A payout is under way.' }
      await suspend(page, api, { status: 409, body })
      await expect(page.getByRole('alert')).toContainText(texts.refused)
    }
  }),
  actionSight({
    name: 'a question that takes long',
    path: USER,
    show: async (page, api) => {
      await suspend(page, api, { status: 409, delayMs: 60_000 })
      await expect(page.getByText(texts.sending)).toBeVisible()
    }
  }),
  actionSight({
    name: 'a question with an unknown outcome',
    path: USER,
    errors: /status of 500/u,
    show: async (page, api) => {
      await suspend(page, api, { status: 500 })
      await expect(outcome(page)).toContainText(texts.unknown.title)
    }
  }),
  actionSight({
    name: 'the question before what was typed is lost',
    path: USER,
    show: async page => {
      await openAdjust(page, '12.50')
      await page.keyboard.press('Escape')
      await expect(
        page.getByRole('alertdialog', { name: texts.discard.title })
      ).toBeVisible()
    }
  }),
  actionSight({
    name: 'a form without a connection',
    path: USER,
    errors: /ERR_INTERNET_DISCONNECTED/u,
    show: async page => {
      await openAdjust(page, '12.50')
      await page.context().setOffline(true)
      await expect(page.getByText(texts.offline)).toBeVisible()
    }
  }),
  actionSight({
    name: 'what was done, in its toast and its drawer',
    path: USER,
    show: async page => {
      await openReview(page, '3')
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-slot=toast]')).toBeVisible()
      await expect(drawerOf(page).locator('ol > li').first()).toContainText(
        REASON
      )
    }
  }),
  actionSight({
    name: 'a question about many users',
    path: '/users?limit=10&status=active',
    show: async page => openBulk(page)
  }),
  actionSight({
    name: 'what became of many users',
    path: '/users?limit=10&status=active',
    show: async page => {
      await openBulk(page)
      await questionOf(page).getByLabel(messages.fields.reason).fill(REASON)
      const { rows, title } = messages.actions.inBulk['suspend-user']
      await questionOf(page)
        .getByRole('button', { name: title(`2 ${rows[1]}`) })
        .click()
      await expect(page.getByRole('dialog')).toContainText(
        messages.bulk.ends.complete
      )
    }
  })
]
