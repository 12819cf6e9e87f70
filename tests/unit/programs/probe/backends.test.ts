import { describe, expect, test } from 'vitest'

import type {
  BackendDefinition,
  SessionCalls
} from '../../../../src/backend/backend-definition.ts'
import { defineBackend } from '../../../../src/backend/define-backend.ts'
import { major, minor } from '../../../../src/backend/minor.ts'
import { readList } from '../../../../src/backend/read-list.ts'
import { words } from '../../../../src/backend/words.ts'
import { createCaller } from '../../../../src/programs/probe/call.ts'
import { checkGroups } from '../../../../src/programs/probe/groups.ts'
import { openProbe } from '../../../../src/programs/probe/probe.ts'
import { runChecks } from '../../../../src/programs/probe/run-checks.ts'
import * as djangoOwner from '../../../backends/django-owner.ts'
import { drfBackend } from '../../../backends/drf.ts'
import * as laravelOwner from '../../../backends/laravel-owner.ts'
import { laravelBackend } from '../../../backends/laravel.ts'
import * as springOwner from '../../../backends/spring-owner.ts'
import { springBackend } from '../../../backends/spring.ts'
import { serveBackend } from '../../../support/serve-backend.ts'

interface Owned {
  backend: BackendDefinition
  session: SessionCalls
}

const ownedBy = ({
  backend,
  session
}: typeof laravelOwner | typeof djangoOwner | typeof springOwner): Owned => ({
  backend: backend.definition,
  session
})
const laravel = ownedBy(laravelOwner)
const django = ownedBy(djangoOwner)
const spring = ownedBy(springOwner)

/** What must be mended in the adapter; the others are the server's own. */
const OF_THE_ADAPTER = /^(?:Address|Sign-in|Who is|Lists|Single)/u

/** Each line that is not fine, as `fail list-rows: users: ...`. */
async function complaints(base: string, owned: Owned): Promise<string[]> {
  const caller = createCaller({ timeoutMs: 10_000 })
  const probe = openProbe(
    {
      base,
      origin: undefined,
      credentials: { email: 'admin@corp.test', password: 'secret-word' },
      graceWaitMs: 20,
      backend: defineBackend(owned.backend),
      session: owned.session
    },
    caller
  )
  const groups = checkGroups.filter(({ title }) => OF_THE_ADAPTER.test(title))
  const results = await runChecks(probe, groups)
  caller.close()
  return results.flatMap(({ check, finding: { verdict, found } }) =>
    verdict === 'warn' || verdict === 'fail'
      ? found.split('\n').map(line => `${verdict} ${check.id}: ${line}`)
      : []
  )
}

describe.each([
  ['laravel', laravel, laravelBackend(), []],
  ['django', django, drfBackend(), ['warn token-claims: missing: sub']],
  [
    'spring',
    spring,
    springBackend(),
    [
      'warn token-life: 900 s',
      // A float of theirs that has lost its digits before it came.
      'fail list-rows: users: 900719925474099.4 is no amount with 2 decimals (in 1 of 60 rows, first in row 13)'
    ]
  ]
])('the example for %s', (_, owned, backend, remarks) => {
  const { base } = serveBackend(backend)

  test('has nothing to mend', async () => {
    expect(await complaints(base(), owned)).toEqual([
      `warn address: ${base()} is plain http, which works on this machine only`,
      ...remarks
    ])
  })
})

describe('an adapter with one mistake', () => {
  const { base } = serveBackend(laravelBackend())
  const { backend, session } = laravel
  const { users } = backend.resources

  const usersWith = (
    change: Partial<NonNullable<typeof users>>
  ): BackendDefinition => ({
    ...backend,
    resources: {
      ...backend.resources,
      ...(users && { users: { ...users, ...change } })
    }
  })

  const withLedger = (
    list: string,
    resources = backend.resources
  ): BackendDefinition => ({
    ...backend,
    resources: {
      ...resources,
      userTransactions: { ...resources.userTransactions!, list }
    }
  })
  const { walletTransactions: _wallets, ...withoutWallets } = backend.resources

  const sessionWith = (change: Partial<SessionCalls>): Owned => ({
    backend: { ...backend, session: { ...session, ...change } },
    session: { ...session, ...change }
  })

  test('is seen in a filter that passes on one of several values', async () => {
    const one = usersWith({
      filters: {
        ...users?.filters,
        country: (value: string) => ({
          'filter[country_code]': value.split(',')[0]
        })
      }
    })
    const lines = await complaints(base(), { backend: one, session })
    expect(lines.filter(line => line.includes('list-filter'))).toEqual([
      expect.stringMatching(
        /users: country=\w+,\w+ leaves out rows that match/u
      )
    ])
  })

  test('is not seen in a count that a short list does not have', async () => {
    const counted: BackendDefinition = {
      ...backend,
      list(answer, headers) {
        const { total, ...read } = readList(answer, headers)
        return total === read.rows.length
          ? read
          : { total: total ?? null, ...read }
      }
    }
    const lines = await complaints(base(), { backend: counted, session })
    expect(lines.filter(line => line.includes('list-count'))).toEqual([])
  })

  test('that names rows by another parameter is a line', async () => {
    const named = usersWith({ names: () => ({ 'filter[q]': 'player22@' }) })
    const lines = await complaints(base(), { backend: named, session })
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^warn list-names: users: for the id \d+, the ids 22$/u
      )
    )
  })

  test('that throws is a line, and the other checks run', async () => {
    const search = (): never => {
      throw new TypeError('no such field')
    }
    const lines = await complaints(base(), {
      backend: usersWith({ search, one: 'nowhere/:id' }),
      session
    })
    const ids = lines.map(line => line.split(':')[0])
    expect(ids).toEqual(['warn address', 'fail list-search', 'fail detail'])
    expect(lines).toContain(
      'fail list-search: src/backend/backend.ts threw: TypeError: no such field'
    )
  })

  test('asks for an amount with its currency, as the panel does', async () => {
    const { walletTransactions } = backend.resources
    const currencies: string[] = []
    const counted: BackendDefinition = {
      ...backend,
      resources: {
        walletTransactions: {
          ...walletTransactions!,
          filters: {
            currency: () => ({}),
            amountMin({ currency }) {
              currencies.push(currency)
              return {}
            }
          }
        }
      }
    }
    const lines = await complaints(base(), { backend: counted, session })
    expect(currencies).toEqual(['EUR'])
    // Ignored as it is here.
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^fail list-filter: walletTransactions: amountMin=\d+ is not what/u
      )
    )
  })

  const mistakes: [string, Partial<Owned>, RegExp[]][] = [
    [
      'a wrong path of the current admin',
      sessionWith({ current: { path: 'auth/who' } }),
      [/^fail no-token: .*auth\/who/u, /^fail current-admin: GET auth\/who/u]
    ],
    [
      'another name of the token',
      sessionWith({ login: { path: 'auth/login', token: 'token' } }),
      [/^fail login: POST auth\/login answers 200 .*, without token$/u]
    ],
    [
      'a list at a wrong path',
      { backend: usersWith({ list: 'players' }) },
      [/^fail list-rows: users: answers 404/u]
    ],
    [
      'a field that is not there',
      {
        backend: usersWith({
          row: theirs => ({ ...users!.row(theirs), createdAt: undefined! })
        })
      },
      [/^fail list-rows: users: createdAt: .*undefined.* \(in every row\)$/u]
    ],
    [
      'an amount with fewer digits than there are',
      {
        backend: usersWith({
          row: theirs => {
            const row = users!.row(theirs)
            minor('12.34', 1)
            return row
          }
        })
      },
      [/^fail list-rows: users: 12\.34 is no amount with 1 decimals/u]
    ],
    [
      'a word that it leaves out',
      {
        backend: usersWith({
          row: theirs => ({
            ...users!.row(theirs),
            status: words({ active: 'active' }).ours(
              (theirs as { status: string }).status
            )
          })
        })
      },
      [
        /^warn list-words: users: status "blocked" in \d+ of 60 rows; it knows active, suspended, /u
      ]
    ],
    [
      'a sort that they do not have',
      { backend: usersWith({ sorts: { email: 'e_mail' } }) },
      [/^fail list-order: users: sort=email answers 400/u]
    ],
    [
      'a sort by another field',
      { backend: usersWith({ sorts: { lastSeenAt: 'full_name' } }) },
      [/^fail list-order: users: .* not in the order of sort=lastSeenAt/u]
    ],
    [
      'a filter without their words',
      { backend: usersWith({ filters: { status: 'status' } }) },
      [/^fail list-filter: users: status=suspended finds nothing/u]
    ],
    [
      'a filter of amounts that they do not know',
      {
        backend: {
          ...backend,
          resources: {
            ...backend.resources,
            walletTransactions: {
              ...backend.resources.walletTransactions!,
              filters: { amountMin: amount => ({ least: major(amount) }) }
            }
          }
        }
      },
      [
        /^fail list-filter: walletTransactions: amountMin=\d+ is not what the rows are$/u
      ]
    ],
    [
      'a search that they do not know',
      { backend: usersWith({ search: 'q' }) },
      [/^fail list-search: users: \d+ rows for a random word/u]
    ],
    [
      'a column that never comes',
      {
        backend: usersWith({
          row: theirs => ({ ...users!.row(theirs), lastSeenAt: undefined })
        })
      },
      [/^warn list-columns: users: lastSeenAt never comes$/u]
    ],
    [
      'a sort of amounts by something else',
      {
        backend: {
          ...backend,
          resources: {
            ...backend.resources,
            walletTransactions: {
              ...backend.resources.walletTransactions!,
              sorts: { createdAt: 'created_at', amount: 'created_at' }
            }
          }
        }
      },
      [/^fail list-order: walletTransactions: .*order of sort=amount$/u]
    ],
    [
      'a sort of amounts with the sign of the other side',
      {
        backend: {
          ...backend,
          resources: {
            ...backend.resources,
            walletTransactions: {
              ...backend.resources.walletTransactions!,
              sorts: { amount: 'amount' }
            }
          }
        }
      },
      [/^fail list-order: walletTransactions: .*order of sort=amount$/u]
    ],
    [
      'a ledger of a user that finds nothing',
      { backend: withLedger('transactions?filter[user_id]=eq.:id') },
      [
        /^warn list-owner: userTransactions: nothing of \d+, whose entries are in walletTransactions$/u
      ]
    ],
    [
      'one that finds nothing, without a ledger of the wallets',
      {
        backend: withLedger(
          'transactions?filter[user_id]=eq.:id',
          withoutWallets
        )
      },
      [
        /^warn list-owner: userTransactions: nothing of \d+, whose entries are in the same list of everybody$/u
      ]
    ],
    [
      'a ledger of everybody for each user',
      { backend: withLedger('transactions?owner=:id') },
      [/^fail list-owner: userTransactions: \d+ of 100 are of others$/u]
    ],
    [
      'an offset of one page too many',
      {
        backend: {
          ...backend,
          page: ({ page, limit }) => ({ page: page + 1, per_page: limit })
        }
      },
      [/^fail list-pages: users: page=1 has no rows, of 60$/u]
    ],
    [
      'pages that count from 0',
      {
        backend: {
          ...backend,
          page: ({ page, limit }) => ({ page: page - 1, per_page: limit })
        }
      },
      // One cause is one line.
      [
        /^fail list-pages: users, games, walletTransactions: 10 rows of page 1 on page 2$/u
      ]
    ]
  ]

  test.each(mistakes)('%s is told', async (_, change, expected) => {
    const lines = await complaints(base(), { backend, session, ...change })
    for (const line of expected) {
      expect(lines).toContainEqual(expect.stringMatching(line))
    }
    // Few: the mistake, and nothing that does not follow from it.
    const ids = lines.map(line => line.slice(0, line.indexOf(':')))
    expect(new Set(ids).size).toBeLessThanOrEqual(expected.length + 3)
  })
})
