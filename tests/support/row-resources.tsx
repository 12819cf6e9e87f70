import { Admin } from '../../src/contract/admin/admin.ts'
import { Game } from '../../src/contract/game/game.ts'
import { Transaction } from '../../src/contract/ledger/transaction.ts'
import { SystemWallet } from '../../src/contract/system-wallet/system-wallet.ts'
import { User } from '../../src/contract/user/user.ts'
import type { PaletteItem } from '../../src/ui/palette/palette-item.ts'
import {
  fullAdmin,
  fullEntry,
  fullGame,
  fullUser,
  fullWallet
} from './full-rows.ts'
import { changesOf, lacking, shownBy, without } from './row-places.tsx'
import {
  checkPlaces,
  formPlaces,
  type Changes,
  type Places,
  textIn
} from './shown-places.tsx'

const currencies = new Map([
  [
    'EUR',
    {
      code: 'EUR',
      name: 'Euro',
      symbol: '€',
      type: 'real' as const,
      decimals: 2
    }
  ]
])

export function changesOfAdmins(): Promise<Changes> {
  return changesOf(
    {
      schema: Admin,
      path: 'admins',
      load: async () => {
        const [rows, file, drawer, { actions }] = await Promise.all([
          import('../../src/screens/admins/admins-rows.tsx'),
          import('../../src/screens/admins/admin-export.ts'),
          import('../../src/screens/admins/admin-drawer.tsx'),
          import('../../src/screens/actions.ts')
        ])
        return {
          view: rows.adminRows,
          fields: file.adminCsvFields('UTC', new Map()),
          drawer: drawer.AdminDrawer,
          others: row => formPlaces(actions['edit-admin'].fill(row))
        }
      }
    },
    fullAdmin,
    without('Admin', Admin, fullAdmin)
  )
}

export function changesOfUsers(): Promise<Changes> {
  const [balance = {}] = fullUser.balances
  return changesOf(
    {
      schema: User,
      path: 'users',
      load: async () => {
        const [rows, file, drawer, { actions }] = await Promise.all([
          import('../../src/screens/users/users-rows.tsx'),
          import('../../src/screens/users/user-export.ts'),
          import('../../src/screens/users/user-drawer.tsx'),
          import('../../src/screens/actions.ts')
        ])
        const [
          { userFields },
          { accessorsOf },
          { resultChoices },
          { userResult },
          { BalancesDialog }
        ] = await Promise.all([
          import('../../src/screens/users/user-fields.tsx'),
          import('../../src/features/field-table/accessors-of.ts'),
          import('../../src/islands/search/choice.tsx'),
          import('../../src/islands/search/searched-lists.ts'),
          import('../../src/screens/ledger/balances-dialog.tsx')
        ])
        return {
          view: rows.userRows,
          fields: file.userCsvFields('UTC', currencies),
          drawer: drawer.UserDrawer,
          others: async user => ({
            ...formPlaces(actions['edit-user'].fill(user)),
            ...checkPlaces(accessorsOf(userFields), user),
            palette: await paletteText(resultChoices([userResult(user)])),
            'dialog of balances': textIn(
              await shownBy(
                <BalancesDialog
                  user={user}
                  open
                  onOpenChange={() => undefined}
                />,
                '[data-size] tbody'
              )
            )
          })
        }
      }
    },
    fullUser,
    [
      ...without('User', User, fullUser),
      ...['reserved', 'bonus'].map(name => ({
        field: `Balance.${name}`,
        row: { ...fullUser, balances: [lacking(balance, name)] }
      }))
    ]
  )
}

export function changesOfGames(): Promise<Changes> {
  return changesOf(
    {
      schema: Game,
      path: 'games',
      load: async () => {
        const [rows, file, drawer, { actions }] = await Promise.all([
          import('../../src/screens/games/games-rows.tsx'),
          import('../../src/screens/games/game-export.ts'),
          import('../../src/screens/games/game-drawer.tsx'),
          import('../../src/screens/actions.ts')
        ])
        const fill = actions['edit-game'].fill
        return {
          view: rows.gameRows,
          fields: file.gameCsvFields('UTC', currencies),
          drawer: drawer.GameDrawer,
          others: game => formPlaces(fill(game, currencies))
        }
      }
    },
    fullGame,
    without('Game', Game, fullGame)
  )
}

export function changesOfWallets(): Promise<Changes> {
  return changesOf(
    {
      schema: SystemWallet,
      path: 'system-wallets',
      load: async () => {
        const [rows, file, drawer, { actions }] = await Promise.all([
          import('../../src/screens/system-wallets/system-wallets-rows.tsx'),
          import('../../src/screens/system-wallets/system-wallet-export.ts'),
          import('../../src/screens/system-wallets/system-wallet-drawer.tsx'),
          import('../../src/screens/actions.ts')
        ])
        const fill = actions['edit-wallet'].fill
        return {
          view: rows.systemWalletRows,
          fields: file.systemWalletCsvFields('UTC', currencies),
          drawer: drawer.SystemWalletDrawer,
          others: wallet => formPlaces(fill(wallet, currencies))
        }
      }
    },
    fullWallet,
    without('SystemWallet', SystemWallet, fullWallet)
  )
}

export function changesOfEntries(): Promise<Changes> {
  const counterparty = lacking(fullEntry.counterparty, 'name')
  return changesOf(
    {
      schema: Transaction,
      path: 'transactions',
      more: row => ({ entries: [row] }),
      load: async () => {
        const [rows, file, drawer, told] = await Promise.all([
          import('../../src/screens/ledger/wallet-transactions-rows.tsx'),
          import('../../src/screens/ledger/transaction-export.ts'),
          import('../../src/screens/ledger/transaction-drawer.tsx'),
          import('../../src/screens/ledger/money-notice.ts')
        ])
        const [
          { accessorsOf },
          { resultChoices },
          { entryResult },
          sheet,
          { accountsOf: drawStatement },
          { walletTransactionFields }
        ] = await Promise.all([
          import('../../src/features/field-table/accessors-of.ts'),
          import('../../src/islands/search/choice.tsx'),
          import('../../src/islands/search/searched-lists.ts'),
          import('../../src/screens/ledger/statement/statement-account.tsx'),
          import('../../src/screens/ledger/statement/statement-sums.ts'),
          import('../../src/screens/ledger/transaction-fields.tsx')
        ])
        const statement = (entry: Transaction): React.ReactNode =>
          drawStatement([entry], [], new Map()).map(section => (
            <sheet.StatementAccount
              key={section.currency}
              section={section}
              namesWallet
              cut={false}
              zone="UTC"
            />
          ))
        return {
          view: rows.walletTransactionRows,
          fields: file.transactionCsvFields('UTC', currencies),
          drawer: drawer.TransactionDrawer,
          others: async entry => ({
            ...checkPlaces(accessorsOf(walletTransactionFields), entry),
            palette: await paletteText(resultChoices([entryResult(entry)])),
            ...statementPlaces(await shownBy(statement(entry))),
            toast:
              told.balancesText({ ...entry, entries: [entry] }, currencies) ??
              null,
            'link of the toast': told.entryLink(entry)?.href ?? null
          })
        }
      }
    },
    fullEntry,
    [
      ...without('Transaction', Transaction, fullEntry),
      { field: 'Counterparty.name', row: { ...fullEntry, counterparty } }
    ]
  )
}

/** The lines of an account, and what is said of its balances. */
function statementPlaces(account: Element): Places {
  const lines = [...account.querySelectorAll('tbody tr')].map(line => [
    `statement ${line.querySelector('th')?.textContent ?? 'entry'}`,
    [...line.querySelectorAll('td')].map(textIn).join(' | ')
  ])
  const check = account.querySelector('section > p')
  return {
    ...Object.fromEntries(lines),
    'statement heading': textIn(account.querySelector('h3') ?? account),
    'statement check': check && textIn(check)
  }
}

async function paletteText(choices: readonly PaletteItem[]): Promise<string> {
  const parts = choices.map(({ id, label, detail, end, href }) => (
    <a key={id} href={href}>
      {label} {detail} {end}
    </a>
  ))
  return textIn(await shownBy(parts))
}
