import { queuedKeys, consumeQueuedKeys } from '../../fast-start/queued-keys.ts'
import { isFindKey, SEARCH_KEY, singleKey } from '../../routes/key-press.ts'
import { $commands } from '../../stores/commands.ts'
import { $panelLayer } from './panel-layer.ts'

/** How long keys wait for a screen to register its commands, in ms. */
const LONGEST_MS = 2000

/**
 * Handles keys, queued ones first. The first may belong to the screen, so keys
 * wait until its commands are registered or the palette opens. Returns a
 * cleanup function.
 */
export function listenForKeys(
  listen: (event: KeyboardEvent) => void
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stops: (() => void)[] = []
  const begin = (): void => {
    end()
    for (const event of consumeQueuedKeys()) {
      listen(event)
      // The following keys were meant for the search field.
      const isSearch = singleKey(event) === SEARCH_KEY
      if (isSearch && $panelLayer.get() === 'none') break
    }
    document.addEventListener('keydown', listen)
  }
  if (isScreenAwaited()) {
    timer = setTimeout(begin, LONGEST_MS)
    const look = (): void => {
      if (isScreenAwaited()) return
      clearTimeout(timer)
      // The page may still be rendering what the key refers to.
      timer = setTimeout(begin)
    }
    // Registered after the inline script's listener, which queues the key.
    document.addEventListener('keydown', look)
    stops = [
      $commands.listen(look),
      $panelLayer.listen(look),
      () => document.removeEventListener('keydown', look)
    ]
  } else begin()
  function end(): void {
    clearTimeout(timer)
    for (const stop of stops) stop()
    document.removeEventListener('keydown', listen)
  }
  return end
}

/** Also true for a letter that the palette gets after its click is replayed. */
function isScreenAwaited(): boolean {
  const keys = queuedKeys()
  if (!keys || $commands.get().length > 0) return false
  const [first] = keys
  return $panelLayer.get() === 'none' && !(first && isFindKey(first))
}
