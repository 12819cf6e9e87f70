import { isForInputMethod } from '../../stores/input-method.ts'
import { queueSubmit } from '../queued-submit.ts'
import { startStage, endStage } from '../stages.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input']
/** Events that submit the form, or show another intention. */
const ACTS = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'input']
const FIELD = '[data-slot=sign-in] input'
/** Disabled until hydrated, so it receives no click. */
const BUTTON = '[data-slot=sign-in] [type="submit"]'

/**
 * Delays hydration of the login until the first interaction. A submit before
 * hydration, by button or Enter, is replayed to the form unless the user types
 * or clicks something else afterwards.
 */
export function waitForPerson(): void {
  const submit = queueSubmit()
  startStage('person')
  for (const sign of SIGNS) {
    document.addEventListener(sign, listenForInput, true)
  }
  const listen = (event: Event): void => {
    if (!submit.isOpen()) return
    const isRequested = asksToSubmit(event)
    // A click starts and ends on the button.
    if (event.type !== 'pointerup' || !isRequested) submit.want(isRequested)
  }
  for (const act of ACTS) document.addEventListener(act, listen, true)
}

function listenForInput(event: Event): void {
  if (isOfRest(event)) return
  for (const sign of SIGNS)
    document.removeEventListener(sign, listenForInput, true)
  endStage('person')
}

/** Browsers also report a resting pointer when a page loads below it. */
function isOfRest(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  )
}

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
    !isForInputMethod(event) &&
    event.target.matches(FIELD)
  )
}
