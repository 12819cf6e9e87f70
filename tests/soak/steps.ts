import { messages } from '../../src/messages.ts'
import type { Random } from '../../src/programs/reference-api/seed/random.ts'
import { listScreens } from '../support/list-screens.ts'
import { readQuestions } from '../support/reader.ts'
import { bulkOfThree, changeUser, credit, exportRows } from './acts.ts'
import { pause, type Person, SHORT } from './person.ts'

/** Something that a person does, with all choices made. */
export interface Step {
  name: string
  run: (person: Person) => Promise<void>
  /** Loads a document or closes the tab. */
  leaves?: true
}

/** Makes the choices of a step; the number is the step's own in its run. */
type StepMaker = (random: Random, number: number) => Step

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
    run: ({ page }) =>
      page
        .getByRole('navigation', { name: messages.mainNavigation })
        .getByRole('link', { name: label, exact: true })
        .click(SHORT)
  }
}

const load: StepMaker = random => {
  const place = random.pick([...PLACES, '/', '/login', '/nowhere'])
  return {
    name: `load ${place}`,
    leaves: true,
    run: async ({ page }) => void (await page.goto(place, { timeout: 10_000 }))
  }
}

const reload: StepMaker = () => ({
  name: 'reload',
  leaves: true,
  run: async ({ page }) => void (await page.reload({ timeout: 10_000 }))
})

/** Leaves a page while what it asked for first is still under way. */
const reloadTwice: StepMaker = random => {
  const time = 50 + random.below(1500)
  return {
    name: `reload, and again after ${time} ms`,
    leaves: true,
    run: async ({ page }) => {
      await page.reload({ timeout: 10_000 })
      await pause(time)
      await page.reload({ timeout: 10_000 })
    }
  }
}

const travel: StepMaker = random => {
  const way = random.pick(['goBack', 'goForward'] as const)
  return {
    name: way,
    leaves: true,
    run: async ({ page }) => void (await page[way]({ timeout: 5000 }))
  }
}

const search: StepMaker = random => {
  const word = random.pick(WORDS)
  return {
    name: `search "${word}"`,
    run: ({ page }) => page.getByRole('searchbox').fill(word, SHORT)
  }
}

const sort: StepMaker = random => {
  const place = random.below(5)
  return {
    name: `sort by head ${place}`,
    run: ({ page }) => page.locator('thead th > button').nth(place).click(SHORT)
  }
}

const stage: StepMaker = random => {
  const { nextPage, previousPage, firstPage } = messages.ui
  const name = random.pick([nextPage, nextPage, previousPage, firstPage])
  return {
    name,
    run: ({ page }) =>
      page.getByRole('button', { name, exact: true }).click(SHORT)
  }
}

const open: StepMaker = random => {
  const place = random.below(10)
  return {
    name: `open row ${place}`,
    run: ({ page }) => page.locator('tr[data-row] a').nth(place).click(SHORT)
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
  run: ({ page }) =>
    page
      .getByRole('button', { name: messages.session.signOut })
      .first()
      .click(SHORT)
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
      await person.page.goto(place, { timeout: 10_000 })
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

/** How often each is done, in comparison. */
const MAKERS: readonly [number, StepMaker][] = [
  [8, menu],
  [3, load],
  [3, reload],
  [5, reloadTwice],
  [4, travel],
  [5, search],
  [4, sort],
  [4, stage],
  [6, open],
  [3, keys],
  [4, changeUser],
  [5, credit],
  [2, bulkOfThree],
  [2, exportRows],
  [1, signOut],
  [2, newTab],
  [2, offline],
  [3, wait]
]
const BAG = MAKERS.flatMap(([weight, maker]) =>
  Array.from({ length: weight }, () => maker)
)

/** The step that a random choice comes to. */
export function chooseStep(random: Random, number: number): Step {
  return random.pick(BAG)(random, number)
}
