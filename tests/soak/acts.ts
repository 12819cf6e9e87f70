import type { Page, Response } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import type { Random } from '../../src/programs/reference-api/seed/random.ts'
import { fieldOf } from '../support/actions.ts'
import type { Credit } from './ledger.ts'
import { SHORT } from './person.ts'
import type { Step } from './steps.ts'

const texts = messages.actions
const byAction = texts.byAction

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click(SHORT)

/** Moves within the document, as a link in a text would. */
async function visit(page: Page, place: string): Promise<void> {
  await page.evaluate(address => {
    // The browser's own page, where a load has failed, leads nowhere.
    if (!location.protocol.startsWith('http')) return
    const link = Object.assign(document.createElement('a'), { href: address })
    document.body.append(link)
    link.click()
    link.remove()
  }, place)
}

/** Suspends or reinstates a user from the drawer, or thinks better of it. */
export function changeUser(random: Random, number: number): Step {
  const user = 1 + random.below(60)
  const rowAction = random.pick([
    byAction['suspend-user'].label,
    byAction['reinstate-user'].label
  ])
  const agrees = random.chance(0.7)
  return {
    name: `${rowAction} user ${user}${agrees ? '' : ', and cancel'}`,
    run: async ({ page }) => {
      await visit(page, `/users?open=${user}`)
      await press(page, rowAction)
      if (!agrees) return press(page, texts.cancel)
      if (rowAction === byAction['suspend-user'].label) {
        await fieldOf(page, 'reason').fill(`soak ${number}`, SHORT)
      }
      await press(page, new RegExp(`^${rowAction}`, 'u'))
    }
  }
}

/** Credits a user after the review, or thinks better of it. */
export function credit(random: Random, number: number): Step {
  const user = 1 + random.below(60)
  const amount = 1 + random.below(90)
  const agrees = random.chance(0.75)
  const after = random.pick([texts.unknown.check, texts.unknown.sendAgain])
  return {
    name: `credit ${amount} to user ${user}${agrees ? '' : ', and cancel'}`,
    run: async ({ page, name, credits }) => {
      await visit(page, `/users?open=${user}`)
      await press(page, byAction['adjust-user'].label)
      const currency = fieldOf(page, 'currency')
      await currency.selectOption({ index: 1 }, SHORT)
      await fieldOf(page, 'amount').fill(String(amount), SHORT)
      const reason = `soak ${name} ${number}`
      await fieldOf(page, 'reason').fill(reason, SHORT)
      const ordered: Credit = { reason, end: 'cancelled' }
      credits.push(ordered)
      await press(page, texts.byAction['adjust-user'].submit)
      const accept = page.getByRole('button', { name: /^Credit \d/u })
      await accept.waitFor(SHORT)
      if (!agrees) return press(page, texts.cancel)
      ordered.end = 'unknown'
      // It may be answered long after this step.
      void page.waitForResponse(isAnswerTo(reason), { timeout: 0 }).then(
        () => (ordered.end = 'done'),
        () => undefined
      )
      await accept.click(SHORT)
      await page.getByText(texts.unknown.title).waitFor(SHORT)
      await press(page, after)
    }
  }
}

/** The real answer to a credit; false ones have another status. */
function isAnswerTo(reason: string): (response: Response) => boolean {
  return response =>
    response.status() === 201 &&
    response.request().postData()?.includes(`"${reason}"`) === true
}

/** Suspends three users at once. */
export function bulkOfThree(random: Random, number: number): Step {
  const first = random.below(6)
  return {
    name: `suspend three from row ${first}`,
    run: async ({ page }) => {
      await visit(page, '/users?status=active&limit=10')
      for (const place of [first, first + 1, first + 2]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await page
          .locator('tr[data-row]')
          .nth(place)
          .getByRole('checkbox')
          .check(SHORT)
      }
      await page
        .getByRole('region', { name: messages.table.selection('users') })
        .getByRole('button', { name: byAction['suspend-user'].label })
        .click(SHORT)
      const question = page.getByRole('alertdialog')
      await question.getByLabel('Reason').fill(`soak ${number}`, SHORT)
      await question.getByRole('button', { name: /^Suspend/u }).click(SHORT)
      await press(page, messages.bulk.close)
    }
  }
}

/** Exports all that match, or calls it off under way. */
export function exportRows(random: Random): Step {
  const stays = random.chance(0.7)
  const { start, cancel, done } = messages.export
  return {
    name: `export${stays ? '' : ', and cancel'}`,
    run: async ({ page }) => {
      await page
        .getByRole('button', { name: messages.list.export, exact: true })
        .first()
        .click(SHORT)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: start })
        .click(SHORT)
      await press(page, stays ? done : cancel)
    }
  }
}
