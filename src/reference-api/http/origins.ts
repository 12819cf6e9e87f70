import type { Middleware } from './context.ts'
import { ApiProblem } from './problem.ts'

/** What browsers say of a page of the API's own origin, or of no page. */
const OWN_SITES = new Set([undefined, 'same-origin', 'none'])

/**
 * Refuses calls that other pages make with the visitor's cookie: 403 for an
 * `Origin` that is neither the API's own nor named. Another port is another
 * origin, though browsers send the cookie there.
 */
export function refuseCrossSite(allowed: ReadonlySet<string>): Middleware {
  return async (context, next) => {
    const origin = context.req.header('origin')
    const fine =
      origin === undefined
        ? OWN_SITES.has(context.req.header('sec-fetch-site'))
        : allowed.has(origin) || origin === context.get('caller').calledOrigin
    if (!fine) {
      throw new ApiProblem(403, {
        code: 'cross-site',
        detail: 'This call is not open to other sites.'
      })
    }
    await next()
  }
}
