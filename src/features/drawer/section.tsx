import type { ReactNode } from 'react'

interface Props {
  title?: string
  titleId?: string
  /** At the end of the line of its title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a drawer, below its facts. */
export function Section({ title, titleId, aside, children }: Props): ReactNode {
  const head = title && (
    <h3 id={titleId} className="pb-1.5 font-semibold">
      {title}
    </h3>
  )
  return (
    <section
      // What stands below a part that is on its way would be pushed by it.
      className="pt-5 [&:has(>[data-slot=detail-skeleton])~details]:invisible [&:has(>[data-slot=detail-skeleton])~section]:invisible"
      aria-labelledby={titleId}
    >
      {aside ? (
        <div className="flex items-baseline justify-between gap-3">
          {head}
          {aside}
        </div>
      ) : (
        head
      )}
      {children}
    </section>
  )
}
