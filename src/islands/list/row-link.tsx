import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import type { ReactNode } from 'react'

interface Props {
  href: string | undefined
  /** Where it leads, and of which row. */
  label: string
}

/** The link from a row to its entries of the ledger. */
export function RowLink({ href, label }: Props): ReactNode {
  return (
    href !== undefined && (
      <a className="btn icon sm" href={href} aria-label={label} title={label}>
        <ArrowLeftRight size={16} strokeWidth={1.75} aria-hidden />
      </a>
    )
  )
}
