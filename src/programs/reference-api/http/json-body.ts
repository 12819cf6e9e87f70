import type * as v from 'valibot'

import { BODY_LIMIT_BYTES } from '../../../config.ts'
import { checked } from './checked.ts'
import type { AppContext } from './context.ts'
import { ApiProblem, invalid } from './problem.ts'

/**
 * Throws 415 for other content types (the only ones a form of another site can
 * send), 400 for broken JSON, 422 with pointers for a wrong shape.
 */
export async function readJsonBody<Schema extends v.GenericSchema>(
  context: AppContext,
  schema: Schema
): Promise<v.InferOutput<Schema>> {
  const type = context.req.header('content-type')?.split(';')[0]
  if (type?.trim().toLowerCase() !== 'application/json') {
    throw new ApiProblem(415, {
      code: 'not-json',
      detail: 'The body has to be application/json.'
    })
  }
  const body = parse(await context.req.text())
  // An object schema would accept a list.
  if (Array.isArray(body) && schema.type !== 'array') {
    throw invalid([{ pointer: '#', detail: 'Must be an object.' }])
  }
  return checked(schema, body, jsonPointer)
}

/** RFC 6901, as a URI fragment: `#/entryFee/amount`. */
function jsonPointer(path: readonly string[]): string {
  const steps = path.map(key => key.replaceAll('~', '~0').replaceAll('/', '~1'))
  return ['#', ...steps].join('/')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiProblem(400, {
      code: 'broken-json',
      detail: 'The body is not valid JSON.'
    })
  }
}

export function tooLarge(): ApiProblem {
  return new ApiProblem(413, {
    code: 'too-large',
    detail: `The body is larger than ${BODY_LIMIT_BYTES} bytes.`
  })
}
