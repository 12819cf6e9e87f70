/** Of a decoded response, in bytes. */
export const ANSWER_LIMIT = 8 * 1024 * 1024

/** Statuses without a body; browsers give one all the same (Fetch, 2.2.3). */
const BODILESS = new Set([101, 103, 204, 205, 304])

export class AnswerTooLarge extends Error {}

/**
 * Reading more than `ANSWER_LIMIT` fails with `AnswerTooLarge`. Counts bytes,
 * as a length may be missing or compressed. Small responses pass unchanged, so
 * that devtools show them.
 */
export function limited(response: Response): Response {
  if (!response.body || BODILESS.has(response.status)) return response
  if (isBounded(response)) return response
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes <= ANSWER_LIMIT) controller.enqueue(chunk)
        else controller.error(new AnswerTooLarge())
      }
    })
  )
  const copy = new Response(counted, response)
  const text = async (): Promise<string> => {
    try {
      return await Response.prototype.text.call(copy)
    } catch (error) {
      // Chromium only reports that the body broke off.
      throw bytes > ANSWER_LIMIT ? new AnswerTooLarge() : error
    }
  }
  return Object.defineProperty(copy, 'text', { value: text })
}

/** Cross-origin responses may hide that they are compressed. */
function isBounded({ type, headers }: Response): boolean {
  const length = headers.get('content-length')
  const isComplete = type === 'basic' && !headers.has('content-encoding')
  return isComplete && length !== null && Number(length) <= ANSWER_LIMIT
}
