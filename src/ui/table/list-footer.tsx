import type { JSX, ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Icon } from '../icon.tsx'
import { chevronDownIcon } from '../icons.ts'
import type { PagerProps } from './pager.tsx'
import { Pager } from './pager.tsx'

interface ListFooterProps {
  /** From 1; `undefined` while unknown. */
  range: { from: number; to: number } | { count: number } | undefined
  /** If the server does not count: `many` for more than shown. */
  total: number | 'loading' | 'many' | undefined
  limit: number
  pageSizes: readonly number[]
  onLimit: (limit: number) => void
  pager: PagerProps
  write: (count: number) => string
  children?: ReactNode
}

export function ListFooter({
  range,
  total,
  limit,
  pageSizes,
  onLimit,
  pager,
  write,
  children
}: ListFooterProps): JSX.Element {
  return (
    <footer className="foot">
      <Range range={range} total={total} write={write} />
      <label className="page-size">
        <span className="sr-only">{messages.ui.pageSize}</span>
        <select
          value={limit}
          onChange={event => {
            onLimit(Number(event.target.value))
          }}
        >
          {pageSizes.map(size => (
            <option key={size} value={size}>
              {messages.ui.perPage(size)}
            </option>
          ))}
        </select>
        <Icon path={chevronDownIcon} size={12} />
      </label>
      {children}
      <Pager {...pager} />
    </footer>
  )
}

type RangeProps = Pick<ListFooterProps, 'range' | 'total' | 'write'>

function Range({ range, total, write }: RangeProps): JSX.Element {
  if (!range) {
    return (
      <span className="range" aria-hidden="true">
        {total === 'loading' && <span className="skeleton" />}
      </span>
    )
  }
  if (('count' in range ? range.count : range.to) === 0) {
    return <span className="range">{messages.ui.noRows}</span>
  }
  return (
    <span className="range">
      <b>
        {'count' in range
          ? messages.ui.rowCount(range.count, write(range.count))
          : `${write(range.from)}–${write(range.to)}`}
      </b>{' '}
      {typeof total === 'number' && messages.ui.ofTotal(write(total))}
      {total === 'loading' && messages.ui.ofLoading}
      {total === 'many' && messages.ui.ofMany}
    </span>
  )
}
