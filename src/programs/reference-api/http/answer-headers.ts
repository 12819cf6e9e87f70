import { randomUUID } from 'node:crypto'

import type { Middleware } from './context.ts'

/** An id to quote, and no caching or guessing of the type. */
export const answerHeaders: Middleware = async (context, next) => {
  const requestId = randomUUID()
  context.set('requestId', requestId)
  await next()
  const { headers } = context.res
  headers.set('X-Request-Id', requestId)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
}
