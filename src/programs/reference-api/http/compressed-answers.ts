import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { acceptedEncoding } from '../../hosting/accepted-encoding.ts'
import type { Middleware } from './context.ts'

/** Smaller answers fit into one packet anyway. */
const LEAST_BYTES = 1024
/** Of 11: as fast as gzip, and smaller. */
const BROTLI_QUALITY = 4

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    }),
  gzip: (body: Buffer) => promisify(gzip)(body)
}

/**
 * Hono's own middleware weakens each `ETag`, which then matches no `If-Match`,
 * and compresses tiny answers, whose length it does not know.
 */
export const compressedAnswers: Middleware = async (context, next) => {
  await next()
  const answer = context.res
  answer.headers.append('Vary', 'Accept-Encoding')
  const accepted = context.req.header('accept-encoding') ?? ''
  const encoding = acceptedEncoding(accepted, encoders)
  if (!encoding || answer.body === null) return
  const body = Buffer.from(await answer.arrayBuffer())
  const { headers, status } = answer
  if (body.length < LEAST_BYTES) {
    context.res = new Response(body, { headers, status })
    return
  }
  const compressed = await encoders[encoding](body)
  headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(compressed.length))
  context.res = new Response(new Uint8Array(compressed), { headers, status })
}
