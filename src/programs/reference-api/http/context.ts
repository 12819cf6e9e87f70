import type { DatabaseSync } from 'node:sqlite'

import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'

import type { Caller } from './caller.ts'

export interface AppEnv {
  /** Empty if the request came without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    caller: Caller
    adminId: number
    /** Throws if the request's sign-in has ended meanwhile. */
    checkSignIn: () => void
  }
}

export type AppContext = Context<AppEnv>
export type App = Hono<AppEnv>
export type Middleware = MiddlewareHandler<AppEnv>

export interface Sources {
  database: DatabaseSync
  /** Milliseconds since 1970. */
  now: () => number
}
