import type { Middleware } from './context.ts'
import { ApiProblem } from './problem.ts'

/** `sec-fetch-site` of a page of the API's own origin, or of no page. */
const OWN_SITES = new Set([undefined, 'same-origin', 'none'])

/** 403 for another `Origin`: another port is one, though it gets the cookie. */
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
