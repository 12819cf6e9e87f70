import * as v from 'valibot'

import type { AppContext } from './context.ts'
import { etagOf } from './version.ts'

const Versioned = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.object({ version: v.number() }) })
)

/** With its version as the `ETag`, if it has one. */
export function answerItem(context: AppContext, data: unknown): Response {
  return answerText(context, JSON.stringify({ data }), 200)
}

/** Sends stored text, byte for byte. */
export function answerText(
  context: AppContext,
  text: string,
  status: 200 | 201 | 202,
  headers: Record<string, string> = {}
): Response {
  const item = v.safeParse(Versioned, text)
  return context.body(text, status, {
    'Content-Type': 'application/json',
    ...(item.success && { ETag: etagOf(item.output.data.version) }),
    ...headers
  })
}
