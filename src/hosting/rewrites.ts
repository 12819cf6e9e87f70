import { matchRoute } from '../routes/paths.ts'
import { routes } from '../routes/table.ts'
import type { Header } from './security-headers.ts'

/** The id that the one prerendered page of a route with a parameter has. */
export const SHELL_ID = '_'

/** A route with a parameter, and the page that answers for all its ids. */
export interface Shell {
  /** The route's path, with `:id`. */
  path: string
  /** What comes before its first parameter, as `/users/`. */
  prefix: string
  /** The page's address, without `.html`. */
  page: string
}

/** Every route that a static host has to rewrite. */
export const shells: readonly Shell[] = routes
  .filter(route => route.path.includes(':'))
  .map(({ path }) => ({
    path,
    prefix: path.slice(0, path.indexOf(':')),
    page: path.replaceAll(/:\w+/g, SHELL_ID)
  }))

/** A page with one address: its path, and its file below the site's root. */
export interface Page {
  path: string
  file: string
}

/** The pages that need no rewrite, the root first. */
export const pages: readonly Page[] = [
  { path: '/', file: '/index.html' },
  ...routes
    .filter(route => !route.path.includes(':'))
    .map(({ path }) => ({ path, file: `${path}.html` }))
]

/**
 * The addresses of a page as a regular expression of Perl or Go, on decoded
 * pathnames: there a `$` would also stand before a line end.
 */
export function pagePattern({ path }: Page): string {
  return path === '/' ? String.raw`^/\z` : String.raw`^${path}/?\z`
}

/**
 * The addresses of a shell as a part of a regular expression, on addresses
 * as they were sent: in a decoded one, an id could hold a slash. Dots climb
 * in it, so the decoded pathname must begin with the shell's prefix too.
 */
export function shellPattern({ path }: Shell): string {
  return `${path.replaceAll(/:\w+/g, '[^/?]+')}/?`
}

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

/** The part of an answer that takes headers. */
interface Answered {
  setHeader(name: string, value: string): unknown
}

/** An entry of Vite's proxy that rewrites the address and proxies nothing. */
interface Rewrite {
  bypass(request: Requested, answer?: Answered): string
}

/** No page has it, so it is answered with the 404 page and status 404. */
const NO_PAGE = '/malformed-address'

/**
 * The rewrites as an entry of Vite's `proxy`: the one setting that both
 * `astro dev` and `astro preview` honour for a prerendered page. It sees every
 * address but those of the API, also the malformed ones, which Vite would
 * answer with status 500. The answers get these headers, whatever their
 * status: Vite's own setting leaves out the 404 page.
 */
export function proxyRewrites(
  apiBaseUrl: string,
  headers: readonly Header[] = []
): Record<string, Rewrite> {
  return {
    [`^(?!${RegExp.escape(apiBaseUrl)})`]: {
      bypass: ({ url = '/' }, answer) => {
        for (const [name, value] of headers) answer?.setHeader(name, value)
        return rewritten(url)
      }
    }
  }
}

interface RequestSource {
  prependListener(
    event: 'request',
    listener: (request: Requested) => void
  ): unknown
}

/**
 * Rewrites malformed addresses before anything else sees them: in `astro dev`,
 * Astro decodes an address before the proxy is asked.
 */
export function rewriteMalformed(server: RequestSource): void {
  server.prependListener('request', request => {
    const { url = '/' } = request
    if (isMalformed(pathnameOf(url))) request.url = NO_PAGE
  })
}

function rewritten(address: string): string {
  const pathname = pathnameOf(address)
  if (isMalformed(pathname)) return NO_PAGE
  const page = shellFor(pathname)
  return page === undefined ? address : page + address.slice(pathname.length)
}

function pathnameOf(address: string): string {
  return address.replace(/\?.*/s, '')
}

function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return false
  } catch {
    return true
  }
}
