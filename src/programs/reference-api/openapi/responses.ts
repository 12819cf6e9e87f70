import type { JsonSchema } from '@valibot/to-json-schema'

import type { Call } from '../../../contract/calls.ts'
import { type CallRefusal, refusalsOf } from './call-refusals.ts'
import type { Example } from './examples.ts'
import { ref, schemaOf } from './json-schemas.ts'

type Json = Readonly<Record<string, unknown>>

/** What a call is answered; `edits` are all calls of its address and method. */
export function responsesOf(
  call: Call,
  edits: readonly Call[],
  { answer, setCookie }: Example = {}
): Json {
  return {
    '2XX': {
      description: 'Done.',
      ...(setCookie && { headers: setCookieHeader(setCookie) }),
      ...(call.envelope !== 'none' && {
        content: jsonContent(enveloped(call), [[call.name, answer]])
      })
    },
    ...refusedAs(edits),
    default: { description: 'Any other failure.', content: problem }
  }
}

/** With examples by name. */
export function jsonContent(
  schema: JsonSchema,
  examples: readonly (readonly [name: string, value: unknown])[]
): Json {
  const named = examples.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, { value }] as const]
  )
  return {
    'application/json': {
      schema,
      ...(named.length > 0 && { examples: Object.fromEntries(named) })
    }
  }
}

const problem = { 'application/problem+json': { schema: ref('Problem') } }

function setCookieHeader(example: string): Json {
  return {
    'Set-Cookie': {
      description: 'The refresh cookie, with its attributes.',
      schema: { type: 'string' },
      example
    }
  }
}

function refusedAs(edits: readonly Call[]): Json {
  return Object.fromEntries(
    [...refusalsOf(edits)].map(([status, refused]) => [
      status,
      {
        description: refused.map(line).join('\n'),
        content: {
          'application/problem+json': {
            schema: ref('Problem'),
            examples: Object.fromEntries(
              refused.map(({ code }) => [
                code,
                { $ref: `#/components/examples/${code}` }
              ])
            )
          }
        }
      }
    ])
  )
}

function line({ code, pointer, meaning }: CallRefusal): string {
  return pointer === undefined
    ? `- \`${code}\`: ${meaning}`
    : `- \`${code}\` at \`${pointer}\`: ${meaning}`
}

function enveloped(call: Call): JsonSchema {
  const answer = schemaOf(call.answer)
  if (call.envelope === 'bare') return answer
  const isList = call.envelope === 'list'
  return {
    type: 'object',
    properties: isList
      ? { data: { type: 'array', items: answer }, meta: ref('ListMeta') }
      : { data: answer },
    required: isList ? ['data', 'meta'] : ['data']
  }
}
