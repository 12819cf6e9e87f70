import type { JSX, MouseEvent, ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Icon } from '../icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../icons.ts'
import { pageWindow } from './page-window.ts'

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

/** Links only to pages that are known to exist. */
export function Pager(props: PagerProps): JSX.Element {
  const { page, totalPages, hasMore } = props
  // Links keep the focus when more pages become known.
  const pages = totalPages === null ? [page] : pageWindow(page, totalPages)
  const isLast = totalPages === null ? !hasMore : page >= totalPages
  return (
    <nav className="pager" aria-label={messages.ui.pages}>
      <Step {...props} to={page - 1} disabled={page <= 1}>
        <Icon path={chevronLeftIcon} size={14} className="forward" />
      </Step>
      {pages.map(item =>
        typeof item === 'number' ? (
          <PageLink key={item} {...props} to={item} />
        ) : (
          <span key={item} data-far aria-hidden="true">
            …
          </span>
        )
      )}
      <Step {...props} to={page + 1} disabled={isLast}>
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
      data-far={page === to ? undefined : ''}
      onClick={turnTo(to, onPage)}
    >
      {isFirst ? messages.ui.firstPage : to}
    </a>
  )
}

type StepProps = LinkProps & { disabled: boolean; children: ReactNode }

function Step({
  page,
  to,
  disabled,
  hrefOf,
  onPage,
  children
}: StepProps): JSX.Element {
  const label = to < page ? messages.ui.previousPage : messages.ui.nextPage
  if (disabled) {
    return (
      <span data-off aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <a
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
