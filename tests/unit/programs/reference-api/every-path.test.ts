import { afterAll, expect, test } from 'vitest'

import document from '../../../../src/contract/openapi.json' with { type: 'json' }
import { openTestApi } from './test-api.ts'

const { api, call, signIn } = openTestApi()
afterAll(() => {
  api.close()
})

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Every path of the contract, with the methods that it knows. */
const paths = Object.entries(document.paths).map(([path, item]) => ({
  path: path.slice(1),
  known: METHODS.filter(name => name.toLowerCase() in item)
}))

const withId = (path: string, id: string): string =>
  path.replaceAll(/\{\w+\}/gu, id)

test.each(paths)(
  '$path answers any other method with 405 and those that it knows',
  async ({ path, known }) => {
    const others = METHODS.filter(
      name =>
        !known.includes(name) && !(name === 'HEAD' && known.includes('GET'))
    )
    expect(others).toContain('OPTIONS')
    for (const method of others) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const response = await call(withId(path, '1'), { method })
      // `system-wallets/{id}` answers for `system-wallets/transfers`, too.
      if (response.status !== 405) expect(path).toMatch(/^system-wallets\/t/u)
      else {
        const allowed = response.headers.get('allow')?.split(', ')
        expect(allowed).toEqual(expect.arrayContaining(known))
        expect(allowed).not.toContain(method)
      }
    }
  }
)

test.each(paths.filter(({ path }) => path.includes('{')))(
  '$path has nothing for an id with a NUL',
  async ({ path, known }) => {
    const { token } = await signIn()
    for (const method of known) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const response = await call(withId(path, '1%00'), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': `of-${method}`,
          'if-match': '*'
        },
        ...(method !== 'GET' && { body: bodyOf(path, method) })
      })
      expect(response.status).toBe(404)
    }
  }
)

/** An example of the contract. */
function bodyOf(path: string, method: string): string {
  const names = [`/${path}`, method.toLowerCase(), 'requestBody', 'content']
  const examples = [...names, 'application/json', 'examples'].reduce(
    (value: unknown, name) => Reflect.get(Object(value), name),
    document.paths
  )
  const [example] = Object.values(Object(examples) as object)
  return JSON.stringify(Reflect.get(Object(example), 'value') ?? {})
}
