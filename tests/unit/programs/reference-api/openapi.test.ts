import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { JSDOM } from 'jsdom'
import { jwtDecode } from 'jwt-decode'
import { afterAll, expect, test } from 'vitest'

import { type Call, calls } from '../../../../src/contract/calls.ts'
import document from '../../../../src/contract/openapi.json' with { type: 'json' }
import { refusals } from '../../../../src/contract/refusals.ts'
import { tokenLife } from '../../../../src/contract/session/access-token.ts'
import { openapiDocument } from '../../../../src/programs/reference-api/openapi/openapi-document.ts'
import { cookieOf, json, openTestApi } from './test-api.ts'

const { api, call, get } = openTestApi()
afterAll(() => {
  api.close()
})

// As tools read patterns that know no classes of Unicode.
const unicodeRegExp = false
const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  unicodeRegExp
})
ajv.addSchema(document, 'openapi.json')

/** Queries without which a call is refused. */
const NEEDED: Readonly<Record<string, string>> = {
  userDailyNet: '?currency=EUR',
  walletDailyNet: '?currency=EUR',
  audit: '?resource=users&resourceId=42'
}

/** The list that an address with an id belongs to. */
function listOf(path: string): string {
  return path.startsWith('transactions')
    ? calls.walletTransactions.path
    : path.slice(0, path.indexOf('/:id'))
}

/** Of the first row of that list. */
async function someId(path: string): Promise<string> {
  const { data } = (await (await get(listOf(path))).json()) as {
    data: [{ id: string }]
  }
  return data[0].id
}

test('the document is what the contract says: npm run openapi renews it', async () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(await openapiDocument())))
})

test('anybody may read it', async () => {
  const response = await call('openapi.json')
  expect(await response.json()).toEqual(document)
})

test('it names the base that it is served below', async () => {
  const elsewhere = openTestApi({ basePath: '/elsewhere', seedTransactions: 0 })
  const response = await elsewhere.api.fetch(
    new Request('http://127.0.0.1/elsewhere/openapi.json')
  )
  elsewhere.api.close()
  expect(await response.json()).toMatchObject({
    servers: [{ url: '/elsewhere' }]
  })
  expect(document.servers).toMatchObject([{ url: '/api' }])
})

test('a command names why it is refused although its body is valid', () => {
  const { patch } = document.paths['/admins/{id}']
  expect(patch.responses['409'].description).toContain(
    '- `email-taken` at `#/email`: '
  )
  expect(patch.responses['409'].description).toContain('- `own-account`: ')
  const said = JSON.stringify(document.paths)
  for (const code of Object.keys(refusals)) {
    expect(said).toContain(`\`${code}\``)
  }
})

const reads = Object.entries<Call>(calls).filter(
  ([name, { method }]) => method === 'GET' && name !== 'sentCommand'
)

test.each(reads)('%s is answered as described', async (name, { path }) => {
  const address = path.includes(':id')
    ? path.replace(':id', await someId(path))
    : path
  const response = await get(address + (NEEDED[name] ?? ''))
  expect(response.status).toBe(200)
  const pointer = `/${path}`.replace(':id', '{id}').replaceAll('/', '~1')
  const fits = ajv.getSchema(
    `openapi.json#/paths/${encodeURI(pointer)}/get/responses/2XX/content/application~1json/schema`
  )
  expect(fits?.(await response.json())).toBe(true)
})

interface Part {
  content?: Record<
    string,
    { schema: object; examples?: Record<string, object> }
  >
  headers?: Record<string, { example: string }>
}

interface Operation {
  security?: object[]
  requestBody?: Part
  responses: Record<string, Part>
}

const paths: Record<string, Record<string, Operation>> = document.paths
const { examples: shared, securitySchemes } = document.components
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const parts: [place: string, part: Part | undefined][] = [
      ['requestBody', operation.requestBody],
      ...Object.entries(operation.responses).map(
        ([status, part]): [string, Part] => [`responses/${status}`, part]
      )
    ]
    return parts.flatMap(([place, part]) =>
      Object.entries(part?.content ?? {}).map(([type, { examples = {} }]) => ({
        place: `${method} ${path} ${place}`,
        pointer: [
          '',
          'paths',
          path,
          method,
          ...place.split('/'),
          'content',
          type
        ]
          .map(step => encodeURI(step.replaceAll('/', '~1')))
          .join('/'),
        examples: Object.entries(examples)
      }))
    )
  })
)

test.each(described.filter(({ place }) => !place.endsWith('/default')))(
  '$place has examples, and all of them fit',
  ({ pointer, examples }) => {
    expect(examples).not.toEqual([])
    const fits = ajv.getSchema(`openapi.json#${pointer}/schema`)
    for (const [name, example] of examples) {
      const { value } = { ...example, ...Reflect.get(shared, name) }
      expect(fits?.(value)).toBe(true)
    }
  }
)

/** Of all `examples` in the document, wherever they stand. */
function examplesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'examples' ? Object.values(Object(inner)) : examplesIn(inner)
  )
}

/** What a GET of the contract's path is answered in the document. */
function exampleOf(path: string): unknown {
  const { content = {} } =
    paths[`/${path.replace(':id', '{id}')}`]?.['get']?.responses['2XX'] ?? {}
  const [example] = Object.values(content['application/json']?.examples ?? {})
  return Reflect.get(Object(example), 'value')
}

const details = reads.flatMap(([name, { path }]) =>
  path.endsWith('/:id') ? [[name, path] as const] : []
)

test.each(details)(
  'the %s shown by its id is the first row of its list',
  (_, path) => {
    const { data } = exampleOf(path) as { data: object }
    const { data: rows } = exampleOf(listOf(path)) as { data: [object] }
    expect(data).toMatchObject(rows[0])
  }
)

test('there is one of each resource', () => {
  expect(details.map(([name]) => name)).toEqual([
    'admin',
    'user',
    'game',
    'systemWallet',
    'transaction'
  ])
  // Its other side is the first of the user's entries.
  const { data } = exampleOf(calls.transaction.path) as {
    data: { entries: object[] }
  }
  const { data: rows } = exampleOf(calls.userTransactions.path) as {
    data: object[]
  }
  expect(data.entries).toContainEqual(rows[0])
})

test('no example stands where these do not look', () => {
  const found = examplesIn(document.paths)
  expect(found.length).toBeGreaterThan(100)
  expect(described.flatMap(({ examples }) => examples)).toHaveLength(
    found.length
  )
})

test('each call lists its own refusals, and no others', () => {
  const listed = (path: string, method: string): string[] =>
    described
      .filter(({ place }) => place.startsWith(`${method} ${path} responses/4`))
      .flatMap(({ examples }) => examples.map(([code]) => code))
  expect(listed('/admin/login', 'post')).toEqual([
    'broken-json',
    'wrong-login',
    'cross-site',
    'too-large',
    'not-json',
    'invalid',
    'too-many-attempts'
  ])
  expect(listed('/admin/refresh', 'post')).toContain('signed-out')
  expect(listed('/admin/logout', 'post')).toEqual(['cross-site'])
  expect(listed('/currencies', 'get')).toEqual(['token-invalid'])
  expect(listed('/users/{id}', 'get')).toEqual(['token-invalid', 'not-found'])
  expect(document.paths['/admin/login'].post.responses[401].description).toBe(
    '- `wrong-login`: Email or password is not right.'
  )
})

test('the session is described as the API keeps it', async () => {
  const { login, refresh, logout } = {
    login: document.paths['/admin/login'].post,
    refresh: document.paths['/admin/refresh'].post,
    logout: document.paths['/admin/logout'].post
  }
  const headerOf = (part: Part): string =>
    part.headers?.['Set-Cookie']?.example ?? ''
  const signedIn = await call('admin/login', json(api.account))
  const setCookie = signedIn.headers.get('set-cookie') ?? ''
  const [name = '', token = ''] = cookieOf(signedIn).split('=')
  expect(securitySchemes.refreshCookie).toMatchObject({ in: 'cookie', name })
  const example = setCookie.replace(token, 'an-example-of-a-token')
  expect(headerOf(login.responses['2XX'])).toBe(example)
  expect(headerOf(refresh.responses['2XX'])).toBe(example)
  expect(headerOf(logout.responses['2XX'])).toContain(`${name}=; Max-Age=0;`)
  expect(login.security).toEqual([])
  expect(refresh.security).toEqual([{ refreshCookie: [] }])
  // The last word of an alternative: nothing is needed.
  expect(logout.security).toEqual([{ refreshCookie: [] }, {}])

  const { examples } = refresh.requestBody.content['application/json']
  const cookie = cookieOf(signedIn)
  const again = json(examples.refresh.value, { cookie })
  expect((await call('admin/refresh', again)).status).toBe(200)
})

test('example tokens are tokens that nobody has signed', () => {
  const tokens = JSON.stringify(document).match(/eyJ[^"]*/gu) ?? []
  expect(tokens).toHaveLength(2)
  for (const token of tokens) {
    expect(tokenLife(token)).toMatchObject({ kind: 'known' })
    const { alg } = jwtDecode<{ alg: string }>(token, { header: true })
    expect(alg).toBe('HS256')
    const signature = Buffer.from(token.split('.')[2] ?? '', 'base64url')
    expect(signature.toString()).toBe('an example that nobody has signed')
  }
})

test('it is a page to read, too, on which nothing runs', async () => {
  const response = await call('')
  expect(response.headers.get('content-type')).toMatch(/^text\/html/u)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; style-src 'sha256-")
  const page = new JSDOM(await response.text(), { url: 'http://a.test/' })
    .window.document
  expect(page.querySelectorAll('script')).toHaveLength(0)
  // The names of fields would be translated, too.
  expect(page.documentElement.translate).toBe(false)

  const [style = ''] = [page.querySelector('style')?.textContent]
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toContain(`'sha256-${hash}'`)

  const operations = Object.values(document.paths).flatMap(
    Object.values<{ operationId: string }>
  )
  for (const { operationId } of operations) {
    expect(page.getElementById(operationId)).not.toBeNull()
  }
  const text = page.getElementById('refresh')?.textContent
  // An object without fields of its own.
  expect(text).toMatch(/Body:\s*object\s/u)
  expect(text).toContain('Set-Cookie: The refresh cookie')
  expect(page.body.textContent).toContain(
    `The refresh cookie is ${securitySchemes.refreshCookie.name}. `
  )
  const adjusting = page.getElementById('adjustUser')?.textContent ?? ''
  expect(adjusting).toContain('POST /users/{id}/adjustments')
  expect(adjusting).toMatch(/reason\s*required\s*string, 5 to 500 characters/u)
  expect(adjusting).toContain('insufficient-funds: ')
  const names = [...page.querySelectorAll('a[href^="#"]')].map(link =>
    link.getAttribute('href')?.slice(1)
  )
  expect(names.filter(name => !page.getElementById(name ?? ''))).toEqual([])
})
