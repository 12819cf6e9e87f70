import { messages } from '../../src/messages.ts'
import type { Random } from '../../src/programs/reference-api/seed/random.ts'
import { listScreens } from '../support/list-screens.ts'
import { readQuestions } from '../support/reader.ts'
import { bulkOfThree, changeUser, credit, exportRows } from './acts.ts'
import { PATIENT, pause, type Person } from './person.ts'

/** Something that a person does, with all choices made. */
interface Choice {
  name: string
  /** Rejects where it was not possible. */
  run: (person: Person) => Promise<void>
  /** Loads a document or closes the tab. */
  leaves?: true
}

/** A choice, and what it is whatever was chosen. */
export interface Step extends Choice {
  kind: Kind
}

/** Makes the choices of a step; the number is the step's own in its run. */
export type StepMaker = (random: Random, number: number) => Choice

const WORDS = ['an', 'ma', 'admin', 'DEP', 'zzz', '42', ''] as const
const KEYS = ['Tab', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'r', '/'] as const
const MENU = listScreens.map(({ menu }) => menu.label)
const PLACES = listScreens.flatMap(({ path, filter: { name, value } }) => [
  path,
  `${path}?${name}=${value}&limit=10`
])

const menu: StepMaker = random => {
  const label = random.pick(MENU)
  return {
    name: `menu ${label}`,
    run: ({ page, patience }) =>
      page
        .getByRole('navigation', { name: messages.mainNavigation })
        .getByRole('link', { name: label, exact: true })
        .click(patience)
  }
}

const load: StepMaker = random => {
  const place = random.pick([...PLACES, '/', '/login', '/nowhere'])
  return {
    name: `load ${place}`,
    leaves: true,
    run: async ({ page }) => void (await page.goto(place, PATIENT))
  }
}

const reload: StepMaker = () => ({
  name: 'reload',
  leaves: true,
  run: async ({ page }) => void (await page.reload(PATIENT))
})

/** Leaves a page while what it asked for first is still under way. */
const reloadTwice: StepMaker = random => {
  const time = 50 + random.below(1500)
  return {
    name: `reload, and again after ${time} ms`,
    leaves: true,
    run: async ({ page }) => {
      await page.reload(PATIENT)
      await pause(time)
      await page.reload(PATIENT)
    }
  }
}

/** The key of the shown entry of a tab's history. */
const entryOf = (): string | undefined => navigation.currentEntry?.key

function travel(...ways: readonly ('goBack' | 'goForward')[]): StepMaker {
  return () => ({
    name: ways.join(', '),
    leaves: true,
    run: async ({ page }) => {
      for (const way of ways) {
        // oxlint-disable no-await-in-loop -- one after the other
        const before = await page.evaluate(entryOf)
        await page[way](PATIENT)
        // Without an entry to go to, nothing happens, and nothing is said.
        if ((await page.evaluate(entryOf)) === before) {
          throw new Error(`nowhere to ${way}`)
        }
        // oxlint-enable no-await-in-loop
      }
    }
  })
}

const search: StepMaker = random => {
  const word = random.pick(WORDS)
  return {
    name: `search "${word}"`,
    run: ({ page, patience }) =>
      page.getByRole('searchbox').fill(word, patience)
  }
}

const sort: StepMaker = random => {
  const place = random.below(5)
  return {
    name: `sort by head ${place}`,
    run: ({ page, patience }) =>
      page.locator('thead th > button').nth(place).click(patience)
  }
}

function turnTo(name: string): StepMaker {
  return () => ({
    name,
    run: async ({ page, patience }) => {
      const before = page.url()
      await page.getByRole('link', { name, exact: true }).click(patience)
      await page.waitForURL(({ href }) => href !== before, patience)
    }
  })
}

const open: StepMaker = random => {
  const place = random.below(10)
  return {
    name: `open row ${place}`,
    run: ({ page, patience }) =>
      page.locator('tr[data-row] a').nth(place).click(patience)
  }
}

const keys: StepMaker = random => {
  const pressed = Array.from({ length: 4 }, () => random.pick(KEYS))
  return {
    name: `keys ${pressed.join(' ')}`,
    run: async ({ page }) => {
      for (const key of pressed) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await page.keyboard.press(key)
      }
    }
  }
}

const signOut: StepMaker = () => ({
  name: 'sign out',
  leaves: true,
  run: async ({ page, patience }) => {
    await page
      .getByRole('button', { name: messages.session.signOut })
      .first()
      .click(patience)
    await page.waitForURL('/login', patience)
  }
})

const newTab: StepMaker = random => {
  const place = random.pick(PLACES)
  return {
    name: `close the tab, open ${place} in another`,
    leaves: true,
    run: async person => {
      await person.page.close()
      person.page = await person.context.newPage()
      await readQuestions(person.page)
      await person.page.goto(place, PATIENT)
    }
  }
}

const offline: StepMaker = random => {
  const time = 500 + random.below(3500)
  return {
    name: `offline for ${time} ms`,
    run: async ({ context, sessions }) => {
      sessions.offline += 1
      try {
        await context.setOffline(true)
        await pause(time)
      } finally {
        await context.setOffline(false)
        sessions.offline -= 1
      }
    }
  }
}

const wait: StepMaker = random => {
  const time = random.below(3000)
  return { name: `wait ${time} ms`, run: () => pause(time) }
}

const { nextPage, previousPage, page: pageOf } = messages.ui

/** Each kind of step, and how often it is done in comparison. */
const MAKERS = {
  menu: [8, menu],
  load: [3, load],
  reload: [3, reload],
  'reload twice': [5, reloadTwice],
  back: [2, travel('goBack')],
  'back and forward': [2, travel('goBack', 'goForward')],
  search: [5, search],
  sort: [4, sort],
  'next page': [3, turnTo(nextPage)],
  'previous page': [1, turnTo(previousPage)],
  'first page': [1, turnTo(pageOf('1'))],
  'open row': [6, open],
  keys: [3, keys],
  suspend: [2, changeUser('suspend-user', 'agree')],
  'cancel a suspension': [1, changeUser('suspend-user', 'cancel')],
  reinstate: [2, changeUser('reinstate-user', 'agree')],
  'cancel a reinstatement': [1, changeUser('reinstate-user', 'cancel')],
  credit: [4, credit('agree')],
  'cancel a credit': [1, credit('cancel')],
  'suspend three': [2, bulkOfThree],
  export: [2, exportRows('done')],
  'cancel an export': [1, exportRows('cancel')],
  'sign out': [1, signOut],
  'new tab': [2, newTab],
  offline: [2, offline],
  wait: [3, wait]
} satisfies Record<string, [number, StepMaker]>

/** What a step is, whatever was chosen: each has to be possible. */
export type Kind = keyof typeof MAKERS

export const KINDS = Object.keys(MAKERS) as Kind[]

const BAG = KINDS.flatMap(kind =>
  Array.from({ length: MAKERS[kind][0] }, () => kind)
)

/** A step of this kind, as a random choice makes it. */
export function makeStep(kind: Kind, random: Random, number: number): Step {
  const [, maker] = MAKERS[kind]
  return { kind, ...maker(random, number) }
}

/** The step that a random choice comes to. */
export function chooseStep(random: Random, number: number): Step {
  return makeStep(random.pick(BAG), random, number)
}
