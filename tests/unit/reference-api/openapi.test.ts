import { createHash } from 'node:crypto'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { JSDOM } from 'jsdom'
import { afterAll, expect, test } from 'vitest'

import { type Call, calls } from '../../../src/contract/calls.ts'
import document from '../../../src/contract/openapi.json' with { type: 'json' }
import { refusals } from '../../../src/contract/refusals.ts'
import { openapiDocument } from '../../../src/reference-api/openapi/openapi-document.ts'
import { openTestApi } from './test-api.ts'

const { api, call, get } = openTestApi()
afterAll(() => {
  api.close()
})

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(document, 'openapi.json')

/** Queries without which a call is refused. */
const NEEDED: Readonly<Record<string, string>> = {
  userDailyNet: '?currency=EUR',
  walletDailyNet: '?currency=EUR',
  audit: '?resource=users&resourceId=42'
}

/** The first row of the list that an address with an id belongs to. */
async function someId(path: string): Promise<string> {
  const list = path.startsWith('transactions')
    ? calls.walletTransactions.path
    : path.slice(0, path.indexOf('/:id'))
  const { data } = (await (await get(list)).json()) as {
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

interface Content {
  description?: string
  content?: Record<
    string,
    { schema: object; examples?: Record<string, { value: unknown }> }
  >
}

interface Operation {
  requestBody?: Content
  responses: Record<string, Content>
}

const paths: Record<string, Record<string, Operation>> = document.paths
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const address = encodeURI(path.replaceAll('/', '~1'))
    const parts: [string, Content | undefined][] = [
      ['requestBody', operation.requestBody],
      ['responses/2XX', operation.responses['2XX']]
    ]
    return parts
      .filter(([, part]) => part?.content)
      .map(([name, part]) => ({
        place: `${method} ${path} ${name}`,
        pointer: `/paths/${address}/${method}/${name}/content/application~1json/schema`,
        examples: part?.content?.['application/json']?.examples ?? {}
      }))
  })
)

test.each(described)(
  '$place has an example that fits',
  ({ pointer, examples }) => {
    const values = Object.values(examples)
    expect(values).not.toEqual([])
    const fits = ajv.getSchema(`openapi.json#${pointer}`)
    for (const { value } of values) expect(fits?.(value)).toBe(true)
  }
)

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
  const adjusting = page.getElementById('adjustUser')?.textContent ?? ''
  expect(adjusting).toContain('POST /users/{id}/adjustments')
  expect(adjusting).toMatch(/reason\s*required\s*string, 5 to 500 characters/u)
  expect(adjusting).toContain('insufficient-funds: ')
  const names = [...page.querySelectorAll('a[href^="#"]')].map(link =>
    link.getAttribute('href')?.slice(1)
  )
  expect(names.filter(name => !page.getElementById(name ?? ''))).toEqual([])
})
