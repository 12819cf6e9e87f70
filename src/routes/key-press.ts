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

/** Starts the key sequence to a screen; the screen's key follows. */
export const GO_KEY = 'g'

export const LIST_KEY = '?'

export const SEARCH_KEY = '/'

export const REFRESH_KEY = 'r'

/**
 * The character of a single, unmodified key press, by keyboard layout. Shift
 * may be part of it, as of `?`, but not of a letter; Caps Lock is ignored.
 */
export function singleKey(press: KeyPress): string | undefined {
  const { key } = press
  const modified = press.ctrlKey || press.metaKey || press.altKey
  if (modified || press.repeat || press.isComposing) return undefined
  if (Array.from(key).length !== 1) return undefined
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  return isLetter && press.shiftKey ? undefined : key.toLowerCase()
}

/** Ctrl+K or Cmd+K; by key position if the layout has no Latin letter there. */
export function isFindKey(press: KeyPress): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press
  if (ctrlKey === metaKey || altKey || shiftKey) return false
  if (press.repeat || press.isComposing) return false
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
