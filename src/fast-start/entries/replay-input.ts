import { isTyping } from '../../islands/search/is-typing.ts'
import { isFindKey, singleKey } from '../../routes/key-press.ts'
import { queueKeys } from '../queued-keys.ts'

/** A part of the page that React has not taken over, and a button in it. */
const WAITING_BUTTON = 'astro-island[ssr] button:not([popovertarget])'

/**
 * Repeats the last press on a button that was not alive yet as soon as it is,
 * also one by its keys with Control or Meta. Where `hearsKeys`, the page will
 * hear the panel's own keys, and they are kept until it does. A press on
 * anything else meanwhile, and a word in a field, is what is wanted instead.
 * Links, fields and menus are the browser's own and need none of it; the
 * checkboxes of rows are kept by who paints these (`queued-checkboxes.ts`).
 */
export function replayInput(hearsKeys: boolean): void {
  let pressed: HTMLElement | null = null
  const keys = hearsKeys ? queueKeys() : undefined
  /** The palette was asked for: it takes what is typed, wherever that is. */
  let isFinding = false
  const forget = (): void => {
    isFinding = false
    keys?.forget()
  }
  document.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const element = target instanceof Element ? target : null
      const waiting = element?.closest<HTMLElement>(WAITING_BUTTON) ?? null
      // What follows a press that is repeated was meant for what it opens.
      if (isTrusted) forget()
      // One that is repeated elsewhere was made before the one that waits.
      else if (!waiting && !pressed?.contains(element)) return
      pressed = waiting
    },
    true
  )
  document.addEventListener('keydown', event => {
    if (keys?.isOpen()) {
      const isFind = isFindKey(event)
      if (isFind) {
        pressed = null
        forget()
        isFinding = true
      } else if (event.key === 'Escape') forget()
      if (isTyping(event.target) && !isFinding) return forget()
      if (isFind || singleKey(event) !== undefined) {
        if (!isFinding) return keys.keep(event)
        // The browser has a search of its own at this key. Its event is over
        // then for whoever asks, so a copy of it is kept.
        event.preventDefault()
        return keys.keep(new KeyboardEvent(event.type, event))
      }
    }
    const button = buttonOfKeys(event)
    if (!button) return
    event.preventDefault()
    pressed = button
  })
  // The event does not bubble, and comes before React has its listeners.
  document.addEventListener(
    'astro:hydrate',
    ({ target }) => {
      setTimeout(() => {
        if (!(target instanceof Element && target.contains(pressed))) return
        pressed?.click()
      })
    },
    true
  )
}

/** The waiting button that these keys stand for, as it says itself. */
function buttonOfKeys(event: KeyboardEvent): HTMLElement | null {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event
  if (ctrlKey === metaKey || altKey || shiftKey) return null
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`
  return document.querySelector(
    `${WAITING_BUTTON}[aria-keyshortcuts~="${CSS.escape(keys)}"]`
  )
}
