import { isLayerOpen } from '../ui/dialog/open-layer.ts'

/** What takes letters; a checkbox does not. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/**
 * Whether a key is free for a shortcut of the screen: pressed alone, once,
 * outside of fields, with no menu and no dialog open.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  const { target } = event
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(FIELDS))
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
