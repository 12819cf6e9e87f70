import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { User } from '../../../contract/user/user.ts'
import { momentText } from '../../../features/values/moment-text.ts'
import { UntrustedText } from '../../../features/values/untrusted-text.tsx'
import { userName } from '../../../features/values/user-name.ts'
import { countText } from '../../../format/count-text.ts'
import { dayText } from '../../../format/dates.ts'
import type { PeriodBounds } from '../../../format/periods.ts'
import { messages } from '../../../messages.ts'
import { $currencies } from '../../../stores/currencies.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatementAccount } from './statement-account.tsx'
import { MAX_STATEMENT_ENTRIES } from './statement-entries.ts'
import type { Statement } from './statement.ts'

export interface StatementOf {
  userId: string
  user?: User | undefined
  /** ISO 8601 instants: from inclusive, to exclusive. */
  period: PeriodBounds
  /** IANA name. */
  zone: string
}

interface Props {
  of: StatementOf
  statement: Statement
}

const texts = messages.statement

export function StatementSheet({ of, statement }: Props): ReactNode {
  const { user, userId, zone } = of
  const { sections, end } = statement
  const currencies = useStore($currencies, { ssr: 'initial' })
  if (currencies.kind === 'loading') return <Skeleton />
  const shared = (currency: string): boolean =>
    sections.filter(section => section.currency === currency).length > 1
  return (
    <article
      className="grid gap-6 pb-2 focus-visible:outline-offset-4 print:block print:p-0"
      aria-label={texts.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <dl
        // Stays in view where the tables scroll sideways.
        className="flex max-w-[min(100%,100vw-2rem)] break-after-avoid flex-wrap gap-x-10 gap-y-2"
      >
        {user && <Fact name={texts.account}>{userName(user)}</Fact>}
        {user?.username && (
          <Fact name={messages.fields.username}>{user.username}</Fact>
        )}
        <Fact name={texts.userId}>{userId}</Fact>
        <Fact name={texts.period}>
          {texts.inZone(periodText(of.period, zone), zone)}
        </Fact>
        <Fact name={texts.drawnUp}>
          {`${momentText(statement.asOf, zone)} ${zone}`}
        </Fact>
      </dl>
      {end.kind === 'moved' && (
        <Notice as="p" look="tight">
          {texts.moved}
        </Notice>
      )}
      {end.kind === 'cut' && (
        <Notice as="p" look="tight">
          {texts.cut(countText(MAX_STATEMENT_ENTRIES), countText(end.expected))}
        </Notice>
      )}
      {sections.length === 0 && <p>{texts.nothing}</p>}
      {sections.map(section => (
        <StatementAccount
          key={`${section.currency} ${section.walletId ?? ''}`}
          section={section}
          namesWallet={shared(section.currency)}
          cut={end.kind === 'cut'}
          zone={zone}
        />
      ))}
    </article>
  )
}

function Fact(props: { name: string; children: string }): ReactNode {
  return (
    <div>
      <dt className="text-sm text-ink-3">{props.name}</dt>
      <dd className="wrap-anywhere">
        <UntrustedText text={props.children} />
      </dd>
    </div>
  )
}

function periodText({ from, to }: PeriodBounds, zone: string): string {
  const first = from && dayText(from, zone)
  const last = to && dayText(lastInstantBefore(to), zone)
  if (first === undefined) return messages.statement.sinceFirst(last ?? '')
  if (last === undefined) return messages.filters.since(first)
  return first === last ? first : `${first} – ${last}`
}

function lastInstantBefore(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString()
}
