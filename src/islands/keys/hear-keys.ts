import { isFindKey, SEARCH_KEY } from '../../domain/key-press.ts'
import { $commands } from '../../stores/commands.ts'
import { earlyKeys, takeEarlyKeys } from '../../stores/early-keys.ts'
import { $panelLayer } from '../../stores/panel-layer.ts'

/** A screen that is slower than this to say what its keys do has none, ms. */
const LONGEST_MS = 2000

/**
 * Hears keys, those first that were pressed before anything did; where they
 * may be the screen's own, once it has said what those do, and those that are
 * pressed meanwhile are kept behind them. Gives what ends it.
 */
export function hearKeys(hear: (event: KeyboardEvent) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stops: (() => void)[] = []
  const begin = (): void => {
    end()
    for (const event of takeEarlyKeys()) {
      hear(event)
      // What follows was meant for the field.
      const isSearch = event.key === SEARCH_KEY
      if (isSearch && $panelLayer.get() === 'none') break
    }
    document.addEventListener('keydown', hear)
  }
  if (isScreenAsked()) {
    timer = setTimeout(begin, LONGEST_MS)
    const look = (): void => {
      if (isScreenAsked()) return
      clearTimeout(timer)
      // What a key does may still be on its way into the page.
      timer = setTimeout(begin)
    }
    stops = [$commands.listen(look), $panelLayer.listen(look)]
  } else begin()
  function end(): void {
    clearTimeout(timer)
    for (const stop of stops) stop()
    document.removeEventListener('keydown', hear)
  }
  return end
}

/** Whether the first key may be one that the screen has not offered yet. */
function isScreenAsked(): boolean {
  const [first] = earlyKeys()
  const isPanels = !first || isFindKey(first) || $panelLayer.get() !== 'none'
  return !isPanels && $commands.get().length === 0
}
