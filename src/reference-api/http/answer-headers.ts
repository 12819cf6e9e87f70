import { randomUUID } from 'node:crypto'

import type { Middleware } from './context.ts'

/**
 * What every answer carries: an id to quote, and that nothing of it may be
 * kept by a cache or taken for another type.
 */
export const answerHeaders: Middleware = async (context, next) => {
  const requestId = randomUUID()
  context.set('requestId', requestId)
  await next()
  const { headers } = context.res
  headers.set('X-Request-Id', requestId)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
}
