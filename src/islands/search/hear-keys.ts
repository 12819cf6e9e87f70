import { queuedKeys, takeQueuedKeys } from '../../fast-start/queued-keys.ts'
import { isFindKey, SEARCH_KEY } from '../../routes/key-press.ts'
import { $commands } from '../../stores/commands.ts'
import { $panelLayer } from './panel-layer.ts'

/** A screen that is slower than this to say what its keys do has none, ms. */
const LONGEST_MS = 2000

/**
 * Hears keys, those first that were pressed before anything did. The first may
 * be the screen's own, so they are kept until it has said what those do, or
 * until the palette is asked for. Returns its cleanup.
 */
export function hearKeys(hear: (event: KeyboardEvent) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stops: (() => void)[] = []
  const begin = (): void => {
    end()
    for (const event of takeQueuedKeys()) {
      hear(event)
      // What follows was meant for the field.
      const isSearch = event.key === SEARCH_KEY
      if (isSearch && $panelLayer.get() === 'none') break
    }
    document.addEventListener('keydown', hear)
  }
  if (isScreenAwaited()) {
    timer = setTimeout(begin, LONGEST_MS)
    const look = (): void => {
      if (isScreenAwaited()) return
      clearTimeout(timer)
      // What a key does may still be on its way into the page.
      timer = setTimeout(begin)
    }
    // Behind the head, which keeps the key.
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
    document.removeEventListener('keydown', hear)
  }
  return end
}

/**
 * Whether the first key is or will be kept, and may be the screen's own, or a
 * letter for the palette, where a press on its button is still to be repeated.
 */
function isScreenAwaited(): boolean {
  const keys = queuedKeys()
  if (!keys || $commands.get().length > 0) return false
  const [first] = keys
  return $panelLayer.get() === 'none' && !(first && isFindKey(first))
}
