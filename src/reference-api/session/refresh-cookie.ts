import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { AppContext } from '../http/context.ts'
import { REFRESH_SECONDS } from './refresh-tokens.ts'

const NAME = 'panel_refresh'

export interface RefreshCookie {
  read: (context: AppContext) => string | undefined
  write: (context: AppContext, token: string) => void
  clear: (context: AppContext) => void
}

/** Sent to the session calls only: below `{basePath}/admin`. */
export function refreshCookie(basePath: string): RefreshCookie {
  const path = `${basePath}/admin`
  const attributes = (context: AppContext) =>
    ({
      path,
      httpOnly: true,
      sameSite: 'Strict',
      secure: context.get('caller').isSecure
    }) as const
  return {
    read: context => getCookie(context, NAME),
    write: (context, token) => {
      const maxAge = REFRESH_SECONDS
      setCookie(context, NAME, token, { ...attributes(context), maxAge })
    },
    clear: context => {
      deleteCookie(context, NAME, attributes(context))
    }
  }
}
