const ONE_YEAR = 'max-age=31536000'

/** Revalidate each time: a page must never outlive its chunks. */
export const NO_CACHE = 'no-cache'

/** Store nothing: the next call may get an answer. */
export const NO_STORE = 'no-store'

export interface CacheRule {
  prefix: string
  cacheControl: string
}

/** Everything else is `no-cache`. */
export const cacheRules: readonly CacheRule[] = [
  // Names contain a hash of the content, so the content never changes.
  { prefix: '/_astro/', cacheControl: `public, ${ONE_YEAR}, immutable` },
  { prefix: '/builds/meta/', cacheControl: `public, ${ONE_YEAR}, immutable` }
]

export function cacheControlFor(pathname: string): string {
  const rule = cacheRules.find(({ prefix }) => pathname.startsWith(prefix))
  return rule?.cacheControl ?? NO_CACHE
}
