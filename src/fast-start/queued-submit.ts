/** Whether the sign-in was asked for before its form could send it. */
const PLACE = Symbol.for('panel-early.submit')

/** Keeps whether a sign-in is wanted, until the form asks for it. */
export interface QueuedSubmit {
  /** Whether the form has not asked yet. */
  isOpen(): boolean
  want(isWanted: boolean): void
}

/** Opens the place for it on this page, in its head. */
export function queueSubmit(): QueuedSubmit {
  Reflect.set(globalThis, PLACE, false)
  return {
    isOpen: () => Reflect.has(globalThis, PLACE),
    want: isWanted => Reflect.set(globalThis, PLACE, isWanted)
  }
}

/** Whether the form is to be sent now; from now on it hears by itself. */
export function takeQueuedSubmit(): boolean {
  const isWanted = Reflect.get(globalThis, PLACE) === true
  Reflect.deleteProperty(globalThis, PLACE)
  return isWanted
}
