export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>

/** Starts the key sequence to a screen; the screen's key follows. */
export const GO_KEY = 'g'

export const LIST_KEY = '?'

export const SEARCH_KEY = '/'

export const REFRESH_KEY = 'r'

/** Letters of a script that no key of the panel is in. */
const OTHER_SCRIPT = /^[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]+$/u

/**
 * The character of a single, unmodified key press. Shift may be part of it, as
 * of `?`, but not of a letter; Caps Lock is ignored.
 */
export function singleKey(press: KeyPress): string | undefined {
  const modified = press.ctrlKey || press.metaKey || press.altKey
  if (modified || press.repeat) return undefined
  const key = keyCharacter(press)
  if (Array.from(key).length !== 1) return undefined
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  return isLetter && press.shiftKey ? undefined : key.toLowerCase()
}

export function isFindKey(press: KeyPress): boolean {
  return isCommandKey(press, 'k')
}

/** Ctrl or Cmd with a letter, and nothing else. */
export function isCommandKey(press: KeyPress, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = press
  if (ctrlKey === metaKey || altKey || shiftKey || press.repeat) return false
  return keyCharacter(press).toLowerCase() === letter
}

/**
 * By the layout of the keyboard (`g` of Dvorak or AZERTY is where that writes
 * it); by the key's place on a Latin keyboard if it writes another script.
 */
export function keyCharacter({
  key,
  code,
  shiftKey
}: Pick<KeyPress, 'key' | 'code' | 'shiftKey'>): string {
  if (!OTHER_SCRIPT.test(key)) return key
  if (code === 'Slash') return shiftKey ? LIST_KEY : SEARCH_KEY
  return /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase() ?? key
}
