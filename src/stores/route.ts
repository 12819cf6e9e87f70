import { atom, type ReadableAtom } from 'nanostores'

import { matchRoute, type RouteMatch } from '../routes/paths.ts'
import { $build } from './build.ts'
import { clearError } from './error.ts'
import { needsPageLoad } from './failed-screens.ts'
import { saveScrollPosition } from './scroll-position.ts'

/** No match is a 404. */
export interface CurrentRoute {
  match: RouteMatch | undefined
  pathname: string
  /** With its `?`, or `''`. */
  search: string
  fullPath: string
  /** `history` is Back or Forward. */
  via: 'load' | 'move' | 'history'
}

const $current = atom<CurrentRoute | undefined>(undefined)

/** `undefined` until the page runs in a browser. */
export const $route: ReadableAtom<CurrentRoute | undefined> = $current

/** Follows history and links; protected screens then need no page load. */
export function startRouting(): void {
  if ($current.get() !== undefined) return
  history.scrollRestoration = 'manual'
  $current.set(read('load'))
  window.addEventListener('popstate', () => {
    if (needsPageLoad(location.href)) {
      location.reload()
      return
    }
    clearError()
    $current.set(read('history'))
  })
  document.addEventListener('click', followLink)
}

export function navigate(href: string, mode: 'push' | 'replace'): void {
  const before = new URL(location.href)
  const after = new URL(href, before)
  if (after.href === before.href) mode = 'replace'
  if (mode === 'push') {
    saveScrollPosition()
    // Within a screen a new build waits: the user may be typing a search.
    const leaves = after.pathname !== before.pathname
    if (leaves && loadsPage(href)) {
      location.assign(href)
      return
    }
    history.pushState(null, '', href)
  } else {
    history.replaceState(history.state, '', href)
  }
  clearError()
  $current.set(read('move'))
}

export const MOVES = 'a[href], button[data-to]'

/** `undefined` where a click leaves this document. */
export function moveTarget(
  pressed: EventTarget | null
): CurrentRoute | undefined {
  const element = pressed instanceof Element ? pressed.closest(MOVES) : null
  if (element instanceof HTMLAnchorElement && !isOwnPage(element))
    return undefined
  const href = element?.getAttribute('href') ?? element?.getAttribute('data-to')
  if (href === null || href === undefined) return undefined
  const address = new URL(href, location.href)
  const leaves = address.pathname !== location.pathname
  if (leaves && loadsPage(address.href)) return undefined
  return routeOf(address, 'move')
}

function loadsPage(href: string): boolean {
  return $build.get() === 'outdated' || needsPageLoad(href)
}

function read(via: CurrentRoute['via']): CurrentRoute {
  return routeOf(location, via)
}

function routeOf(
  { pathname, search, hash }: URL | Location,
  via: CurrentRoute['via']
): CurrentRoute {
  return {
    match: matchRoute(pathname),
    pathname,
    search,
    fullPath: pathname + search + hash,
    via
  }
}

function followLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[href]')
      : null
  if (!link || !isPlainClick(event) || !isOwnPage(link)) return
  event.preventDefault()
  navigate(link.href, 'push')
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.altKey &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.shiftKey
  )
}

function isOwnPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = location
  const sameDocument = link.pathname === pathname && link.search === search
  return (
    link.origin === origin &&
    link.target !== '_blank' &&
    !link.hasAttribute('download') &&
    !(sameDocument && link.hash !== '') &&
    // The login page has no outlet.
    matchRoute(pathname)?.route.access !== 'guest' &&
    matchRoute(link.pathname)?.route.access === 'auth'
  )
}
