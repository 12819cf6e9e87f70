import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import type { QueryState } from '../../stores/query.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import { problemText } from '../values/problem-text.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { type GrowingQuery, type Grown, MORE_ROWS } from './growing-query.ts'

const texts = messages.actions.activity

interface Props<Row> {
  query: GrowingQuery<Row>
  state: QueryState<Grown<Row>>
  labelledBy: string
  /** Said where it did not load. */
  failed: string
  /** Said where there is none. */
  empty: string
  /** Its line. */
  children: (row: Row) => ReactNode
}

/** Its rows so far, with a button for more, or why there are none. */
export function GrowingList<Row>(props: Props<Row>): ReactNode {
  const { query, state, labelledBy, empty } = props
  const known = state.kind === 'loading' ? undefined : state.answer?.value
  return (
    <>
      {state.kind === 'failed' && (
        <Notice place="drawer" role="alert">
          <NoticeText>
            {props.failed} {problemText(state.error)}
          </NoticeText>
          <Button variant="plain" size="sm" onClick={() => query.reload()}>
            {messages.list.retry}
          </Button>
        </Notice>
      )}
      {state.kind === 'loading' && <DetailSkeleton as="div" lines={2} />}
      {known?.rows.length === 0 && <p className="text-ink-3">{empty}</p>}
      {known && known.rows.length > 0 && (
        <ol className="mb-2 border-t border-line" aria-labelledby={labelledBy}>
          {known.rows.map(props.children)}
        </ol>
      )}
      {known?.hasMore && (
        <Button
          variant="plain"
          size="sm"
          busy={state.kind === 'shown' && state.activity === 'loading'}
          onClick={() => query.showMore(state.key)}
        >
          {texts.showMore(MORE_ROWS)}
        </Button>
      )}
    </>
  )
}
