import { defineMiddleware } from 'astro/middleware'

import { isUndeclared } from './routes/table.ts'

/** Writes no page for a screen of what the backend does not have. */
export const onRequest = defineMiddleware(({ routePattern }, next) =>
  isUndeclared(routePattern.replaceAll(/\[(\w+)\]/gu, ':$1'))
    ? // Without a body no file is written, so that hosts answer 404.
      new Response(null)
    : next()
)
