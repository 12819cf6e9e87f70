/** The most that an answer may have, in bytes once they are unpacked. */
export const ANSWER_LIMIT = 8 * 1024 * 1024

/** Statuses without a body; browsers give one all the same (Fetch, 2.2.3). */
const BODILESS = new Set([101, 103, 204, 205, 304])

/** An answer that has more than this panel reads. */
export class AnswerTooLarge extends Error {}

/**
 * An answer of `fetch` whose text ends with `AnswerTooLarge` once it has more
 * than `ANSWER_LIMIT`. Bytes are counted as they come, since a length may be
 * missing, or that of a packed answer; where it can be none of these, the
 * answer is left alone, and browsers' tools can show it.
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
      // Chromium says that a body broke off, and not why.
      throw bytes > ANSWER_LIMIT ? new AnswerTooLarge() : error
    }
  }
  return Object.defineProperty(copy, 'text', { value: text })
}

/** Another origin need not show whether its answer is packed. */
function isBounded({ type, headers }: Response): boolean {
  const length = headers.get('content-length')
  const isWhole = type === 'basic' && !headers.has('content-encoding')
  return isWhole && length !== null && Number(length) <= ANSWER_LIMIT
}
