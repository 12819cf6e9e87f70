import { SEARCH_KEY } from '../../domain/key-press.ts'
import { $commands } from '../../stores/commands.ts'
import { areKeysKept, takeEarlyKeys } from '../../stores/early-keys.ts'
import { $panelLayer } from '../../stores/panel-layer.ts'

/** A screen that is slower than this to say what its keys do has none, ms. */
const LONGEST_MS = 2000

/**
 * Hears keys, those first that were pressed before anything did: they are kept
 * until the screen has said what its own keys do. Gives what ends it.
 */
export function hearKeys(hear: (event: KeyboardEvent) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
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
  if (areKeysKept()) {
    timer = setTimeout(begin, LONGEST_MS)
    stop = $commands.subscribe(({ length }) => {
      if (length === 0) return
      clearTimeout(timer)
      // What a key does may still be on its way into the page.
      timer = setTimeout(begin)
    })
  } else begin()
  function end(): void {
    clearTimeout(timer)
    stop?.()
    document.removeEventListener('keydown', hear)
  }
  return end
}
