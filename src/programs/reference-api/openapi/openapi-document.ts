import { type Call, calls } from '../../../contract/calls.ts'
import { commandCalls } from '../../../contract/command-calls.ts'
import { problemExamples } from './call-refusals.ts'
import { descriptions, refreshCookieRule, rules } from './call-rules.ts'
import { summaries, tags } from './call-words.ts'
import { type Example, recordExamples } from './examples.ts'
import { namedSchemas, schemaOf } from './json-schemas.ts'
import { parametersOf } from './parameters.ts'
import { jsonContent, responsesOf } from './responses.ts'

type Json = Readonly<Record<string, unknown>>

/** Where the panel looks for its API, as shipped. */
const BASE_PATH = '/api'

/** What the calls of the session need in place of an access token. */
const SESSION: Readonly<Record<string, readonly Json[]>> = {
  login: [],
  refresh: [{ refreshCookie: [] }],
  // Without the cookie, too.
  logout: [{ refreshCookie: [] }, {}]
}

/** OpenAPI 3.1, made of the tables of calls, their schemas and examples. */
export async function openapiDocument(): Promise<Json> {
  const examples = await recordExamples()
  const paths: Record<string, Record<string, Json>> = {}
  const all = Object.values<Call>({ ...calls, ...commandCalls })
  for (const call of all) {
    const { method, path } = call
    const address = `/${path.replaceAll(/:(\w+)/gu, '{$1}')}`
    // One address takes several edits: the body says which.
    const edits = all.filter(
      other => other.path === path && other.method === method
    )
    const operations = (paths[address] ??= {})
    operations[method.toLowerCase()] ??= operation(call, edits, examples)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the admin panel',
      version: '1',
      description: rules,
      contact: { name: 'Whoever runs the server' },
      license: { name: 'Private', identifier: 'LicenseRef-Private' }
    },
    servers: [
      { url: BASE_PATH, description: 'Below the address of the panel.' }
    ],
    tags: Object.entries(tags).map(([name, description]) => ({
      name,
      description
    })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(examples['login']),
          description: refreshCookieRule
        }
      },
      schemas: namedSchemas(),
      examples: problemExamples()
    }
  }
}

function cookieName({ setCookie = '' }: Example = {}): string {
  return setCookie.slice(0, setCookie.indexOf('='))
}

function operation(
  call: Call,
  edits: readonly Call[],
  examples: Readonly<Record<string, Example>>
): Json {
  const { name } = call
  const bodies = edits.flatMap(({ body }) => (body ? [schemaOf(body)] : []))
  return {
    operationId: name,
    summary: summaries[name],
    description: descriptions[name],
    tags: [call.path.split('/')[0]],
    ...(SESSION[name] && { security: SESSION[name] }),
    parameters: parametersOf(call),
    ...(bodies[0] && {
      requestBody: {
        required: true,
        content: jsonContent(
          bodies.length > 1 ? { anyOf: bodies } : bodies[0],
          edits.map(edit => [edit.name, examples[edit.name]?.body])
        )
      }
    }),
    responses: responsesOf(call, edits, examples[name])
  }
}
