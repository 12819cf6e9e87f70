/** The most that an answer may have, in bytes once they are unpacked. */
export const ANSWER_LIMIT = 8 * 1024 * 1024

/** Statuses without a body; browsers give one all the same (Fetch, 2.2.3). */
const BODILESS = new Set([101, 103, 204, 205, 304])

/** An answer that has more than this panel reads. */
export class AnswerTooLarge extends Error {}

/**
 * The platform's `fetch`, whose answers end with `AnswerTooLarge` once they
 * have more than `ANSWER_LIMIT`. Bytes are counted as they come: a length in
 * a header is that of the packed answer, and may be missing or untrue.
 */
export async function limitedFetch(
  ...request: Parameters<typeof fetch>
): Promise<Response> {
  const response = await globalThis.fetch(...request)
  if (!response.body || BODILESS.has(response.status)) return response
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
  return new Response(counted, response)
}
