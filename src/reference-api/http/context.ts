import type { DatabaseSync } from 'node:sqlite'

import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'

/** What travels with a request through the application. */
export interface AppEnv {
  /** The sockets below, where the request came over one. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    adminId: number
    /** Throws where the sign-in of this request has ended meanwhile. */
    checkSignIn: () => void
  }
}

export type AppContext = Context<AppEnv>
export type App = Hono<AppEnv>
export type Middleware = MiddlewareHandler<AppEnv>

/** What the answers are made of. */
export interface Sources {
  database: DatabaseSync
  /** Milliseconds since 1970. */
  now: () => number
}

/** The address of the client's socket, or a word where there is none. */
export function clientAddress(context: AppContext): string {
  return context.env.incoming?.socket.remoteAddress ?? 'unknown'
}

/** True where the browser's side of the connection is encrypted. */
export function isSecure(context: AppContext): boolean {
  const forwarded = context.req.header('x-forwarded-proto')
  const protocol = forwarded?.split(',')[0]?.trim()
  return (protocol ?? new URL(context.req.url).protocol).startsWith('https')
}
