import type { DatabaseSync } from 'node:sqlite'

import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'

import type { Caller } from './caller.ts'

/** What travels with a request through the application. */
export interface AppEnv {
  /** The sockets below, where the request came over one. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    caller: Caller
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
