import type { Config } from '../../config.ts'
import { matchRoute } from '../../routes/paths.ts'
import { routes } from '../../routes/table.ts'
import type { Header } from './security-headers.ts'

/** The id of the one prerendered page of a route with a parameter. */
const SHELL_ID = '_'

/** One page answers for all ids of a route with a parameter. */
export interface Shell {
  /** With `:id`. */
  path: string
  /** Before the first parameter, as `/users/`. */
  prefix: string
  /** Without `.html`. */
  page: string
}

export const shells: readonly Shell[] = routes
  .filter(route => route.path.includes(':'))
  .map(({ path }) => ({
    path,
    prefix: path.slice(0, path.indexOf(':')),
    page: path.replaceAll(/:\w+/g, SHELL_ID)
  }))

/** `file` is below the site's root. */
export interface Page {
  path: string
  file: string
}

/** Pages that need no rewrite, the root first. */
export const pages: readonly Page[] = [
  { path: '/', file: '/index.html' },
  ...routes
    .filter(route => !route.path.includes(':'))
    .map(({ path }) => ({ path, file: `${path}.html` }))
]

/** For Perl and Go, on decoded pathnames: `$` may precede a line end. */
export function pagePattern({ path }: Page): string {
  return path === '/' ? String.raw`^/\z` : String.raw`^${path}/?\z`
}

/**
 * For addresses as they were sent: a decoded id could contain a slash. Dots
 * climb in these, so also check the shell's prefix on the decoded pathname.
 */
export function shellPattern({ path }: Shell): string {
  return `${path.replaceAll(/:\w+/g, '[^/?]+')}/?`
}

/** `undefined` for a pathname without a shell. */
export function shellFor(pathname: string): string | undefined {
  const found = matchRoute(pathname)
  return shells.find(shell => shell.path === found?.route.path)?.page
}

/** Of a pathname on the host; `undefined` outside the site's base. */
export function ownPath(pathname: string, base: string): string | undefined {
  if (`${pathname}/` === base) return '/'
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined
}

/** In the syntax of `_redirects` (Netlify, Cloudflare Pages). */
export function redirectsFile(base: string): string {
  const below = base.slice(0, -1)
  const lines = shells.flatMap(({ path, page }) => [
    `${below}${path} ${page} 200`,
    `${below}${path}/ ${page} 200`
  ])
  if (base !== '/') {
    lines.push(`${below} / 200`)
    // A host would lead their files' addresses, with a slash, to the root.
    for (const { path } of pages.slice(1)) {
      lines.push(`${below}${path}/ ${path} 200`)
    }
    lines.push(`${base}* /:splat 200`)
  }
  return lines.map(line => `${line}\n`).join('')
}

interface Requested {
  url?: string | undefined
}

interface Answered {
  setHeader(name: string, value: string): unknown
}

/** An entry of Vite's proxy that rewrites the address and proxies nothing. */
interface Rewrite {
  bypass(request: Requested, answer?: Answered): string
}

/** No page has it, so it gets the 404 page and status 404. */
const NO_PAGE = '/malformed-address'

/**
 * Rewrites as an entry of Vite's `proxy`, the one setting that `astro dev` and
 * `astro preview` both honour for a prerendered page. It sees every address but
 * the API's, also malformed ones, to which Vite would answer 500. It sets the
 * headers whatever the status: Vite's own setting omits the 404 page.
 */
export function proxyRewrites(
  { apiBaseUrl, basePath }: Pick<Config, 'apiBaseUrl' | 'basePath'>,
  headers: readonly Header[] = []
): Record<string, Rewrite> {
  return {
    [`^(?!${RegExp.escape(apiBaseUrl)})`]: {
      bypass: ({ url = '/' }, answer) => {
        for (const [name, value] of headers) answer?.setHeader(name, value)
        return rewritten(url, basePath)
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

/** Comes first: in `astro dev`, Astro decodes an address before the proxy. */
export function rewriteMalformed(server: RequestSource): void {
  server.prependListener('request', request => {
    const { url = '/' } = request
    if (isMalformed(pathnameOf(url))) request.url = NO_PAGE
  })
}

function rewritten(address: string, base: string): string {
  const pathname = pathnameOf(address)
  if (isMalformed(pathname)) return NO_PAGE
  const page = shellFor(ownPath(pathname, base) ?? '')
  return page === undefined
    ? address
    : base.slice(0, -1) + page + address.slice(pathname.length)
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
