import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

import { callQueries } from '../../contract/call-queries.ts'
import { type Call, calls } from '../../contract/calls.ts'
import { commandCalls } from '../../contract/command-calls.ts'
import { TransactionDetail } from '../../contract/ledger/transaction.ts'
import { descriptions, rules } from './call-rules.ts'
import { describedParameters, summaries } from './call-words.ts'
import { type Example, recordExamples } from './examples.ts'
import { namedSchemas, ref, schemaOf } from './json-schemas.ts'
import { refusalsByStatus } from './refusals-by-status.ts'

type Json = Readonly<Record<string, unknown>>

/** OpenAPI 3.1, made of the tables of calls, their schemas and examples. */
export async function openapiDocument(): Promise<Json> {
  const examples = await recordExamples()
  const paths: Record<string, Record<string, Json>> = {}
  const all = Object.entries<Call>({ ...calls, ...commandCalls })
  for (const [name, call] of all) {
    const { method, path } = call
    const address = `/${path.replaceAll(/:(\w+)/gu, '{$1}')}`
    // One address takes several edits: the body says which.
    const edits = all.filter(
      ([, other]) => other.path === path && other.method === method
    )
    const operations = (paths[address] ??= {})
    operations[method.toLowerCase()] ??= operation(name, call, edits, examples)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the admin panel',
      version: '1',
      description: rules
    },
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: namedSchemas()
    }
  }
}

function operation(
  name: string,
  call: Call,
  edits: readonly [name: string, call: Call][],
  examples: Readonly<Record<string, Example>>
): Json {
  const bodies = edits.flatMap(([, { body }]) => (body ? [schemaOf(body)] : []))
  return {
    operationId: name,
    summary: summaries[name],
    ...(descriptions[name] && { description: descriptions[name] }),
    tags: [call.path.split('/')[0]],
    ...(name === 'login' || name === 'refresh' ? { security: [] } : {}),
    parameters: [
      ...pathParameters(call),
      ...queryParameters(name, call),
      ...headers(call)
    ],
    ...(bodies[0] && {
      requestBody: {
        required: true,
        content: json(
          bodies.length > 1 ? { anyOf: bodies } : bodies[0],
          edits.map(([edit]) => [edit, examples[edit]?.body])
        )
      }
    }),
    responses: {
      '2XX': {
        description: 'Done.',
        ...(call.envelope !== 'none' && {
          content: json(enveloped(call), [[name, examples[name]?.answer]])
        })
      },
      ...refusedAs(edits.map(([edit]) => edit)),
      default: { description: 'Refused: RFC 9457.', content: problem }
    }
  }
}

function refusedAs(names: readonly string[]): Json {
  return Object.fromEntries(
    refusalsByStatus(names).map(([status, description]) => [
      status,
      { description, content: problem }
    ])
  )
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

function pathParameters({ path }: Call): Json[] {
  return [...path.matchAll(/:(?<name>\w+)/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' }
  }))
}

function queryParameters(name: string, { sorts }: Call): Json[] {
  const query = Object.entries(callQueries).find(([of]) => of === name)?.[1]
  return Object.entries<v.GenericSchema>(query?.entries ?? {}).map(
    ([parameter, schema]) => ({
      name: parameter,
      in: 'query',
      required: !v.safeParse(schema, undefined).success,
      description:
        parameter === 'sort' && sorts
          ? `${describedParameters.sort} One of ${sorts.join(', ')}; the first is the default.`
          : describedParameters[parameter],
      schema: schemaOf(schema)
    })
  )
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' }
})

function headers({ method, answer }: Call): Json[] {
  if (method === 'PATCH') {
    return [header('If-Match', 'The version that the edit is based on.')]
  }
  return method === 'POST' && answer === TransactionDetail
    ? [header('Idempotency-Key', 'The same key moves money once.')]
    : []
}

/** With examples by name. */
function json(
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
