import type { JSX, ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Icon } from '../icon.tsx'
import { chevronDownIcon } from '../icons.ts'
import { Skeleton } from '../skeleton.tsx'
import type { PagerProps } from './pager.tsx'
import { Pager } from './pager.tsx'

/** What stands beside the pages: no sums, some, or also a balance check. */
export type FootRoom = 'none' | 'sums' | 'check'

// Sums are on lines of their own where there is no room beside the pages.
const WRAPS = 'max-xl:flex-wrap max-xl:content-end max-xl:gap-y-1'
const FOOT: Readonly<Record<FootRoom, string>> = {
  none: `min-h-footer ${WRAPS}`,
  // Two lines of sums.
  sums: `min-h-footer max-xl:min-h-18.25 ${WRAPS}`,
  // The check comes late: the pages do not wait for it on its line.
  check:
    'min-h-footer max-2xl:min-h-16 max-2xl:flex-wrap max-2xl:content-end max-2xl:gap-y-1 sm:max-lg:min-h-24 sm:max-lg:after:order-1 sm:max-lg:after:basis-full'
}
const PAGER: Readonly<Record<FootRoom, string>> = {
  none: 'ms-auto',
  sums: 'ms-auto',
  // The check, a `span`, stands at the end itself.
  check: 'ms-auto max-sm:[span+&]:ms-0 sm:max-lg:order-2 lg:[span+&]:ms-0'
}

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
  room?: FootRoom
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
  room = 'none',
  children
}: ListFooterProps): JSX.Element {
  return (
    <footer
      className={`flex flex-none items-center gap-4 border-t border-line-strong bg-surface py-1 ps-gutter pe-4.5 text-sm text-ink-2 xl:compact:py-0.5 as-one:[#rows:has(>table>[data-coming])~&]:invisible ${FOOT[room]}`}
      data-slot="foot"
    >
      <Range range={range} total={total} write={write} />
      {pageSizes.length > 1 && (
        <label className="relative inline-flex items-center print:hidden">
          <span className="sr-only">{messages.ui.pageSize}</span>
          <select
            className="-ms-1.5 field-sizing-content h-target appearance-none rounded-md ps-1.5 pe-5.5 hover:bg-hover"
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
          <Icon
            path={chevronDownIcon}
            size={12}
            className="pointer-events-none absolute end-1.25"
          />
        </label>
      )}
      {children}
      <Pager {...pager} className={PAGER[room]} />
    </footer>
  )
}

// What is beside it stays, however long the numbers are.
const RANGE = 'min-w-[13ch] flex-none'

type RangeProps = Pick<ListFooterProps, 'range' | 'total' | 'write'>

function Range({ range, total, write }: RangeProps): JSX.Element {
  if (!range) {
    return (
      <span className={RANGE} data-slot="range" aria-hidden="true">
        {total === 'loading' && <Skeleton />}
      </span>
    )
  }
  if (('count' in range ? range.count : range.to) === 0) {
    return (
      <span className={RANGE} data-slot="range">
        {messages.ui.noRows}
      </span>
    )
  }
  return (
    <span className={RANGE} data-slot="range">
      <b className="font-semibold text-ink">
        {'count' in range
          ? messages.ui.rowCount(range.count, write(range.count))
          : `${write(range.from)}–${write(range.to)}`}
      </b>{' '}
      {/* Alone in its element, it is written whatever a translator made of it. */}
      <span>
        {typeof total === 'number'
          ? messages.ui.ofTotal(write(total))
          : total === 'loading'
            ? messages.ui.ofLoading
            : total && messages.ui.ofMany}
      </span>
    </span>
  )
}
