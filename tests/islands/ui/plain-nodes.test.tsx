import { cleanup, render } from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, describe, expect, test } from 'vitest'

import { rowEndOf } from '../../../src/features/list/row-end.tsx'
import type { RowsView } from '../../../src/features/list/rows-view.ts'
import { adminRows } from '../../../src/screens/admins/admins-rows.tsx'
import { gameRows } from '../../../src/screens/games/games-rows.tsx'
import { userTransactionRows } from '../../../src/screens/ledger/user-transactions-rows.tsx'
import { walletTransactionRows } from '../../../src/screens/ledger/wallet-transactions-rows.tsx'
import { systemWalletRows } from '../../../src/screens/system-wallets/system-wallets-rows.tsx'
import { userRows } from '../../../src/screens/users/users-rows.tsx'
import { plainNodes } from '../../../src/ui/plain-nodes.ts'
import { PlainBodies } from '../../../src/ui/table/plain-bodies.tsx'
import { PlainRow } from '../../../src/ui/table/plain-row.tsx'
import { arrange, defaultLayout } from '../../../src/ui/table/table-layout.ts'
import { hostileRows } from '../../support/hostile-rows.ts'
import { plainRowContext } from '../../support/row-context.ts'

afterEach(cleanup)

/** The bodies of a table as the head of a page paints them. */
function bodies<Row>(view: RowsView<Row>, rows: readonly Row[]): JSX.Element {
  const columns = arrange(view.columns, { ...defaultLayout, shown: ['tags'] })
  return (
    <PlainBodies rows={rows} groups={undefined} cells={columns.length}>
      {row => (
        <PlainRow
          key={view.rowKey(row)}
          columns={columns}
          row={row}
          rowContext={plainRowContext}
          id={view.rowKey(row)}
          open={false}
          name={view.rowName(row)}
          selected={false}
          rowEnd={rowEndOf(view)}
        />
      )}
    </PlainBodies>
  )
}

/** What a table is made of, for rows of whatever kind. */
function treeMaker<Row>(
  view: RowsView<Row>,
  resource: string
): () => JSX.Element {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an API sends, before it is read
  const rows = hostileRows(resource) as Row[]
  return () => bodies(view, rows)
}

const screens: [string, () => JSX.Element][] = [
  ['admins', treeMaker(adminRows, 'admins')],
  ['users', treeMaker(userRows, 'users')],
  ['games', treeMaker(gameRows, 'games')],
  ['system wallets', treeMaker(systemWalletRows, 'system-wallets')],
  ['entries of a user', treeMaker(userTransactionRows, 'transactions')],
  ['entries of wallets', treeMaker(walletTransactionRows, 'transactions')]
]

describe('the nodes of rows without React', () => {
  test.each(screens)('are those that React makes: %s', (_, treeOf) => {
    const table = document.createElement('table')
    table.append(...plainNodes(treeOf()))
    expect(table.rows.length).toBeGreaterThan(3)
    const { container } = render(treeOf(), {
      container: document.body.appendChild(document.createElement('table'))
    })
    const others = [...container.querySelectorAll('td')]
    const cells = [...table.querySelectorAll('td')]
    // The order of attributes says nothing.
    const unlike = cells.filter((cell, at) => !others[at]?.isEqualNode(cell))
    expect(unlike.map(({ innerHTML }) => innerHTML)).toEqual([])
    expect(table.isEqualNode(container)).toBe(true)
  })

  test('are hydrated by React as they are', () => {
    const tree = (
      <p className="note" data-on aria-hidden={false}>
        {'one'}
        {''}
        {2}
        <time dateTime="2026-11-22">{null}now</time>
        {false}
        <svg viewBox="0 0 24 24" strokeWidth={2}>
          <path d="M0 0" />
        </svg>
      </p>
    )
    const place = document.body.appendChild(document.createElement('div'))
    place.append(...plainNodes(tree))
    const [before] = place.childNodes
    render(tree, { container: place, hydrate: true })
    expect(place.firstChild).toBe(before)
    expect(place.innerHTML).toBe(
      '<p class="note" data-on="true" aria-hidden="false">one2<time datetime="2026-11-22">now</time><svg viewBox="0 0 24 24" stroke-width="2"><path d="M0 0"></path></svg></p>'
    )
  })

  test('are none of a thing that needs React', () => {
    const Needy = { $$typeof: Symbol.for('react.memo'), type: () => null }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as memo makes it
    const Memo = Needy as unknown as () => null
    expect(() => plainNodes(<Memo />)).toThrow(TypeError)
  })
})
