import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import { statusesThatAre } from '../../contract/ledger/money-status.ts'
import type { Balance, User } from '../../contract/user/user.ts'
import { RowActionButton } from '../../features/actions/row-action-button.tsx'
import { userDetail } from '../../features/drawer/details.ts'
import type { FilterView } from '../../features/list/filters/filter-view.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { useQuery } from '../../features/page/use-query.ts'
import { useRouteValue } from '../../features/page/use-route-value.ts'
import { CopyId } from '../../features/values/copy-id.tsx'
import { Money } from '../../features/values/known-money.tsx'
import { problemText } from '../../features/values/problem-text.ts'
import { Status } from '../../features/values/status-word.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { useAmountText } from '../../features/values/use-amount-text.ts'
import { userName } from '../../features/values/user-name.ts'
import { userStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { routePath } from '../../routes/paths.ts'
import { routeNamed } from '../../routes/table.ts'
import { $currencies } from '../../stores/currencies.ts'
import { $route } from '../../stores/route.ts'
import { Button } from '../../ui/button.tsx'
import { Figure, FigureList } from '../../ui/figure-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { scaleIcon } from '../../ui/icons.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChartFigures } from './chart-figures.tsx'
import { ledgerFigures } from './ledger-figures.tsx'
import { userTransactionsList } from './ledger-lists.ts'
import { hasStatement, UserStatement } from './statement/user-statement.tsx'
import { adjustAction, isSuspended } from './user-subject.ts'
import { chosenCurrency, WalletTabs } from './wallet-tabs.tsx'

const texts = messages.userTransactions

const Figures = ledgerFigures('user-transactions')

const hasNotes = backend.has('userNotes')
const NewestNote = lazyOnScreen(
  'user-transactions',
  async () =>
    (await import('../../features/drawer/notes/newest-note.tsx')).NewestNote
)

export function UserHead(props: {
  filters: readonly FilterView[]
  /** The chart of the list. */
  children?: ReactNode
}): ReactNode {
  const id = useRouteValue(route => route?.match?.params['id']) ?? ''
  const state = useQuery(userDetail, id, id !== '')
  const user = state.kind === 'shown' ? state.answer.value : undefined
  const failure = state.kind === 'failed' ? state.error : undefined
  const rows = useStore(userTransactionsList.$state, { ssr: 'initial' })
  const hasRows = rows.kind !== 'loading'
  return (
    <header
      className="grid flex-none grid-cols-1 gap-1 border-b border-line px-gutter pt-4 pb-3 max-lg:relative max-sm:pt-1 max-sm:pb-2 print:break-inside-avoid short:gap-0.5 sm:short:py-2 flat:grid-cols-[auto_minmax(0,1fr)] flat:gap-x-4 flat:gap-y-0.5 flat:py-1"
      data-slot="figures"
    >
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-ink-3 max-sm:min-h-touch sm:low:hidden">
        <li>
          <a className="hit-area hover:text-ink" href={routePath('users')}>
            {routeNamed('users').title}
          </a>
        </li>
        <li
          className="text-ink before:me-1.5 before:text-ink-3 before:content-['›']"
          aria-current="page"
        >
          {texts.crumb}
        </li>
      </ol>
      {/* As high as its badge and its buttons, before they come. */}
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 max-sm:min-h-7 max-sm:gap-x-2 sm:low:col-span-full">
        <h1
          className="min-w-0 wrap-anywhere outline-none"
          tabIndex={-1}
          data-focus-fallback
        >
          {user ? <UntrustedText text={userName(user)} /> : texts.title}
        </h1>
        {user && <Status pill table={userStatus} value={user.status} />}
        {user && (
          // In a narrow window at the end of the line above: the name has its own.
          <span className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:absolute max-lg:end-gutter max-lg:top-2 max-sm:top-1 max-sm:min-h-touch max-sm:flex-nowrap max-sm:gap-1">
            <UntrustedText
              className="mono text-ink-3 max-sm:hidden"
              text={user.id}
            />
            <CopyId label={texts.copyId} text={user.id} />
            {hasStatement && <UserStatement user={user} />}
            <RowActionButton
              rowAction={adjustAction(user)}
              icon={<Icon path={scaleIcon} />}
            />
          </span>
        )}
      </div>
      {failure ? (
        <p
          className="mt-2 flex min-h-19 flex-wrap items-center gap-2 text-neg-text flat:col-span-full flat:mt-0 flat:min-h-7"
          role="alert"
        >
          {texts.userFailed}. {problemText(failure)}
          <Button variant="plain" size="sm" onClick={() => userDetail.reload()}>
            {messages.list.retry}
          </Button>
        </p>
      ) : (
        <ChartFigures className="flat:col-span-full">
          <div className="mt-2 flex min-w-0 gap-x-6 max-sm:col-span-full max-sm:gap-x-4 short:mt-0 flat:mt-0 flat:flex-1 flat:items-center">
            <Figures list={userTransactionsList} filters={props.filters}>
              <Balances user={user} />
            </Figures>
            {hasNotes && hasRows && user && isSuspended(user) && (
              <NewestNote userId={user.id} />
            )}
          </div>
          <WalletTabs
            currencies={user?.balances.map(({ currency }) => currency) ?? []}
          />
          {props.children}
        </ChartFigures>
      )}
    </header>
  )
}

function Balances({ user }: { user: User | undefined }): ReactNode {
  const currencies = useStore($currencies, { ssr: 'initial' })
  const route = useStore($route, { ssr: 'initial' })
  const chosen = chosenCurrency(userTransactionsList.query(route))
  return (
    <FigureList place="beside-chart" label={texts.balances}>
      {user && currencies.kind !== 'loading' ? (
        user.balances.map(balance => (
          <BalanceFigure
            key={balance.currency}
            balance={balance}
            chosen={balance.currency === chosen}
          />
        ))
      ) : (
        <Figure label={messages.fields.available} note={<Skeleton />}>
          <Skeleton />
        </Figure>
      )}
    </FigureList>
  )
}

function BalanceFigure(props: {
  balance: Balance
  /** The list is filtered by it; a phone hides the others. */
  chosen: boolean
}): ReactNode {
  const { currency, available, reserved = '' } = props.balance
  const amountText = useAmountText()
  const route = useStore($route, { ssr: 'initial' })
  if (reserved === '' || BigInt(reserved) === 0n) {
    return (
      <Figure
        label={messages.fields.available}
        note={reserved && texts.nothingReserved}
        isChosen={props.chosen}
      >
        <Money minorUnits={available} currency={currency} />
      </Figure>
    )
  }
  const balance = String(BigInt(available) + BigInt(reserved))
  const filters = { currency: [currency], status: statusesThatAre('held') }
  return (
    <Figure
      label={messages.fields.balance}
      note={
        amountText && (
          <>
            = {texts.available(amountText(available, currency))} +{' '}
            <a
              className={`hit-area ${linkClass}`}
              href={userTransactionsList.href(route, { search: '', filters })}
            >
              {texts.reserved(amountText(reserved, currency))}
            </a>
          </>
        )
      }
      isChosen={props.chosen}
    >
      <Money minorUnits={balance} currency={currency} />
    </Figure>
  )
}
