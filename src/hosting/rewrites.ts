import { matchRoute } from '../domain/paths.ts'
import { routes } from '../domain/routes.ts'

/** The id that the one prerendered page of a route with a parameter has. */
export const SHELL_ID = '_'

/** A route with a parameter, and the page that answers for all its ids. */
export interface Shell {
  /** The route's path, with `:id`. */
  path: string
  /** The page's address, without `.html`. */
  page: string
}

/** Every route that a static host has to rewrite. */
export const shells: readonly Shell[] = routes
  .filter(route => route.path.includes(':'))
  .map(({ path }) => ({ path, page: path.replaceAll(/:\w+/g, SHELL_ID) }))

/**
 * The page to serve for a pathname of a route with a parameter, or
 * `undefined` for any other pathname.
 */
export function shellFor(pathname: string): string | undefined {
  const found = matchRoute(pathname)
  return shells.find(shell => shell.path === found?.route.path)?.page
}

/** The rewrites in the syntax of `_redirects` (Netlify, Cloudflare Pages). */
export function redirectsFile(): string {
  return shells
    .flatMap(({ path, page }) => [
      `${path} ${page} 200`,
      `${path}/ ${page} 200`
    ])
    .map(line => `${line}\n`)
    .join('')
}

/** The part of a request that a rewrite looks at. */
interface Requested {
  url?: string | undefined
}

/** An entry of Vite's proxy that rewrites the address and proxies nothing. */
interface Rewrite {
  bypass(request: Requested): string | undefined
}

/**
 * The rewrites as entries of Vite's `proxy`: the one setting that both
 * `astro dev` and `astro preview` honour for a prerendered page.
 */
export function proxyRewrites(): Record<string, Rewrite> {
  return Object.fromEntries(
    shells.map(({ path }) => [
      `^${path.replaceAll(/:\w+/g, '[^/?]+')}/?(?:\\?.*)?$`,
      { bypass: ({ url = '/' }) => rewritten(url) }
    ])
  )
}

function rewritten(address: string): string {
  const [pathname = '', query] = address.split(/\?(.*)/s)
  const page = shellFor(pathname)
  if (page === undefined) return address
  return query === undefined ? page : `${page}?${query}`
}
