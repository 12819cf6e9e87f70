import { queueSubmit } from '../queued-submit.ts'
import { beginStage, endStage } from '../stages.ts'

/** What somebody does first, at the latest: he comes near, by any device. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input']
/** What asks for the sign-in, or is something else that is done instead. */
const ACTS = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'input']
const FIELD = '.sign-in input'
/** It is off until it is alive, and hears of no click. */
const BUTTON = '.sign-in [type="submit"]'

/**
 * Keeps what renders the login back until somebody is there: nobody presses its
 * button before he has come near it. Who is quicker than React asks for the
 * sign-in all the same: a press on the button, or Enter, is kept for the form,
 * unless something is typed or pressed afterwards.
 */
export function waitForPerson(): void {
  const submit = queueSubmit()
  beginStage('person')
  for (const sign of SIGNS) {
    document.addEventListener(sign, hearSign, true)
  }
  const hear = (event: Event): void => {
    if (!submit.isOpen()) return
    const isAsked = asksToSubmit(event)
    // A press begins on the button and ends there.
    if (event.type !== 'pointerup' || !isAsked) submit.want(isAsked)
  }
  for (const act of ACTS) document.addEventListener(act, hear, true)
}

function hearSign(event: Event): void {
  if (isOfRest(event)) return
  for (const sign of SIGNS) document.removeEventListener(sign, hearSign, true)
  endStage('person')
}

/** A browser tells of a pointer that rests where a page comes below it, too. */
function isOfRest(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  )
}

/** Whether somebody who does this wants to sign in. */
function asksToSubmit(event: Event): boolean {
  if (!(event.target instanceof Element)) return false
  if (event instanceof PointerEvent) {
    // A touch that becomes a scroll is cancelled.
    const isPress = event.type !== 'pointercancel' && event.button === 0
    return isPress && event.target.closest(BUTTON) !== null
  }
  return (
    event instanceof KeyboardEvent &&
    event.key === 'Enter' &&
    !event.isComposing &&
    event.target.matches(FIELD)
  )
}
