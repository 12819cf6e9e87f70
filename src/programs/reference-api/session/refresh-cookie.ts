import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { AppContext } from '../http/context.ts'
import { REFRESH_SECONDS } from './refresh-tokens.ts'

export interface RefreshCookie {
  /** All values of its name: another path or domain can add its own. */
  read: (context: AppContext) => string[]
  write: (context: AppContext, token: string) => void
  clear: (context: AppContext) => void
}

/** Not for scripts, nor for requests of other sites. */
const HIDDEN = { httpOnly: true, sameSite: 'Strict' } as const

/**
 * Over https a name that only this host can set (RFC 6265bis, 4.1.3.2): a
 * cookie of the bare name may be a sibling subdomain's, and is never read. Over
 * plain http the bare name, sent below `{basePath}/admin` only.
 */
export function refreshCookie(basePath: string): RefreshCookie {
  const hostOnly = {
    name: '__Host-panel_refresh',
    scope: { ...HIDDEN, path: '/', secure: true }
  }
  const bare = {
    name: 'panel_refresh',
    scope: { ...HIDDEN, path: `${basePath}/admin`, secure: false }
  }
  const own = (context: AppContext): typeof bare =>
    context.get('caller').isSecure ? hostOnly : bare

  function clearBare(context: AppContext): void {
    if (own(context) === bare) return
    if (getCookie(context, bare.name) === undefined) return
    deleteCookie(context, bare.name, bare.scope)
  }

  return {
    read(context) {
      const start = `${own(context).name}=`
      const pairs = (context.req.header('cookie') ?? '').split(';')
      return pairs
        .map(pair => pair.trim())
        .filter(pair => pair.startsWith(start))
        .map(pair => pair.slice(start.length))
    },
    write(context, token) {
      const { name, scope } = own(context)
      clearBare(context)
      setCookie(context, name, token, { ...scope, maxAge: REFRESH_SECONDS })
    },
    clear(context) {
      const { name, scope } = own(context)
      clearBare(context)
      deleteCookie(context, name, scope)
    }
  }
}
