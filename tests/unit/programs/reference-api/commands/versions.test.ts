import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type CommandApi, openCommandApi, refusalOf } from './command-api.ts'

let api: CommandApi
beforeEach(() => {
  api = openCommandApi()
})
afterEach(() => api.close())

const edits = [
  ['admins/adm_02', { name: 'New name' }],
  ['users/42', { displayName: 'New name' }],
  ['games/gam_09', { name: 'New name' }],
  ['system-wallets/wal_00003', { name: 'New name' }]
] as const

describe.each(edits)('a change of %s', (path, body) => {
  test('is made on the version that was read', async () => {
    const read = await api.send(`GET ${path}`)
    const tag = read.headers.get('etag') ?? ''
    expect(tag).toBe(`"${String(read.data['version'])}"`)

    const done = await api.send(`PATCH ${path}`, body, { version: tag })
    expect(done.status).toBe(200)
    expect(done.headers.get('etag')).toBe('"2"')
    expect(done.data['version']).toBe(2)

    const late = await api.send(`PATCH ${path}`, body, { version: tag })
    expect(refusalOf(late)).toBe('412 version-changed')
    expect(late.headers.get('etag')).toBe('"2"')
  })

  test('has to name a version', async () => {
    const blind = await api.send(`PATCH ${path}`, body)
    expect(refusalOf(blind)).toBe('428 precondition-required')
  })

  test.each(['W/"1"', '1', '"2"', '"2", "3"', '""'])(
    'is not made on %s',
    async version => {
      const answer = await api.send(`PATCH ${path}`, body, { version })
      expect(refusalOf(answer)).toBe('412 version-changed')
    }
  )

  test.each(['"7", "1"', '*'])('is made on %s', async version => {
    const answer = await api.send(`PATCH ${path}`, body, { version })
    expect(answer.status).toBe(200)
  })

  test('is made by one of many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        api.send(
          `PATCH ${path}`,
          Object.fromEntries(
            Object.keys(body).map(name => [name, `Name ${index}`])
          ),
          { version: 1 }
        )
      )
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 412)).toHaveLength(9)
  })
})
