import { isMetered, isOffline } from '../api/connection.ts'
import { $route, type CurrentRoute, MOVES, moveTarget } from './route.ts'
import { $session } from './session.ts'

/** Hover or focus on a link counts as intent after this, in ms. */
export const REST_MS = 65
/** An address is not reported again for this long, in ms. */
export const AGAIN_MS = 5_000

type Listener = (target: CurrentRoute) => void

const listeners = new Set<Listener>()
const notifiedAt = new Map<string, number>()
let begun = false
let hovered: { link: Element; timer: ReturnType<typeof setTimeout> } | undefined

/**
 * Reports addresses the user will probably open: their link is hovered, focused
 * or pressed. Silent when signed out, offline or saving data.
 */
export function onIntent(listener: Listener): () => void {
  listeners.add(listener)
  begin()
  return () => {
    listeners.delete(listener)
  }
}

function begin(): void {
  if (begun) return
  begun = true
  const passive = { passive: true }
  document.addEventListener(
    'pointerover',
    event => {
      // Touch has no hover: `touchstart` counts as intent.
      if (event.pointerType !== 'touch') rest(event.target)
    },
    passive
  )
  document.addEventListener('focusin', event => rest(event.target), passive)
  document.addEventListener(
    'touchstart',
    event => notify(event.target),
    passive
  )
  document.addEventListener(
    'pointerdown',
    event => {
      if (event.button === 0 && event.isPrimary) notify(event.target)
    },
    passive
  )
  $route.listen(forget)
}

function forget(): void {
  clearTimeout(hovered?.timer)
  hovered = undefined
}

function rest(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest(MOVES) : null
  if (link === hovered?.link) return
  forget()
  if (!link) return
  const timer = setTimeout(() => notify(link), REST_MS)
  hovered = { link, timer }
}

function notify(target: EventTarget | null): void {
  if ($session.get().kind !== 'admin' || isOffline() || isMetered()) return
  const to = moveTarget(target)
  if (!to || isKnown(to.fullPath)) return
  for (const listener of listeners) listener(to)
}

/** Also marks it as reported. */
function isKnown(address: string): boolean {
  const now = performance.now()
  for (const [other, at] of notifiedAt) {
    if (now - at > AGAIN_MS) notifiedAt.delete(other)
  }
  if (notifiedAt.has(address)) return true
  notifiedAt.set(address, now)
  return false
}
