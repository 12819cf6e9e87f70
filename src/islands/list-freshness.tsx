import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { clockText } from '../domain/dates.ts'
import { LOCALE } from '../domain/locale.ts'
import { messages } from '../messages.ts'
import { IconButton } from '../ui/icon-button.tsx'

interface Props {
  /** When the shown rows were read, ISO 8601. */
  asOf: string | undefined
  onRefresh: () => void
}

/** From when the rows are, and a way to ask for them again. */
export function ListFreshness({ asOf, onRefresh }: Props): ReactNode {
  return (
    <span className="freshness">
      {asOf && <span>{messages.list.updated(clockText(asOf, LOCALE))}</span>}
      <IconButton size="sm" label={messages.list.refresh} onClick={onRefresh}>
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </span>
  )
}
