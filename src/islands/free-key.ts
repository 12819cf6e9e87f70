import { isLayerOpen } from '../ui/open-layer.ts'

/**
 * Whether a key is free for a shortcut of the screen: pressed alone, once,
 * outside of fields, with no menu and no dialog open.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  const { target } = event
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  return (
    !typing &&
    !event.defaultPrevented &&
    !event.repeat &&
    !event.isComposing &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.shiftKey &&
    !isLayerOpen()
  )
}
