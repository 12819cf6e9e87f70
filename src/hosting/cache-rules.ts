const ONE_YEAR = 'max-age=31536000'

/** Ask the host each time: a page must never outlive its chunks. */
export const NO_CACHE = 'no-cache'

/** Keep nothing: the next call may get an answer. */
export const NO_STORE = 'no-store'

export interface CacheRule {
  /** The beginning of the pathnames that the rule is for. */
  prefix: string
  cacheControl: string
}

/** What may be kept, and how long; everything else is `no-cache`. */
export const cacheRules: readonly CacheRule[] = [
  // Names hold a hash of the content, so the content can never change.
  { prefix: '/_astro/', cacheControl: `public, ${ONE_YEAR}, immutable` },
  { prefix: '/builds/meta/', cacheControl: `public, ${ONE_YEAR}, immutable` }
]

/** The `Cache-Control` of a file that exists. */
export function cacheControlFor(pathname: string): string {
  const rule = cacheRules.find(({ prefix }) => pathname.startsWith(prefix))
  return rule?.cacheControl ?? NO_CACHE
}
