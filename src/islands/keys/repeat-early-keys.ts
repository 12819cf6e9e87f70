import { SEARCH_KEY } from '../../domain/key-press.ts'
import { monotonicNow } from '../../domain/monotonic-now.ts'
import { $commands } from '../../stores/commands.ts'
import { takeEarlyKeys } from '../../stores/early-keys.ts'

/** A screen that is slower than this to say what its keys do has none, ms. */
const LONGEST_MS = 2000
/** How often it is looked whether it has said so, ms. */
const LOOK_MS = 20

/**
 * Gives the keys that were pressed before anything heard them, once the screen
 * has said what its own keys do. Gives what ends the wait for that.
 */
export function repeatEarlyKeys(
  hear: (event: KeyboardEvent) => void
): () => void {
  const keys = takeEarlyKeys()
  const end = monotonicNow() + LONGEST_MS
  const timer = setInterval(() => {
    if ($commands.get().length === 0 && monotonicNow() < end) return
    clearInterval(timer)
    for (const key of keys) {
      hear(key)
      // What follows was meant for the field.
      if (key.key === SEARCH_KEY) break
    }
  }, LOOK_MS)
  return () => clearInterval(timer)
}
