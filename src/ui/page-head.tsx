import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  count?: string | undefined
  /**
   * On a phone `children` have a line of their own below: the total, which
   * comes late, does not move them.
   */
  endBelow?: boolean
  children?: ReactNode
}

export function PageHead(props: Props): ReactNode {
  const { title, count, endBelow, children } = props
  return (
    <header className="flex flex-none flex-wrap items-end gap-x-3 gap-y-1 px-gutter pt-5 pb-1 max-sm:items-center max-sm:pt-3 flat:items-center flat:pt-1 flat:pb-0">
      <h1
        // On the narrowest phones there is one line of everything.
        className="focus:outline-none max-3xs:max-w-40 max-3xs:wrap-anywhere"
        tabIndex={-1}
        data-focus-fallback
      >
        {title}
      </h1>
      {count !== undefined && (
        <span className="text-lg/6.5 text-ink-3">{count}</span>
      )}
      <span className={endBelow ? 'grow max-sm:basis-full' : 'grow'} />
      {endBelow ? (
        <div className="contents max-sm:order-1 max-sm:flex max-sm:flex-1 max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:*:first:flex-1">
          {children}
        </div>
      ) : (
        children
      )}
    </header>
  )
}
