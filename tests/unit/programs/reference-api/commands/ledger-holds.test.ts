import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ledgerWrongs } from '../../../../support/ledger-wrongs.ts'
import { START } from '../test-api.ts'
import {
  type Answer,
  type CommandApi,
  openCommandApi,
  OTHER_EMAIL,
  REASON
} from './command-api.ts'

/** One request, as a step of a random history. */
interface Step {
  line: string
  body?: object
  key?: string
  version?: number
  /** Sent by another admin than the rest. */
  isOther?: boolean
}

const USERS = ['13', '42', '77', '78'] as const
const WALLETS = [1, 2, 3, 4, 5, 6, 7, 9, 10, 12].map(
  id => `wal_${String(id).padStart(5, '0')}`
)
const amount = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 60_000 }) },
    fc.constantFrom(4n * 10n ** 18n, 6n * 10n ** 18n, 2n ** 63n - 1n)
  )
  .map(String)
const direction = fc.constantFrom('credit', 'debit')
const currency = fc.constantFrom('EUR', 'PLN', 'TKN')
const wallet = fc.constantFrom(...WALLETS)
const user = fc.constantFrom(...USERS)
const key = fc.nat({ max: 40 }).map(number => `key-${number}`)
const reason = fc.constant(REASON)

const adjustUser = fc
  .record({ currency, direction, amount, reason })
  .chain(body =>
    fc.record({
      line: user.map(id => `POST users/${id}/adjustments`),
      body: fc.constant(body),
      key
    })
  )
const adjustWallet = fc
  .record({
    direction,
    amount,
    reason,
    reference: fc.nat({ max: 30 }).map(number => `REF ${number}`)
  })
  .chain(body =>
    fc.record({
      line: wallet.map(id => `POST system-wallets/${id}/adjustments`),
      body: fc.constant(body),
      key
    })
  )
const transfer = fc.record({
  line: fc.constant('POST system-wallets/transfers'),
  body: fc.record({ fromWalletId: wallet, toWalletId: wallet, amount, reason }),
  key
})
/** The first that a history writes, after all of the seed's. */
const FIRST_NEW = 2118
/** Entries of a history itself: some have moved, some wait, some are not there. */
const newEntry = fc.integer({ min: FIRST_NEW, max: FIRST_NEW + 14 })
/** Some of the seed's that are pending or reserved. */
const openEntry = fc.constantFrom(1902, 1909, 1921, 1946, 1976, 1994, 2116)

/** Of new entries and some of the seed's, which have moved. */
const reverse = fc.record({
  line: fc
    .oneof(newEntry, fc.integer({ min: 1985, max: 1999 }))
    .map(id => `POST transactions/txn_${String(id).padStart(6, '0')}/reversal`),
  body: fc
    .oneof({ weight: 2, arbitrary: fc.constant({}) }, fc.record({ amount }))
    .map(some => ({ reason: REASON, ...some })),
  key
})
const decide = fc
  .record({
    id: fc.oneof({ weight: 2, arbitrary: newEntry }, openEntry),
    decision: fc.constantFrom('completion', 'cancellation')
  })
  .chain(({ id, decision }) =>
    fc.record({
      line: fc.constant(
        `POST transactions/txn_${String(id).padStart(6, '0')}/${decision}`
      ),
      body: fc.constant(decision === 'completion' ? {} : { reason: REASON }),
      version: fc.constant(1),
      isOther: fc.boolean(),
      key
    })
  )
const freeze = fc.record({
  line: wallet.map(id => `PATCH system-wallets/${id}`),
  body: fc.record({ status: fc.constantFrom('frozen', 'active'), reason }),
  version: fc.integer({ min: 1, max: 3 }),
  key
})
const suspend = fc.record({
  line: user.map(id => `POST users/${id}/suspension`),
  body: fc.record({ reason }),
  key
})
const reinstate = fc.record({
  line: user.map(id => `DELETE users/${id}/suspension`),
  key
})
const rename = fc.record({
  line: user.map(id => `PATCH users/${id}`),
  body: fc.record({ displayName: fc.constantFrom('One', 'Two', 'Three') }),
  version: fc.integer({ min: 1, max: 4 }),
  key
})
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: adjustUser },
  { weight: 2, arbitrary: adjustWallet },
  { weight: 3, arbitrary: transfer },
  { weight: 3, arbitrary: reverse },
  { weight: 5, arbitrary: decide },
  freeze,
  suspend,
  reinstate,
  rename
)
/** Each step is sent some times at once. */
const batch = fc.record({
  steps: fc.array(anyStep, { minLength: 1, maxLength: 6 }),
  times: fc.integer({ min: 1, max: 3 })
})

const wrongs = [
  ...ledgerWrongs,
  [
    'a movement that nobody is named for, or named twice',
    `SELECT e.group_id FROM entries e LEFT JOIN (
       SELECT request_id, CAST(substr(coalesce(
         after ->> 'transactionId', after ->> 'reversedById',
         after ->> 'postedById',
         iif(action = 'transaction.requested', resource_id, NULL)
       ), 5) AS INTEGER) AS entry FROM audit_log
     ) ON entry = e.id
     WHERE e.created_at = ${START}
     GROUP BY e.group_id HAVING count(DISTINCT request_id) <> 1`
  ]
] as const

interface Played {
  step: Step
  answer: Answer
}

/** Sends every step some times at once. */
async function play(
  api: CommandApi,
  other: string,
  { steps, times }: { steps: Step[]; times: number }
): Promise<Played[]> {
  const sent = steps.flatMap(one => Array.from({ length: times }, () => one))
  return Promise.all(
    sent.map(async step => {
      const { line, body, isOther, ...rest } = step
      const answer = await api.send(line, body, {
        ...rest,
        ...(isOther && { token: other })
      })
      expect(answer.status).toBeLessThan(500)
      return { step, answer }
    })
  )
}

const isReplay = ({ headers }: Answer): boolean =>
  headers.has('idempotent-replayed')

/** How often the record names a request. */
function tracesOf(api: CommandApi, { headers }: Answer): number {
  const id = headers.get('x-request-id') ?? ''
  return api.rows('SELECT 1 FROM audit_log WHERE request_id = ?', id).length
}

/** Every trace of a command that there is. */
function everything(api: CommandApi): unknown {
  return [
    'SELECT * FROM wallets WHERE last_entry_id > 1900',
    'SELECT * FROM entries WHERE id > 1900',
    'SELECT * FROM users WHERE id IN (13, 42, 77, 78)',
    'SELECT * FROM system_wallets',
    'SELECT * FROM decisions',
    'SELECT * FROM audit_log',
    'SELECT * FROM idempotency_keys'
  ].map(sql => api.rows(sql))
}

const isPartial = ({ line, body = {} }: Step): boolean =>
  line.endsWith('/reversal') && 'amount' in body

function expectTraces(api: CommandApi, { step, answer }: Played): void {
  const traces = tracesOf(api, answer)
  if (answer.status >= 300 || isReplay(answer)) expect(traces).toBe(0)
  else if (answer.status === 202) expect(traces).toBe(1)
  else if (step.line.endsWith('/transfers')) expect(traces).toBe(2)
  // An edit that changes nothing is done, and leaves no trace.
  else if (step.line.startsWith('PATCH users')) expect(traces).toBeLessThan(2)
  else expect(traces).toBe(1)
}

test('no history of commands leaves the ledger untrue', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(batch, { minLength: 3, maxLength: 8 }),
      async batches => {
        // Half of what is asked for waits for another admin.
        const api = openCommandApi(300n)
        try {
          const [newest] = api.rows('SELECT max(id) AS id FROM entries')
          expect(Number(newest?.['id'])).toBe(FIRST_NEW - 1)
          const other = await api.signIn(OTHER_EMAIL)
          let done = 0
          for (const one of batches) {
            const played = await play(api, other, one)
            const firsts = played.filter(
              ({ answer }) => answer.status < 300 && !isReplay(answer)
            )
            done += firsts.length
            for (const each of played) {
              expectTraces(api, each)
              seen.add(`${each.answer.status} ${each.answer.code ?? ''}`)
              if (isPartial(each.step))
                seen.add(`${each.answer.status} partial`)
            }
            const [keys] = api.rows(
              'SELECT count(*) AS n FROM idempotency_keys'
            )
            expect(Number(keys?.['n'])).toBe(done)
            for (const [wrong, sql] of wrongs) {
              expect([wrong, ...api.rows(sql)]).toEqual([wrong])
            }
            const before = everything(api)
            for (const { step, answer } of firsts) {
              const [again] = await play(api, other, {
                steps: [step],
                times: 1
              })
              expect(again?.answer.status).toBe(answer.status)
              expect(again?.answer.text).toBe(answer.text)
              expect(again && isReplay(again.answer)).toBe(true)
            }
            expect(everything(api)).toEqual(before)
          }
        } finally {
          api.close()
        }
      }
    ),
    {
      numRuns: 30,
      seed: 20_260_314,
      endOnFailure: true
    }
  )
  // Histories that refuse everything would prove nothing.
  for (const outcome of [
    '200 ',
    '201 ',
    '202 ',
    '201 partial',
    '409 already-cancelled',
    '409 already-settled',
    '409 own-request',
    '409 already-reversed',
    '409 already-suspended',
    '412 version-changed',
    '422 idempotency-key-reused',
    '422 insufficient-funds',
    '422 more-than-left',
    '422 other-currency',
    '422 too-much',
    '423 wallet-frozen'
  ]) {
    expect([...seen]).toContain(outcome)
  }
})
