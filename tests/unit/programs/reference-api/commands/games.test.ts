import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  type Answer,
  type CommandApi,
  openCommandApi,
  REASON,
  refusalOf
} from './command-api.ts'

let api: CommandApi
beforeEach(() => {
  api = openCommandApi()
})
afterEach(() => api.close())

const ACTIVE = 'gam_01'
const RUNNING = 'gam_04'
const WAITING = 'gam_06'
const PAUSED = 'gam_09'
const FINISHED = 'gam_11'
const ARCHIVED = 'gam_12'
const DRAFT = 'gam_17'
const CANCELLED = 'gam_23'

const game = {
  name: 'Szachy 960',
  code: 'szachy-960',
  kind: 'duel',
  minPlayers: 2,
  maxPlayers: 4,
  entryFee: { amount: '500', currency: 'PLN' },
  commissionBps: 450,
  isPrivate: true
}

const patch = (id: string, body: unknown, version = 1): Promise<Answer> =>
  api.send(`PATCH games/${id}`, body, { version })

describe('a new game', () => {
  test('is an empty draft', async () => {
    const { status, data, headers } = await api.send('POST games', game)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      ...game,
      id: 'gam_27',
      status: 'draft',
      players: 0,
      prizePool: { amount: '0', currency: 'PLN' },
      version: 1
    })
    expect(headers.get('etag')).toBe('"1"')
    const [audit] = await api.audit('games', 'gam_27')
    expect(audit).toMatchObject({
      action: 'game.created',
      after: { ...game, status: 'draft' }
    })
  })

  test.each([
    [{ ...game, code: 'go-9x9' }, '409 code-taken #/code'],
    [
      { ...game, entryFee: { amount: '5', currency: 'XYZ' } },
      '422 invalid #/entryFee/currency'
    ],
    [
      { ...game, entryFee: { amount: '-5', currency: 'EUR' } },
      '422 invalid #/entryFee/amount'
    ],
    [
      { ...game, entryFee: { amount: String(2n ** 63n), currency: 'EUR' } },
      '422 invalid #/entryFee/amount'
    ],
    [{ ...game, minPlayers: 5 }, '422 invalid #/maxPlayers'],
    [{ ...game, status: 'active' }, '422 invalid #/status']
  ])('is refused where a field is not right: %#', async (body, refusal) => {
    expect(refusalOf(await api.send('POST games', body))).toBe(refusal)
  })
})

describe('an edit of a game', () => {
  test('changes what it names', async () => {
    const body = {
      name: 'Draughts 10x10',
      entryFee: { amount: '700', currency: 'EUR' }
    }
    const { data } = await patch(PAUSED, body)
    expect(data).toMatchObject({ ...body, version: 2, status: 'paused' })
    const [audit] = await api.audit('games', PAUSED)
    expect(audit).toMatchObject({
      action: 'game.edited',
      before: {
        name: 'International Draughts',
        entryFee: { amount: '500', currency: 'EUR' }
      },
      after: body
    })
    const found = await api.send('GET games?search=10x10')
    expect(found.text).toContain(PAUSED)
  })

  test.each([ACTIVE, RUNNING])(
    'leaves alone what the players of %s agreed to',
    async id => {
      const { data } = await api.send(`GET games/${id}`)
      const fee = { amount: '1', currency: 'EUR' }
      expect(
        refusalOf(await patch(id, { entryFee: fee, commissionBps: 1 }))
      ).toBe('409 locked-while-running #/entryFee #/commissionBps')
      expect(refusalOf(await patch(id, { commissionBps: 1, name: 'X' }))).toBe(
        '409 locked-while-running #/commissionBps'
      )
      const { entryFee } = data
      const renamed = await patch(id, { name: 'Renamed', entryFee })
      expect([renamed.status, renamed.data['entryFee']]).toEqual([
        200,
        entryFee
      ])
    }
  )

  test('has room for everybody who plays', async () => {
    expect(refusalOf(await patch(WAITING, { maxPlayers: 36 }))).toBe(
      '422 invalid #/maxPlayers'
    )
    expect((await patch(WAITING, { maxPlayers: 37 })).status).toBe(200)
  })

  test.each([
    [PAUSED, { minPlayers: 3 }, '422 invalid #/minPlayers'],
    [PAUSED, { code: 'go-9x9' }, '409 code-taken #/code'],
    [
      PAUSED,
      { entryFee: { amount: '5', currency: 'XYZ' } },
      '422 invalid #/entryFee/currency'
    ],
    [
      WAITING,
      { entryFee: { amount: '5', currency: 'PLN' } },
      '422 invalid #/entryFee/currency'
    ],
    [ARCHIVED, { name: 'Back again' }, '409 game-archived'],
    ['gam_99', { name: 'Nothing' }, '404 not-found']
  ])('is refused: %s %j', async (id, body, refusal) => {
    expect(refusalOf(await patch(id, body))).toBe(refusal)
  })
})

describe('the status of a game', () => {
  test.each([
    [ACTIVE, 'paused', 'game.paused'],
    [RUNNING, 'paused', 'game.paused'],
    [PAUSED, 'active', 'game.resumed'],
    [DRAFT, 'active', 'game.resumed'],
    [ACTIVE, 'archived', 'game.archived'],
    [DRAFT, 'archived', 'game.archived'],
    [FINISHED, 'archived', 'game.archived'],
    [CANCELLED, 'archived', 'game.archived']
  ])('of %s becomes %s', async (id, status, action) => {
    const before = await api.send(`GET games/${id}`)
    const { data } = await patch(id, { status, reason: REASON })
    expect(data).toMatchObject({ status, version: 2 })
    expect('startedAt' in data).toBe(id !== DRAFT || status === 'active')
    // A game starts once.
    if (id !== DRAFT) {
      expect(data['startedAt']).toBe(before.data['startedAt'])
    }
    const [audit] = await api.audit('games', id)
    expect(audit).toMatchObject({
      action,
      before: { status: before.data['status'] },
      after: { status },
      reason: REASON
    })
  })

  test.each([
    [ACTIVE, 'active', '409 already-active'],
    [PAUSED, 'paused', '409 already-paused'],
    [ARCHIVED, 'archived', '409 already-archived'],
    [ARCHIVED, 'active', '409 game-archived'],
    [RUNNING, 'archived', '409 game-running'],
    [FINISHED, 'active', '409 wrong-status'],
    [CANCELLED, 'paused', '409 wrong-status'],
    [DRAFT, 'paused', '409 wrong-status']
  ])('of %s cannot become %s', async (id, status, refusal) => {
    const answer = await patch(id, { status, reason: REASON })
    expect(refusalOf(answer)).toBe(refusal)
  })

  test('is archived for a reason only', async () => {
    const answer = await patch(PAUSED, { status: 'archived' })
    expect(refusalOf(answer)).toBe('422 invalid #/reason')
  })
})
