import { expect } from 'vitest'

import document from '../../../../src/contract/openapi.json' with { type: 'json' }

interface Operation {
  responses: Record<
    string,
    {
      headers?: object
      content?: Record<
        string,
        { schema: object; examples?: Record<string, unknown> }
      >
    }
  >
}

const paths: Record<string, Record<string, Operation>> = document.paths

/** The one that a path below the base belongs to; a word wins over an id. */
function operationOf(method: string, path: string): Operation | undefined {
  const [address = ''] = `/${path}`.split('?', 1)
  const template =
    address in paths
      ? address
      : Object.keys(paths).find(candidate =>
          new RegExp(
            `^${candidate.replaceAll(/\{\w+\}/gu, '[^/]+')}$`,
            'u'
          ).test(address)
        )
  return template === undefined
    ? undefined
    : paths[template]?.[method.toLowerCase()]
}

/** Any refusal of a call that there is has to stand in the document. */
export async function expectListed(
  method: string,
  path: string,
  response: Response
): Promise<void> {
  const operation = operationOf(method, path)
  if (response.ok || response.status >= 500 || !operation) return
  const { code } = (await response.clone().json()) as { code: string }
  const { content } = operation.responses[response.status] ?? {}
  const { examples = {} } = content?.['application/problem+json'] ?? {}
  expect(
    Object.keys(examples),
    `${method} ${path} answers ${response.status} ${code}`
  ).toContain(code)
}
