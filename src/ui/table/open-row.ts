import { ROW_OPENER } from './row-id.ts'

const PRESSABLE = 'a, button, input, label, [data-card="select"]'

interface Press {
  target: EventTarget | null
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * Opens the row of a press that was beside what can be pressed in it, with Ctrl
 * or Cmd in a new tab, as its link does. Returns whether it was.
 */
export function openRow(press: Press): boolean {
  const { target, ctrlKey, metaKey, shiftKey } = press
  if (!(target instanceof Element) || target.closest(PRESSABLE)) {
    return false
  }
  // It may have ended a selection of text.
  const isSelecting = document.getSelection()?.isCollapsed === false
  if (isSelecting || shiftKey) return false
  const opener = target
    .closest('tr[data-row]')
    ?.querySelector<HTMLElement>(ROW_OPENER)
  if (!opener) return false
  if (ctrlKey || metaKey) {
    if (!(opener instanceof HTMLAnchorElement)) return false
    // The browser opens it in a new tab.
    opener.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey
      })
    )
    return true
  }
  opener.focus({ preventScroll: true })
  opener.click()
  return true
}
