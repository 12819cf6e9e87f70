import { type ReactNode, useId } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { useQuery } from '../../features/page/use-query.ts'
import { problemText } from '../../features/values/problem-text.ts'
import { Status } from '../../features/values/status-word.tsx'
import { Time } from '../../features/values/time.tsx'
import { transactionStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import type { Query } from '../../stores/create-query.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { EntryAmount } from './entry-amount.tsx'
import { TransactionType } from './transaction-type.tsx'

const texts = messages.drawer

interface Props {
  entries: Query<Transaction[]>
  id: string
  open: boolean
  /** `undefined` if no address can name them. */
  allHref: string | undefined
  allLabel: string
  hrefOfEntry: (entryId: string) => string | undefined
}

export function LatestEntries(props: Props): ReactNode {
  const titleId = useId()
  const state = useQuery(props.entries, props.id, props.open)
  const rows = state.kind === 'loading' ? undefined : state.answer?.value
  return (
    <section className="drawer-part" aria-labelledby={titleId}>
      <div className="drawer-part-head">
        <h3 id={titleId}>{texts.latestEntries}</h3>
        {props.allHref !== undefined && (
          <a className={linkClass} href={props.allHref}>
            {props.allLabel}
          </a>
        )}
      </div>
      {state.kind === 'failed' && (
        <div className="notice" role="alert">
          <p>
            {texts.entriesFailed} {problemText(state.error)}
          </p>
          <Button
            variant="plain"
            size="sm"
            onClick={() => props.entries.reload()}
          >
            {messages.list.retry}
          </Button>
        </div>
      )}
      {state.kind === 'loading' && (
        <div className="detail-skeleton">
          <span className="sr-only">{texts.loading}</span>
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      )}
      {rows?.length === 0 && <p className="dim">{texts.noEntries}</p>}
      {rows && rows.length > 0 && (
        <table className="mini-table" aria-labelledby={titleId}>
          <thead className="sr-only">
            <tr>
              <th scope="col">{messages.fields.time}</th>
              <th scope="col">{messages.fields.type}</th>
              <th scope="col">{messages.fields.amount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(entry => (
              <LatestEntry
                key={entry.id}
                entry={entry}
                href={props.hrefOfEntry(entry.id)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function LatestEntry(props: {
  entry: Transaction
  href: string | undefined
}): ReactNode {
  const { entry, href } = props
  const type = <TransactionType value={entry.type} />
  return (
    <tr>
      <td>
        <Time instant={entry.createdAt} mode="day-and-clock" />
      </td>
      <th scope="row">
        {href === undefined ? type : <a href={href}>{type}</a>}
        {/* The normal recedes, exceptions speak. */}
        {entry.status !== 'completed' && (
          <>
            {' '}
            <Status table={transactionStatus} value={entry.status} />
          </>
        )}
      </th>
      <td>
        <EntryAmount entry={entry} />
      </td>
    </tr>
  )
}
