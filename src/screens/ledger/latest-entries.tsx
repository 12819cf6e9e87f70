import { type ReactNode, useId } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { isNoSuchCall } from '../../contract/request-error.ts'
import { DetailSkeleton } from '../../features/drawer/detail-skeleton.tsx'
import { Section } from '../../features/drawer/section.tsx'
import { useQuery } from '../../features/page/use-query.ts'
import { problemText } from '../../features/values/problem-text.ts'
import { Time } from '../../features/values/time.tsx'
import { messages } from '../../messages.ts'
import type { Query } from '../../stores/query.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import {
  FigureCell,
  MiniTable,
  NameCell,
  WordCell
} from '../../ui/mini-table.tsx'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import { EntryAmount } from './entry-amount.tsx'
import { EntryStatus } from './entry-status.tsx'
import { TransactionType } from './transaction-type.tsx'

const texts = messages.drawer
const fields = messages.fields
const HEADS = [fields.time, fields.type, fields.amount]

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
  if (state.kind === 'failed' && isNoSuchCall(state.error)) return null
  return (
    <Section
      title={texts.latestEntries}
      titleId={titleId}
      aside={
        props.allHref !== undefined && (
          <a className={`${linkClass} hit-area`} href={props.allHref}>
            {props.allLabel}
          </a>
        )
      }
    >
      {state.kind === 'failed' && (
        <Notice place="drawer" role="alert">
          <NoticeText>
            {texts.entriesFailed} {problemText(state.error)}
          </NoticeText>
          <Button
            variant="plain"
            size="sm"
            onClick={() => props.entries.reload()}
          >
            {messages.list.retry}
          </Button>
        </Notice>
      )}
      {state.kind === 'loading' && <DetailSkeleton as="div" lines={2} />}
      {rows?.length === 0 && <p className="text-ink-3">{texts.noEntries}</p>}
      {rows && rows.length > 0 && (
        <MiniTable labelledBy={titleId} heads={HEADS} headsHidden>
          {rows.map(entry => (
            <LatestEntry
              key={entry.id}
              entry={entry}
              href={props.hrefOfEntry(entry.id)}
            />
          ))}
        </MiniTable>
      )}
    </Section>
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
      <WordCell className="whitespace-nowrap text-ink-2">
        <Time instant={entry.createdAt} mode="day-and-clock" />
      </WordCell>
      {/* What stands second names the row, as the first is its time. */}
      <NameCell>
        {href === undefined ? (
          type
        ) : (
          <a
            className="hit-area hover:underline hover:underline-offset-3"
            href={href}
          >
            {type}
          </a>
        )}
        {/* The normal recedes, exceptions speak. */}
        {entry.status !== 'completed' && (
          <>
            {' '}
            <span className="ms-1.5">
              <EntryStatus entry={entry} />
            </span>
          </>
        )}
      </NameCell>
      <FigureCell>
        <EntryAmount entry={entry} />
      </FigureCell>
    </tr>
  )
}
