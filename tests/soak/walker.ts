import { messages } from '../../src/messages.ts'
import {
  type Random,
  randomFrom
} from '../../src/programs/reference-api/seed/random.ts'
import { isAtLogin, PATIENT, pause, type Person, signIn } from './person.ts'
import { chooseStep, type Kind, makeStep, type Step } from './steps.ts'

/** Far apart, so that no two persons ever share a step's seed. */
const STEPS_OF_A_PERSON = 1_000_003

/** Goes on with the steps of a person until this instant. */
export type Walk = (until: number) => Promise<void>

/**
 * A person who does one thing after another. Which ones, and with which
 * choices, follows from the seed and the number of the step alone, whatever
 * the panel has made of the steps before; when, and whether a step was
 * possible, does not. In front of a sign-in they sign in.
 */
export function walker(person: Person, place: number, seed: number): Walk {
  let number = 0
  return async until => {
    while (Date.now() < until) {
      number += 1
      const random = randomOf(seed, place, number)
      const rest = random.below(600)
      const isSelf = random.chance(0.8)
      const step = chooseStep(random, number)
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await take(person, person.stays && step.leaves ? REST : step, isSelf)
      // oxlint-disable-next-line no-await-in-loop -- as people do
      await pause(rest)
    }
  }
}

function randomOf(seed: number, place: number, number: number): Random {
  return randomFrom((seed * 31 + place) * STEPS_OF_A_PERSON + number)
}

const REST: Step = { kind: 'wait', name: 'rest', run: () => pause(1000) }

/** A list with a page before and a page after, and rows to open. */
const MIDDLE = '/users?page=2&limit=10'
/** The choices of one may be unfit, and a busy machine may spoil another. */
const TRIES = 4
/** Far behind the steps of any walk. */
const FIRST_OF_THE_REST = 500_000

/**
 * Once the troubles are over, and with all the time that a busy machine takes:
 * does each kind of step that nobody has done so far. What is not possible now
 * never is, and breaks the soak.
 */
export async function doTheRest(person: Person, seed: number): Promise<void> {
  const { history, tally } = person
  let number = FIRST_OF_THE_REST
  const isDone = async (kind: Kind): Promise<boolean> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      number += 1
      const step = makeStep(kind, randomOf(seed, 0, number), number)
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await attempt(person, step, toTheMiddle)
      if (!tally.neverDone().includes(kind)) return true
    }
    return false
  }
  person.patience = PATIENT
  for (const kind of tally.neverDone()) {
    // oxlint-disable-next-line no-await-in-loop -- one kind after the other
    if (!(await isDone(kind))) return history.break(`never possible: ${kind}`)
  }
}

/** Loads the middle of the users, signed in. */
async function toTheMiddle(person: Person): Promise<void> {
  const { page, accounts } = person
  const rows = page.locator('section[aria-busy=false] tr[data-row]').first()
  const guest = page.locator('[data-slot=sign-in][data-session=guest]')
  await page.goto(MIDDLE, PATIENT)
  await rows.or(guest).first().waitFor(PATIENT)
  if (!(await isAtLogin(person))) return
  await signIn(person, accounts[0], PATIENT)
  await page.goto(MIDDLE, PATIENT)
  await rows.waitFor(PATIENT)
}

/** Signs in where that is asked for, and else does the step. */
async function take(
  person: Person,
  step: Step,
  isSelf: boolean
): Promise<void> {
  // A tab that could not be opened shows nothing at all.
  const isGuest = await isAtLogin(person).catch(() => false)
  if (!isGuest) return attempt(person, step, leaveLayers)
  const account = person.accounts[isSelf ? 0 : 1]
  await noted(person, `sign in as ${account.email}`, () =>
    signIn(person, account)
  )
}

/** Does a step, and counts whether it was possible. */
async function attempt(
  person: Person,
  { kind, name, run }: Step,
  prepare: (person: Person) => Promise<void>
): Promise<void> {
  const isDone = await noted(person, name, async () => {
    await prepare(person)
    await run(person)
  })
  person.tally.count(kind, isDone)
}

/** Notes what was done, and whether it was possible; resolves with the latter. */
async function noted(
  { history, name }: Person,
  what: string,
  act: () => Promise<void>
): Promise<boolean> {
  try {
    await act()
    history.note(name, what)
    return true
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    history.note(name, `${what} - not possible: ${reason.slice(0, 90)}`)
    return false
  }
}

const { discard, leaveUnknown } = messages.actions
const { accept: stop } = messages.bulk.leave
const AGREE = new RegExp(
  `^(?:${discard.accept}|${leaveUnknown.accept}|${stop})$`,
  'u'
)

/** Closes what lies over the page; an open question is agreed to. */
async function leaveLayers({ page }: Person): Promise<void> {
  for (let layer = 0; layer < 3; layer += 1) {
    const question = page.getByRole('alertdialog')
    // oxlint-disable no-await-in-loop -- one layer after the other
    if (await question.isVisible()) {
      const agree = question.getByRole('button', { name: AGREE }).last()
      if (await agree.isVisible()) await agree.click({ timeout: 1000 })
      else await page.keyboard.press('Escape')
    } else if (await page.getByRole('dialog').first().isVisible()) {
      await page.keyboard.press('Escape')
    } else return
    await pause(250)
    // oxlint-enable no-await-in-loop
  }
}
