import { routes } from '../../routes/table.ts'
import { NO_CACHE, cacheRules } from './cache-rules.ts'
import type { Header } from './security-headers.ts'
import { StartError } from './start-error.ts'

/** Limits of Cloudflare Pages; Netlify has larger ones. */
const RULES_MAX = 100
const LINE_MAX = 2000

/**
 * In the syntax of `_headers` (Netlify, Cloudflare Pages). Only one rule sets a
 * header for a pathname, as hosts join the values of all matches. `preloads`
 * has the `Link` by path. Throws a `StartError` beyond a host's limit.
 */
export function headersFile(
  headers: readonly Header[],
  preloads: ReadonlyMap<string, string> = new Map(),
  base = '/'
): string {
  const below = base.slice(0, -1)
  const pages = ['/', ...routes.map(route => route.path)]
  const sections = [
    // By default, Cloudflare Pages lets every origin read its files.
    ['/*', '! Access-Control-Allow-Origin', ...headers.map(line)],
    ...cacheRules.map(({ prefix, cacheControl }) => [
      `${below}${prefix}*`,
      line(['Cache-Control', cacheControl])
    ]),
    ...[...pages, '/builds/latest.json'].map(path => [
      below + path,
      line(['Cache-Control', NO_CACHE]),
      ...links(preloads.get(path))
    ])
  ]
  if (sections.length > RULES_MAX) {
    throw new StartError(`_headers has more than ${RULES_MAX} rules.`)
  }
  const text = sections.map(lines => `${lines.join('\n  ')}\n`).join('')
  const long = text.split('\n').find(item => item.length > LINE_MAX)
  if (long !== undefined) {
    throw new StartError(
      `A line of _headers is longer than ${LINE_MAX} characters: ${long.slice(0, 40)}...`
    )
  }
  return text
}

function links(value: string | undefined): string[] {
  return value === undefined ? [] : [line(['Link', value])]
}

function line([name, value]: Header): string {
  return `${name}: ${value}`
}
