import { useStore } from '@nanostores/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { JSX, ReactNode } from 'react'
import * as v from 'valibot'

import { CurrentAdmin } from '../../src/contract/admin/admin.ts'
import { AuditEntry } from '../../src/contract/audit.ts'
import { Currency } from '../../src/contract/ledger/currency.ts'
import {
  Preview,
  PreviewLeg
} from '../../src/contract/ledger/money-commands.ts'
import { Holding, ListMeta } from '../../src/contract/list-answer.ts'
import type { Review } from '../../src/features/actions/movement-review.ts'
import type { OpenAction } from '../../src/features/actions/open-action.ts'
import { messages } from '../../src/messages.ts'
import { type Answers, listOf, openDrawerPage } from './drawer-page.tsx'
import { fullEntry, fullUser, fullWallet } from './full-rows.ts'
import type * as lists from './lists.ts'
import { provideActions } from './provide-actions.ts'
import { type Bare, lacking, shownBy, without } from './row-places.tsx'
import {
  type Changes,
  changedPlaces,
  type Places,
  textIn
} from './shown-places.tsx'

/** Shows an answer in every place, and then each of the others. */
async function changesOf(
  full: object,
  bares: readonly Bare[],
  show: (answer: object) => Promise<Places>
): Promise<Changes> {
  const before = await show(full)
  const changes: Changes = {}
  for (const { field, row } of bares) {
    // oxlint-disable-next-line no-await-in-loop -- one page is open at a time
    changes[field] = changedPlaces(before, await show(row))
  }
  return changes
}

/** Signs in at an API with these answers, on a page that shows nothing yet. */
async function openPage(answers: Answers, address = '/'): Promise<void> {
  cleanup()
  history.replaceState(null, '', address)
  await openDrawerPage(answers, async () => () => null, [], undefined)
  const { startRouting } = await import('../../src/stores/route.ts')
  startRouting()
}

/** Who is signed in. */
export function changesOfSession(): Promise<Changes> {
  const admin = { id: 'adm_1', email: 'a@example.com', name: 'Ada' }
  return changesOf(
    admin,
    without('CurrentAdmin', CurrentAdmin, admin),
    async answer => {
      await openPage({ admin: answer })
      const { SessionMenu } =
        await import('../../src/islands/shell/session-menu.tsx')
      return { account: textIn(await shownBy(<SessionMenu />)) }
    }
  )
}

/** What was done to a thing. */
export async function changesOfActivity(): Promise<Changes> {
  const subject = { resource: 'users', id: '42', name: 'Marta Kowalczyk' }
  const owned = {
    resource: 'transactions',
    id: 'txn_9',
    owner: { resource: 'users', id: '42' }
  }
  const entry = {
    id: 'aud_1',
    createdAt: '2026-11-21T13:47:05Z',
    action: 'user.suspended',
    resource: 'users',
    resourceId: '42',
    admin: { id: 'adm_3', name: 'Nadia Ferrand' },
    subjects: [subject, owned],
    before: { status: 'active' },
    after: { status: 'suspended' },
    amount: { amount: '-1250', currency: 'EUR' },
    reasonCode: 'fraud',
    reason: 'Two accounts',
    requestId: 'req_1'
  }
  await openPage({})
  const { AuditLine } = await import('../../src/features/drawer/audit-line.tsx')
  return changesOf(
    entry,
    [
      ...without('AuditEntry', AuditEntry, entry),
      {
        field: 'AuditSubject.name',
        row: { ...entry, subjects: [lacking(subject, 'name'), owned] }
      },
      {
        field: 'AuditSubject.owner',
        row: { ...entry, subjects: [subject, lacking(owned, 'owner')] }
      }
    ],
    async answer => {
      const sent = v.parse(AuditEntry, answer)
      const shown = { resource: 'admins', id: 'adm_3' }
      const deed = <AuditLine entry={sent} shown={shown} />
      return { activity: textIn(await shownBy(deed)) }
    }
  )
}

/** What currencies are called. */
export function changesOfCurrencies(): Promise<Changes> {
  const euro = {
    code: 'EUR',
    name: 'Euro',
    symbol: '€',
    type: 'real',
    decimals: 2,
    largeAmount: '100000'
  }
  return changesOf(euro, without('Currency', Currency, euro), async answer => {
    await openPage({ currencies: listOf([answer]) })
    const [{ UserWallets }, { AmountEditor }, { Money }] = await Promise.all([
      import('../../src/screens/users/user-wallets.tsx'),
      import('../../src/features/list/filters/amount-editor.tsx'),
      import('../../src/features/values/known-money.tsx')
    ])
    const { choicesFor, currencyChoices } =
      await import('../../src/features/actions/choices.ts')
    const { $choices, load } = choicesFor(currencyChoices, {} as never)
    await load()
    const choices = $choices.get()
    const editor = (
      <AmountEditor
        view={{ kind: 'amount', name: 'amount', label: 'Amount' }}
        values={[]}
        onChange={() => undefined}
        onDone={() => undefined}
      />
    )
    return {
      amount: textIn(
        await shownBy(<Money minorUnits="128450" currency="EUR" />)
      ),
      'wallets of a user': textIn(
        await shownBy(<UserWallets balances={fullUser.balances} />, 'tbody')
      ),
      'filter of an amount': textIn(await shownBy(editor, 'select')),
      'choice of a form':
        choices.kind === 'known'
          ? choices.list.map(({ label }) => label).join(', ')
          : null
    }
  })
}

/** What a movement would do. */
export async function changesOfReview(): Promise<Changes> {
  const leg = {
    walletId: 'wal_7',
    name: 'Marta Kowalczyk',
    kind: 'user',
    currency: 'EUR',
    before: '128450',
    change: '1000',
    after: '129450',
    reservedBefore: '15000',
    reserved: '15000'
  }
  await openPage({})
  const { ReviewTable } =
    await import('../../src/features/actions/review/review-table.tsx')
  return changesOf(
    leg,
    without('PreviewLeg', PreviewLeg, leg),
    async answer => {
      const review = {
        source: 'preview' as const,
        asOf: '2026-11-21T14:02:11Z',
        legs: [v.parse(PreviewLeg, answer)]
      }
      return {
        review: textIn(await shownBy(<ReviewTable review={review} />, 'tbody'))
      }
    }
  )
}

/** What is asked before a movement that waits is sent. */
export async function changesOfApproval(): Promise<Changes> {
  const asOf = '2026-11-21T14:02:11Z'
  const preview = { asOf, legs: [], needsApproval: true }
  await openPage({})
  await provideActions()
  const { useReviewStep } =
    await import('../../src/features/actions/review/review-step.tsx')
  function Asked({ review }: { review: Review }): ReactNode {
    const action: OpenAction = {
      name: 'adjust-user',
      subject: { id: '42', name: 'Marta Kowalczyk' },
      start: {},
      values: {},
      idempotencyKey: 'key',
      state: { kind: 'sending' }
    }
    const step = useReviewStep(action, review)
    return <p>{`${step?.description} ${step?.buttons?.accept}`}</p>
  }
  return changesOf(
    preview,
    without('Preview', Preview, preview),
    async answer => {
      const review = { source: 'preview', ...v.parse(Preview, answer) } as const
      return { question: textIn(await shownBy(<Asked review={review} />)) }
    }
  )
}

/** What stands over the ledger of a user. */
export function changesOfUserHead(): Promise<Changes> {
  const [balance = {}] = fullUser.balances
  const bares = ['reserved', 'bonus'].map(name => ({
    field: `Balance.${name}`,
    row: { ...fullUser, balances: [lacking(balance, name)] }
  }))
  return changesOf(fullUser, bares, async answer => {
    await openPage({ 'users/42': answer }, '/users/42/transactions')
    const { UserHead } = await import('../../src/screens/ledger/user-head.tsx')
    render(<UserHead filters={[]} />)
    const figures = await screen.findByRole('list', { name: 'Balances' })
    await waitFor(() => settled(figures))
    return { balances: textIn(figures) }
  })
}

const counts = { status: [{ value: 'completed', count: 7 }] }
const meta = {
  page: 1,
  limit: 25,
  total: 51,
  totalPages: 3,
  hasMore: true,
  asOf: '2026-11-21T14:02:11Z',
  nextCursor: 'after-25',
  counts
}
const totals = [
  { currency: 'EUR', credit: '900', debit: '400', net: '500', count: 7 }
]
const holding = {
  currency: 'EUR',
  available: '7450',
  reserved: '2550',
  count: 1,
  lowest: { id: 'wal_3', name: 'Prize pool', available: '7450' }
}

/** What is known of all entries of a ledger. */
export function changesOfLedger(): Promise<Changes> {
  const full = { ...meta, totals }
  const bares = without('ListMeta', ListMeta, full).filter(
    ({ field }) => field !== 'ListMeta.holdings'
  )
  return changesOf(full, bares, async answer => {
    const ledger = 'system-wallets/transactions'
    const days = [
      { day: '2026-11-20', credit: '900', debit: '400', net: '500', count: 7 }
    ]
    await openPage(
      {
        [ledger]: { data: [fullEntry], meta: answer },
        [`${ledger}/daily`]: { data: { currency: 'EUR', zone: 'UTC', days } }
      },
      `/${ledger}?createdAt=2026-11-20..2026-11-20`
    )
    const [{ NetFigures }, { listChart }, { walletTransactionsList: list }] =
      await Promise.all([
        import('../../src/screens/ledger/net-figures.tsx'),
        import('../../src/screens/ledger/list-chart.tsx'),
        import('./lists.ts')
      ])
    // Loaded by now, it would be there at once.
    await import('../../src/screens/ledger/net-chart-panel.tsx')
    const Chart = listChart('system-wallets-transactions', 'walletDailyNet')
    return listPlaces(
      list,
      'totals' in answer,
      <>
        <section aria-label="figures">
          <NetFigures list={list} />
        </section>
        <section aria-label="chart">
          <Chart list={list} />
        </section>
      </>
    )
  })
}

/** What is known of all wallets of the house. */
export function changesOfHoldings(): Promise<Changes> {
  const full = { ...meta, holdings: [holding] }
  return changesOf(
    full,
    [
      { field: 'ListMeta.holdings', row: lacking(full, 'holdings') },
      ...without('Holding', Holding, holding).map(({ field, row }) => ({
        field,
        row: { ...full, holdings: [row] }
      }))
    ],
    async answer => {
      await openPage(
        { 'system-wallets': { data: [fullWallet], meta: answer } },
        '/system-wallets'
      )
      const [{ WalletHoldings }, { systemWalletsList }] = await Promise.all([
        import('../../src/screens/system-wallets/wallet-holdings.tsx'),
        import('./lists.ts')
      ])
      return listPlaces(
        systemWalletsList,
        false,
        <section aria-label="figures">
          <WalletHoldings />
        </section>
      )
    }
  )
}

/** What is tested with it is the same for every row. */
type AnyList = (typeof lists)['systemWalletsList']

/** The figures over a list, its foot, and what its filters offer. */
async function listPlaces(
  anyList: unknown,
  hasChart: boolean,
  figures: ReactNode
): Promise<Places> {
  const list = anyList as AnyList
  const [{ ListFoot }, { ChoiceEditor }, { $route }] = await Promise.all([
    import('../../src/features/list/list-foot.tsx'),
    import('../../src/features/list/filters/choice-editor.tsx'),
    import('../../src/stores/route.ts')
  ])
  const { announcement } =
    await import('../../src/features/list/list-announcement.ts')
  function ListPage(): JSX.Element {
    const state = useStore(list.$state)
    const query = list.query(useStore($route))
    const summary = useStore(list.$summary)
    const shown = state.kind === 'loading' ? undefined : state.shown
    const said = {
      texts: {
        ...messages.walletTransactions,
        ...messages.transactions,
        lead: '',
        emptyText: ''
      },
      columns: [],
      list
    }
    return (
      <>
        {figures}
        <ListFoot list={list} shown={shown} query={query} counted />
        <output>{announcement(said, query, state, summary)}</output>
        {state.kind === 'shown' && (
          <section aria-label="filter">
            <ChoiceEditor
              view={{
                kind: 'choice',
                name: 'status',
                label: 'Status',
                options: [{ value: 'completed', label: 'Completed' }]
              }}
              values={[]}
              known={{ list, shownValues: () => [] }}
              onChange={() => undefined}
              onDone={() => undefined}
            />
          </section>
        )}
      </>
    )
  }
  const { container } = render(<ListPage />)
  await waitFor(() => {
    const shown = container.textContent
    if (hasChart !== shown.includes(messages.chart.showTable)) {
      throw new Error('No chart')
    }
    if (!container.querySelector('label small')) throw new Error('No counts')
    settled(container)
  })
  // What comes too much would come by now.
  await new Promise(resolve => setTimeout(resolve, 50))
  const text = (selector: string): string | null => {
    const place = container.querySelector(selector)
    return place && textIn(place)
  }
  return {
    figures: text('[aria-label=figures]'),
    chart: text('[aria-label=chart]'),
    range: text('[data-slot=range]'),
    sums: text('footer dl'),
    pages: text('footer nav'),
    'said aloud': text('output'),
    filter: text('[aria-label=filter]')
  }
}

function settled(element: Element): void {
  if (element.querySelector('[data-slot=skeleton]'))
    throw new Error('Still to come')
}
