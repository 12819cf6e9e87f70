/** Whether the form was submitted before hydration. */
const PLACE = Symbol.for('panel.queued-submit')

export interface QueuedSubmit {
  isOpen(): boolean
  want(isWanted: boolean): void
}

/** Call in the inline script. */
export function queueSubmit(): QueuedSubmit {
  Reflect.set(globalThis, PLACE, false)
  return {
    isOpen: () => Reflect.has(globalThis, PLACE),
    want: isWanted => Reflect.set(globalThis, PLACE, isWanted)
  }
}

/** The form handles later submits itself. */
export function consumeQueuedSubmit(): boolean {
  const isWanted = Reflect.get(globalThis, PLACE) === true
  Reflect.deleteProperty(globalThis, PLACE)
  return isWanted
}
