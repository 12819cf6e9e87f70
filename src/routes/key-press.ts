/** What a keyboard event tells of a press. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
>

/** Begins the way to a screen; the key of the screen follows. */
export const GO_KEY = 'g'

/** Opens the list of all shortcuts. */
export const LIST_KEY = '?'

/** Moves the focus to the search of the screen. */
export const SEARCH_KEY = '/'

/** Asks for the rows of the screen again. */
export const REFRESH_KEY = 'r'

/**
 * The character of a key that was pressed alone and once, as the layout of
 * the keyboard has it. Shift may be a part of it, as of `?`, but not of a
 * letter; Caps Lock makes no difference.
 */
export function singleKey(press: KeyPress): string | undefined {
  const { key } = press
  const modified = press.ctrlKey || press.metaKey || press.altKey
  if (modified || press.repeat || press.isComposing) return undefined
  if (Array.from(key).length !== 1) return undefined
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  return isLetter && press.shiftKey ? undefined : key.toLowerCase()
}

/** Ctrl+K, or Cmd+K; by the place of the key where a layout has no `k`. */
export function isFindKey(press: KeyPress): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press
  if (ctrlKey === metaKey || altKey || shiftKey) return false
  if (press.repeat || press.isComposing) return false
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
