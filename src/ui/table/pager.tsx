import type { JSX, MouseEvent, ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Icon } from '../icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../icons.ts'

export interface PagerProps {
  /** From 1. */
  page: number
  /** Reached by a cursor, so without a page number. */
  unnumbered?: boolean
  /** `null` if the server does not count. */
  totalPages: number | null
  hasMore: boolean
  hrefOf: (page: number) => string
  /** Not on modified clicks. */
  onPage: (page: number) => void
}

const ITEM = 'grid h-target min-w-target place-items-center rounded-md px-1'
const LINK = 'text-ink-2 hover:bg-hover'
const CURRENT = 'bg-press font-semibold text-ink hover:bg-hover forced-current'

/** Links only to pages that are known to exist. */
export function Pager({
  className = '',
  ...props
}: PagerProps & { className?: string }): JSX.Element {
  const { page, totalPages, hasMore } = props
  // Links keep the focus when more pages become known.
  const pages = totalPages === null ? [page] : pageWindow(page, totalPages)
  const isLast = totalPages === null ? !hasMore : page >= totalPages
  return (
    // With room for all its links, before they are known: each has its place.
    <nav
      className={`flex min-w-70 flex-none items-center gap-0.5 max-sm:min-w-0 print:hidden ${className}`}
      aria-label={messages.ui.pages}
    >
      <Step {...props} to={page - 1} disabled={page <= 1}>
        <Icon path={chevronLeftIcon} size={14} className="forward" />
      </Step>
      {pages.map(item =>
        typeof item === 'number' ? (
          <PageLink key={item} {...props} to={item} />
        ) : (
          <span
            key={item}
            className={`${ITEM} text-ink-2 max-sm:hidden`}
            aria-hidden="true"
          >
            …
          </span>
        )
      )}
      <Step {...props} to={page + 1} disabled={isLast} className="ms-auto">
        <Icon path={chevronRightIcon} size={14} className="forward" />
      </Step>
    </nav>
  )
}

type LinkProps = PagerProps & { to: number }

function PageLink(props: LinkProps): JSX.Element {
  const { page, to, unnumbered, hrefOf, onPage } = props
  const isCurrent = page === to && !unnumbered
  const isFirst = unnumbered && props.totalPages === null
  return (
    <a
      href={hrefOf(to)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isFirst ? undefined : messages.ui.page(String(to))}
      className={`${ITEM} ${isCurrent ? CURRENT : LINK} ${page === to ? '' : 'max-sm:hidden'}`}
      onClick={turnTo(to, onPage)}
    >
      {isFirst ? messages.ui.firstPage : to}
    </a>
  )
}

type StepProps = LinkProps & {
  disabled: boolean
  className?: string
  children: ReactNode
}

function Step({
  page,
  to,
  disabled,
  hrefOf,
  onPage,
  className = '',
  children
}: StepProps): JSX.Element {
  const label = to < page ? messages.ui.previousPage : messages.ui.nextPage
  if (disabled) {
    return (
      <span
        className={`${ITEM} text-ink-3 opacity-60 ${className}`}
        aria-hidden="true"
      >
        {children}
      </span>
    )
  }
  return (
    <a
      className={`${ITEM} ${LINK} ${className}`}
      href={hrefOf(to)}
      rel={to < page ? 'prev' : 'next'}
      aria-label={label}
      onClick={turnTo(to, onPage)}
    >
      {children}
    </a>
  )
}

function turnTo(
  to: number,
  onPage: (page: number) => void
): (event: MouseEvent) => void {
  return event => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event
    if (metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    onPage(to)
  }
}

/** Items including gaps; a fixed count keeps the pager's width. */
const SLOTS = 7

type PageSlot = number | 'gap-before' | 'gap-after'

/** First, last and neighbours, always filling `SLOTS`. */
function pageWindow(page: number, last: number): PageSlot[] {
  if (last <= SLOTS) return numbers(1, last)
  if (page < SLOTS - 2) return [...numbers(1, SLOTS - 2), 'gap-after', last]
  if (page > last - SLOTS + 3) {
    return [1, 'gap-before', ...numbers(last - SLOTS + 3, last)]
  }
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', last]
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    return from + index
  })
}
