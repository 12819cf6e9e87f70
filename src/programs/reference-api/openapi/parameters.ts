import * as v from 'valibot'

import { callQueries } from '../../../contract/call-queries.ts'
import type { Call } from '../../../contract/calls.ts'
import { criteriaOf } from '../../../contract/lists.ts'
import { movesMoney } from './call-refusals.ts'
import { describedParameters } from './call-words.ts'
import { schemaOf } from './json-schemas.ts'

type Json = Readonly<Record<string, unknown>>

/** What a call is given in its path, its query and its headers. */
export function parametersOf(call: Call): Json[] {
  return [...pathParameters(call), ...queryParameters(call), ...headers(call)]
}

function pathParameters({ path }: Call): Json[] {
  return [...path.matchAll(/:(?<name>\w+)/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' }
  }))
}

function queryParameters({ name }: Call): Json[] {
  const criteria = criteriaOf(name)
  const query = Object.entries(callQueries).find(([of]) => of === name)?.[1]
  return Object.entries<v.GenericSchema>(query?.entries ?? {}).map(
    ([parameter, schema]) => {
      const { description, ...read } = schemaOf(schema)
      return {
        name: parameter,
        in: 'query',
        required: !v.safeParse(schema, undefined).success,
        description:
          parameter === 'sort' && criteria
            ? `${describedParameters.sort} One of ${criteria.sorts.join(', ')}; the first is the default.`
            : (describedParameters[parameter] ?? description),
        schema: read
      }
    }
  )
}

const header = (name: string, description: string, required = true): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' }
})

function headers(call: Call): Json[] {
  return [
    ...(call.isVersioned
      ? [
          header(
            'If-Match',
            'The version that this is based on.',
            call.isVersioned === true
          )
        ]
      : []),
    ...(movesMoney(call)
      ? [header('Idempotency-Key', 'The same key moves money once.')]
      : [])
  ]
}
