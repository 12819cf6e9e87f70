import type { Locator, Page, Response } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf } from '../support/actions.ts'
import type { Credit } from './ledger.ts'
import type { Person } from './person.ts'
import type { StepMaker } from './steps.ts'

const texts = messages.actions
const byAction = texts.byAction
const { userStatus } = messages.words

/** What a person does with a question that they have come to. */
type Answer = 'agree' | 'cancel'

const press = (
  { page, patience }: Person,
  name: string | RegExp
): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click(patience)

/** The rows that name this status: rows of before may stand there yet. */
const rowsThatSay = (page: Page, status: string): Locator =>
  page.locator('tr[data-row]').filter({ hasText: status })

async function openUser(
  { page, patience }: Person,
  status: 'active' | 'suspended',
  place: number
): Promise<void> {
  await visit(page, `/users?status=${status}&limit=10`)
  const row = rowsThatSay(page, userStatus[status]).nth(place)
  await row.getByRole('link').first().click(patience)
}

/** Waits until a suspension has been made or ended. */
async function suspensionChange({ page, patience }: Person): Promise<void> {
  await page.waitForResponse(
    response =>
      response.ok() &&
      response.request().method() !== 'GET' &&
      response.url().includes('/suspension'),
    patience
  )
}

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
export function changeUser(
  action: 'suspend-user' | 'reinstate-user',
  answer: Answer
): StepMaker {
  const { label } = byAction[action]
  const status = action === 'suspend-user' ? 'active' : 'suspended'
  return (random, number) => {
    const place = random.below(8)
    return {
      name: `${label} user ${place}, ${answer}`,
      run: async person => {
        const { page, patience } = person
        await openUser(person, status, place)
        await press(person, label)
        const question = page.getByRole('alertdialog')
        const reply = (name: string | RegExp): Promise<void> =>
          question.getByRole('button', { name }).click(patience)
        if (answer === 'cancel') return reply(texts.cancel)
        if (action === 'suspend-user') {
          await fieldOf(page, 'reason').fill(`soak ${number}`, patience)
        }
        await Promise.all([
          suspensionChange(person),
          reply(new RegExp(`^${label}`, 'u'))
        ])
      }
    }
  }
}

/** Credits a user after the review, or thinks better of it. */
export function credit(answer: Answer): StepMaker {
  return (random, number) => {
    const place = random.below(8)
    const amount = 1 + random.below(90)
    const after = random.pick([texts.unknown.check, texts.unknown.sendAgain])
    return {
      name: `credit ${amount} to user ${place}, ${answer}`,
      run: async person => {
        const { page, patience, name, credits } = person
        await openUser(person, 'active', place)
        await press(person, byAction['adjust-user'].label)
        const currency = fieldOf(page, 'currency')
        await currency.selectOption({ index: 1 }, patience)
        await fieldOf(page, 'amount').fill(String(amount), patience)
        const reason = `soak ${name} ${number}`
        const code = fieldOf(page, 'reasonCode')
        await code.selectOption({ index: 1 }, patience)
        await fieldOf(page, 'reason').fill(reason, patience)
        const ordered: Credit = { reason, end: 'cancelled' }
        credits.push(ordered)
        await press(person, texts.byAction['adjust-user'].submit)
        const accept = page.getByRole('button', { name: /^Credit \d/u })
        await accept.waitFor(patience)
        if (answer === 'cancel') return press(person, texts.review.back)
        ordered.end = 'unknown'
        // It may be answered long after this step.
        const answered = page
          .waitForResponse(isAnswerTo(reason), { timeout: 0 })
          .then(
            () => (ordered.end = 'done'),
            () => undefined
          )
        await accept.click(patience)
        const unknown = page.getByText(texts.unknown.title)
        const seen = await Promise.race([answered, unknown.waitFor(patience)])
        if (seen === 'done') return
        await press(person, after)
        throw new Error('not answered')
      }
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
export const bulkOfThree: StepMaker = (random, number) => {
  const first = random.below(6)
  return {
    name: `suspend three from row ${first}`,
    run: async person => {
      const { page, patience } = person
      await visit(page, '/users?status=active&limit=10')
      for (const place of [first, first + 1, first + 2]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await rowsThatSay(page, userStatus.active)
          .nth(place)
          .getByRole('checkbox')
          .check(patience)
      }
      await page
        .getByRole('region', { name: messages.table.selection('users') })
        .getByRole('button', { name: byAction['suspend-user'].label })
        .click(patience)
      const question = page.getByRole('alertdialog')
      await question.getByLabel('Reason').fill(`soak ${number}`, patience)
      await Promise.all([
        suspensionChange(person),
        question.getByRole('button', { name: /^Suspend/u }).click(patience)
      ])
      await press(person, messages.bulk.close)
    }
  }
}

/** Exports all that match, or calls it off under way. */
export function exportRows(end: 'done' | 'cancel'): StepMaker {
  return () => ({
    name: `export, ${end}`,
    run: async person => {
      const { page, patience } = person
      await page
        .getByRole('button', { name: messages.list.export, exact: true })
        .first()
        .click(patience)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: messages.export.start })
        .click(patience)
      await press(person, messages.export[end])
    }
  })
}
