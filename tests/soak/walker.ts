import { messages } from '../../src/messages.ts'
import { randomFrom } from '../../src/programs/reference-api/seed/random.ts'
import { isAtLogin, pause, type Person, signIn } from './person.ts'
import { chooseStep, type Step } from './steps.ts'

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
      const ofStep = (seed * 31 + place) * STEPS_OF_A_PERSON + number
      const random = randomFrom(ofStep)
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

const REST: Step = { name: 'rest', run: () => pause(1000) }

async function take(
  person: Person,
  step: Step,
  isSelf: boolean
): Promise<void> {
  const { history, name, accounts } = person
  const account = accounts[isSelf ? 0 : 1]
  let [done, how] = [step.name, '']
  try {
    if (await isAtLogin(person)) {
      done = `sign in as ${account.email}`
      await signIn(person, account)
    } else {
      await leaveLayers(person)
      await step.run(person)
    }
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    how = ` - not possible: ${reason.slice(0, 90)}`
  }
  history.note(name, `${done}${how}`)
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
