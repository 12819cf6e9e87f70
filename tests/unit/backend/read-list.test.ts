import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { parseJson } from '../../../src/api/parse-json.ts'
import type { RowsRead } from '../../../src/backend/backend-definition.ts'
import { readList } from '../../../src/backend/read-list.ts'

const rows = [{ id: 1 }, { id: 2 }]

interface Envelope {
  headers?: Record<string, string>
  body: unknown
  read: Omit<RowsRead, 'rows'>
}

const envelopes: Record<string, Envelope> = {
  'a bare array with X-Total-Count': {
    headers: { 'x-total-count': '57' },
    body: rows,
    read: { total: 57 }
  },
  'a bare array with Content-Range': {
    headers: { 'content-range': '0-1/57' },
    body: rows,
    read: { total: 57 }
  },
  'a bare array with a range of an unknown whole': {
    headers: { 'content-range': '0-1/*' },
    body: rows,
    read: {}
  },
  'a bare array with links': {
    headers: { link: '<https://a.test/?page=2>; rel="next"' },
    body: rows,
    read: { hasMore: true }
  },
  'a bare array with links, at its end': {
    headers: { link: '<https://a.test/?page=1>; rel="prev"' },
    body: rows,
    read: { hasMore: false }
  },
  'data and meta': {
    body: { data: rows, meta: { total: 57 } },
    read: { total: 57 }
  },
  'data and total': { body: { data: rows, total: 57 }, read: { total: 57 } },
  'data, links and meta of Laravel': {
    body: {
      data: rows,
      links: { next: 'https://a.test/?page=2' },
      meta: { current_page: 1, total: 57 }
    },
    read: { total: 57, hasMore: true }
  },
  'items and total': { body: { items: rows, total: 57 }, read: { total: 57 } },
  'results, count and next of Django': {
    body: { count: 57, next: null, previous: null, results: rows },
    read: { total: 57, hasMore: false }
  },
  'the page of Spring': {
    body: { content: rows, totalElements: 57, last: false, number: 0 },
    read: { total: 57, hasMore: true }
  },
  'the page of Spring Data 3.3': {
    body: { content: rows, page: { number: 0, totalElements: 57 } },
    read: { total: 57 }
  },
  'rows and count': { body: { rows, count: 57 }, read: { total: 57 } },
  'docs of mongoose-paginate': {
    body: { docs: rows, totalDocs: 57, hasNextPage: true },
    read: { total: 57, hasMore: true }
  },
  'JSON:API': {
    body: { data: rows, links: { next: null }, meta: { page: { total: 57 } } },
    read: { total: 57, hasMore: false }
  },
  HAL: {
    body: {
      _embedded: { users: rows },
      _links: { self: {}, next: { href: '/users?page=1' } },
      page: { totalElements: 57 }
    },
    read: { total: 57, hasMore: true }
  },
  'links of other things': {
    headers: { link: '</v2>; rel="deprecation"', 'x-total-count': '57' },
    body: rows,
    read: { total: 57 }
  },
  'a count of the page beside the total': {
    body: { items: rows, count: 2, pagination: { total: 57 } },
    read: { total: 57 }
  },
  'a count of the page, with more to come': {
    body: { items: rows, count: 2, next: 'https://a.test/?page=2' },
    read: { hasMore: true }
  },
  'a count of the page, with nothing else': {
    body: { items: rows, count: 2 },
    read: {}
  },
  'a count of all, which are on the page': {
    body: { count: 2, next: null, previous: null, results: rows },
    read: { total: 2, hasMore: false }
  },
  'an empty text for no next page': {
    body: { items: rows, total: 57, next: '' },
    read: { total: 57, hasMore: false }
  },
  'an empty text for no next cursor': {
    body: { items: rows, next_cursor: '' },
    read: { hasMore: false }
  },
  'a total, and no link but that of the page before': {
    body: { data: rows, total: 57, links: { prev: 'https://a.test/?page=1' } },
    read: { total: 57 }
  },
  'Strapi 4': {
    body: {
      data: rows,
      meta: { pagination: { page: 1, pageSize: 2, pageCount: 29, total: 57 } }
    },
    read: { total: 57 }
  },
  'Strapi 5 without a count': {
    body: { data: rows, meta: { pagination: { page: 1, pageSize: 2 } } },
    read: {}
  },
  Directus: {
    body: { data: rows, meta: { total_count: 900, filter_count: 57 } },
    read: { total: 57 }
  },
  PocketBase: {
    body: { page: 1, perPage: 2, totalItems: 57, totalPages: 29, items: rows },
    read: { total: 57 }
  },
  'PocketBase with skipTotal': {
    body: { page: 1, perPage: 2, totalItems: -1, totalPages: -1, items: rows },
    read: {}
  },
  'json-server 1': {
    body: {
      first: 1,
      prev: null,
      next: 2,
      last: 29,
      pages: 29,
      items: 57,
      data: rows
    },
    read: { total: 57, hasMore: true }
  },
  'json-server 1, at its end': {
    body: {
      first: 1,
      prev: 28,
      next: null,
      last: 29,
      pages: 29,
      items: 57,
      data: rows
    },
    read: { total: 57, hasMore: false }
  },
  'API Platform': {
    body: {
      '@context': '/contexts/User',
      '@id': '/users',
      '@type': 'Collection',
      totalItems: 57,
      member: rows,
      view: {
        '@id': '/users?page=1',
        '@type': 'PartialCollectionView',
        first: '/users?page=1',
        last: '/users?page=29',
        next: '/users?page=2'
      }
    },
    read: { total: 57, hasMore: true }
  },
  'API Platform 3': {
    body: {
      '@id': '/users',
      '@type': 'hydra:Collection',
      'hydra:totalItems': 57,
      'hydra:member': rows,
      'hydra:view': {
        '@type': 'hydra:PartialCollectionView',
        'hydra:first': '/users?page=1',
        'hydra:last': '/users?page=29',
        'hydra:next': '/users?page=2'
      }
    },
    read: { total: 57, hasMore: true }
  },
  'API Platform 3 without a count, at its end': {
    body: {
      '@id': '/users',
      '@type': 'hydra:Collection',
      'hydra:member': rows,
      'hydra:view': {
        '@type': 'hydra:PartialCollectionView',
        'hydra:previous': '/users?page=28'
      }
    },
    read: { hasMore: false }
  },
  OData: {
    body: {
      '@odata.context': 'https://a.test/$metadata#Users',
      '@odata.count': 57,
      '@odata.nextLink': 'https://a.test/Users?$count=true&$skip=2',
      value: rows
    },
    read: { total: 57, hasMore: true }
  },
  'OData 4.01, with long numbers as text': {
    body: { '@context': '$metadata#Users', '@count': '57', value: rows },
    read: { total: 57 }
  },
  'documents of Appwrite': {
    body: { total: 57, documents: rows },
    read: { total: 57 }
  },
  'rows of Appwrite': { body: { total: 57, rows }, read: { total: 57 } },
  'an empty total': {
    headers: { 'x-total-count': '' },
    body: rows,
    read: {}
  },
  'a cursor': {
    body: { items: rows, nextCursor: 'abc', hasMore: true },
    read: { hasMore: true, nextCursor: 'abc' }
  }
}

describe('the envelope of a list', () => {
  let server: Server
  let url = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      const name = decodeURIComponent(request.url?.slice(1) ?? '')
      const { headers, body } = envelopes[name] ?? { body: { fault: true } }
      response.writeHead(200, headers)
      response.end(JSON.stringify(body))
    })
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterAll(() => server.close())

  async function asked(name: string): Promise<RowsRead> {
    const response = await fetch(url + encodeURIComponent(name))
    return readList(parseJson(await response.text()), response.headers)
  }

  test.each(Object.keys(envelopes))('%s is read', async name => {
    expect(await asked(name)).toEqual({ rows, ...envelopes[name]?.read })
  })

  test.each([
    [{ _links: { self: {} }, page: { totalElements: 0 } }, 0],
    [{ items: null, total: 0 }, 0]
  ])('%j has no rows', (answer, total) => {
    expect(readList(answer, new Headers())).toEqual({ rows: [], total })
  })

  test('without rows is refused, with what there is', async () => {
    await expect(asked('another')).rejects.toThrow(
      'There is no list of rows in the answer, which has fault.'
    )
  })
})
