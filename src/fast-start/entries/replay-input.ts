import { isTyping } from '../../islands/search/is-typing.ts'
import { isFindKey, keyCharacter, singleKey } from '../../routes/key-press.ts'
import { queueKeys } from '../queued-keys.ts'

/** An island that is not hydrated yet. */
const WAITING = 'astro-island[ssr]'
const WAITING_BUTTON = `${WAITING} button`

/**
 * Replays the last click on a button, or its shortcut, and what was chosen in a
 * `<select>`, after hydration. With `hearsKeys`, the panel's own keys are queued
 * too. A click elsewhere or typing cancels it. Links and fields work natively; `early-row-clicks.ts` covers
 * rows.
 */
export function replayInput(hearsKeys: boolean): void {
  let pressed: HTMLElement | null = null
  const chosen = new Map<HTMLSelectElement, string>()
  const choose = (select: HTMLSelectElement): void => {
    select.value = chosen.get(select) ?? select.value
    chosen.delete(select)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const keys = hearsKeys ? queueKeys() : undefined
  /** The palette was requested: it takes the typed text, wherever that is. */
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
      // Input after a replayed click was meant for what it opens.
      if (isTrusted) forget()
      // A replay elsewhere predates the waiting click.
      else if (!waiting && !pressed?.contains(element)) return
      pressed = waiting
    },
    true
  )
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return
      if (target.closest(WAITING)) chosen.set(target, target.value)
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
        if (!isFinding) return keys.queue(event)
        // Prevents the browser's search. A copy, as the event will be over.
        event.preventDefault()
        return keys.queue(new KeyboardEvent(event.type, event))
      }
    }
    const button = buttonOfKeys(event)
    if (!button) return
    event.preventDefault()
    pressed = button
  })
  // The event does not bubble, and precedes React's listeners.
  document.addEventListener(
    'astro:hydrate',
    ({ target }) => {
      setTimeout(() => {
        if (!(target instanceof Element)) return
        for (const select of chosen.keys()) {
          if (!target.contains(select)) continue
          // React hydrates it at once, with its own choice ...
          select.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
          // ... and knows the address a render later.
          requestAnimationFrame(() => setTimeout(() => choose(select)))
        }
        if (target.contains(pressed)) pressed?.click()
      })
    },
    true
  )
}

/** The unhydrated button whose `aria-keyshortcuts` match. */
function buttonOfKeys(event: KeyboardEvent): HTMLElement | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey === metaKey || altKey || shiftKey) return null
  const key = keyCharacter(event).toUpperCase()
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${key}`
  return document.querySelector(
    `${WAITING_BUTTON}[aria-keyshortcuts~="${CSS.escape(keys)}"]`
  )
}
