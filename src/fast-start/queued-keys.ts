const PLACE = Symbol.for('panel.queued-keys')
/** Enough for a screen, or for the palette and a word in it. */
const MOST = 12

export interface QueuedKeys {
  isOpen(): boolean
  queue(event: KeyboardEvent): void
  forget(): void
}

/** Call in the inline script. */
export function queueKeys(): QueuedKeys {
  let keys: KeyboardEvent[] = []
  Reflect.set(globalThis, PLACE, () => keys)
  return {
    isOpen: () => Reflect.has(globalThis, PLACE),
    queue(event) {
      keys = [...keys, event].slice(-MOST)
    },
    forget() {
      keys = []
    }
  }
}

/** `undefined` without a queue. */
export function queuedKeys(): readonly KeyboardEvent[] | undefined {
  const read: (() => KeyboardEvent[]) | undefined = Reflect.get(
    globalThis,
    PLACE
  )
  return read?.()
}

export function consumeQueuedKeys(): readonly KeyboardEvent[] {
  const keys = queuedKeys() ?? []
  Reflect.deleteProperty(globalThis, PLACE)
  return keys
}
