import { setTimeout as delay } from 'node:timers/promises'

import type { AppContext } from './context.ts'

/** Enough for the first half to leave the machine. */
const CUT_AFTER_MS = 30

/** Declares the full length, but breaks the connection after half of it. */
export async function cutInHalf(context: AppContext): Promise<Response> {
  const answer = context.res
  const { outgoing } = context.env
  const body = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(body.length))
  const stream = new ReadableStream<Uint8Array>({
    start: controller => {
      controller.enqueue(body.subarray(0, body.length >> 1))
    },
    pull: async controller => {
      await delay(CUT_AFTER_MS)
      if (outgoing) outgoing.destroy()
      else controller.error(new Error('Cut off on demand'))
    }
  })
  return new Response(stream, { status: answer.status, headers })
}
