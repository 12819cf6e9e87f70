/** Keys that were pressed while nothing heard them, oldest first. */
const PLACE = Symbol.for('panel-early.keys')
/** Enough for a screen, or for the palette and a word in it. */
const MOST = 12

/** Keeps the keys that it is given, until somebody takes them. */
export interface EarlyKeys {
  /** Whether nobody has taken them yet. */
  isOpen(): boolean
  keep(event: KeyboardEvent): void
  forget(): void
}

/** Opens the place for keys of this page, in its head. */
export function openEarlyKeys(): EarlyKeys {
  let keys: KeyboardEvent[] = []
  Reflect.set(globalThis, PLACE, () => keys)
  return {
    isOpen: areKeysKept,
    keep(event) {
      keys = [...keys, event].slice(-MOST)
    },
    forget() {
      keys = []
    }
  }
}

/** Whether the head of this page keeps its keys, since nobody hears them yet. */
export function areKeysKept(): boolean {
  return Reflect.has(globalThis, PLACE)
}

/** The keys that were kept in the head of this page; they are heard now. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const take: (() => KeyboardEvent[]) | undefined = Reflect.get(
    globalThis,
    PLACE
  )
  Reflect.deleteProperty(globalThis, PLACE)
  return take?.() ?? []
}
