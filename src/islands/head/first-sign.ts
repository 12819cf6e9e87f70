import { openEarlySubmit } from '../../stores/early-submit.ts'
import { beginTurn, endTurn } from '../../stores/turns.ts'

/** What somebody does first, at the latest: he comes near, by any device. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input']
const FIELD = '.sign-in input'
const BUTTON = '.sign-in [type="submit"]'

/**
 * Keeps what renders the login back until somebody is there: nobody presses its
 * button before he has come near it. Who is quicker than React asks for the
 * sign-in all the same: a press on the button, or Enter, is kept for the form,
 * unless something is typed or pressed afterwards.
 */
export function waitForPerson(): void {
  const submit = openEarlySubmit()
  beginTurn('person')
  for (const sign of SIGNS) {
    document.addEventListener(sign, endTurnOfPerson, {
      capture: true,
      once: true
    })
  }
  const hear = (event: Event): void => {
    if (submit.isOpen()) submit.want(isSubmit(event))
  }
  // A button that is off hears of no click.
  for (const act of ['pointerdown', 'keydown', 'input']) {
    document.addEventListener(act, hear, true)
  }
}

function endTurnOfPerson(): void {
  endTurn('person')
}

/** Whether somebody who does this wants to sign in. */
function isSubmit(event: Event): boolean {
  if (!(event.target instanceof Element)) return false
  if (event instanceof PointerEvent) {
    return event.button === 0 && event.target.closest(BUTTON) !== null
  }
  return (
    event instanceof KeyboardEvent &&
    event.key === 'Enter' &&
    !event.isComposing &&
    event.target.matches(FIELD)
  )
}
