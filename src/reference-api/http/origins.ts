import type { AppContext, Middleware } from './context.ts'
import { ApiProblem } from './problem.ts'

/** Decides which other origins may call with the cookie. */
export type OriginRule = (origin: string) => boolean

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/u

/** Exactly the named origins; without names, those of this machine. */
export function originRule(allowed?: readonly string[]): OriginRule {
  if (!allowed) return origin => LOOPBACK.test(origin)
  const names = new Set(allowed)
  return origin => names.has(origin)
}

/** True where the page that calls is served from this very address. */
export function isSameOrigin(context: AppContext, origin: string): boolean {
  const host =
    context.req.header('x-forwarded-host')?.split(',')[0]?.trim() ??
    context.req.header('host') ??
    new URL(context.req.url).host
  return URL.parse(origin)?.host === host
}

/**
 * Refuses calls that a page of another site makes with the visitor's cookie:
 * 403 for a foreign `Origin`, or for a cross-site fetch that names none.
 */
export function refuseCrossSite(mayCall: OriginRule): Middleware {
  return async (context, next) => {
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const fine =
      origin === undefined
        ? site !== 'cross-site'
        : mayCall(origin) || isSameOrigin(context, origin)
    if (!fine) {
      throw new ApiProblem(403, {
        code: 'cross-site',
        detail: 'This call is not open to other sites.'
      })
    }
    await next()
  }
}
