/** Keys that were pressed while nothing heard them, oldest first. */
const PLACE = Symbol.for('panel-early.keys')
/** Enough for a screen, or for the palette and a word in it. */
const MOST = 12

/** Keeps the keys that it is given, until somebody takes them. */
export interface QueuedKeys {
  /** Whether nobody has taken them yet. */
  isOpen(): boolean
  keep(event: KeyboardEvent): void
  forget(): void
}

/** Opens the place for keys of this page, in its head. */
export function queueKeys(): QueuedKeys {
  let keys: KeyboardEvent[] = []
  Reflect.set(globalThis, PLACE, () => keys)
  return {
    isOpen: () => Reflect.has(globalThis, PLACE),
    keep(event) {
      keys = [...keys, event].slice(-MOST)
    },
    forget() {
      keys = []
    }
  }
}

/** The keys that the head of this page has kept so far, if it keeps any. */
export function queuedKeys(): readonly KeyboardEvent[] | undefined {
  const read: (() => KeyboardEvent[]) | undefined = Reflect.get(
    globalThis,
    PLACE
  )
  return read?.()
}

/** The same, and none is kept from now on: they are heard. */
export function takeQueuedKeys(): readonly KeyboardEvent[] {
  const keys = queuedKeys() ?? []
  Reflect.deleteProperty(globalThis, PLACE)
  return keys
}
