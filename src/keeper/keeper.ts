import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { proxy } from 'hono/proxy'
import * as v from 'valibot'

import type { SessionCalls } from '../backend/backend-definition.ts'

export interface KeeperOptions {
  /** The backend's base, ending in `/`. */
  target: string
  /** Where the panel calls it: a path that ends in `/`. */
  basePath: string
  session: SessionCalls
}

const COOKIE = 'refresh'
/** Its name begins with `__Host-`: only this host may set it. */
const KEPT = { prefix: 'host', httpOnly: true, sameSite: 'Strict' } as const
const Answer = v.record(v.string(), v.unknown())

/**
 * Stands before a backend that gives its refresh token in the body of an
 * answer, and keeps it in a cookie that no script can read. All other calls are
 * passed on as they are, without cookies.
 */
export function createKeeper({
  target,
  basePath,
  session
}: KeeperOptions): Hono {
  const field = session.refreshToken ?? 'refresh_token'
  const app = new Hono()

  const passOn = (context: Context, body?: object): Promise<Response> =>
    proxy(addressOf(context), {
      ...(body
        ? { method: context.req.method, body: JSON.stringify(body) }
        : { raw: context.req.raw }),
      headers: {
        ...context.req.header(),
        host: undefined,
        cookie: undefined,
        'content-length': undefined
      },
      redirect: 'manual'
    })
  const addressOf = ({ req }: Context): string =>
    target + req.url.slice(new URL(req.url).origin.length + basePath.length)
  const held = (context: Context): object => ({
    [field]: getCookie(context, COOKIE, 'host')
  })

  /** The answer without the token, which goes into the cookie. */
  async function kept(context: Context, answer: Response): Promise<Response> {
    const read = v.safeParse(Answer, await json(answer.clone()))
    if (!answer.ok || !read.success) return answer
    const { [field]: token, ...rest } = read.output
    if (typeof token === 'string') setCookie(context, COOKIE, token, KEPT)
    return context.json(rest)
  }

  app.post(basePath + session.login.path, async context =>
    kept(context, await passOn(context))
  )
  app.post(basePath + session.refresh.path, async context => {
    if (getCookie(context, COOKIE, 'host') === undefined) {
      return context.json({ detail: 'There is no session.' }, 401)
    }
    const answer = await passOn(context, held(context))
    if (!isRefused(answer)) return kept(context, answer)
    deleteCookie(context, COOKIE, KEPT)
    return context.body(await answer.text(), 401)
  })
  app.post(basePath + session.logout.path, async context => {
    const answer = await passOn(context, held(context))
    // One that fails keeps the session, and is told.
    if (!answer.ok && !isRefused(answer)) return answer
    deleteCookie(context, COOKIE, KEPT)
    return context.body(await answer.text(), 200)
  })
  app.all(`${basePath}*`, context => passOn(context))
  return app
}

/** Whether the session is over, and its token of no more use. */
function isRefused({ status }: Response): boolean {
  return status === 400 || status === 401 || status === 403
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
