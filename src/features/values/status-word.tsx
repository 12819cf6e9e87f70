import type { ReactNode } from 'react'

import { type StatusAppearance, statusAppearance } from '../../format/status.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UntrustedText } from './untrusted-text.tsx'

interface Props {
  table: Record<string, StatusAppearance>
  value: string
  /** The filled form, for headings only. */
  pill?: boolean
}

export function Status({ table, value, pill = false }: Props): ReactNode {
  return (
    <StatusBadge
      appearance={statusAppearance(table, value)}
      raw={<UntrustedText text={value} />}
      pill={pill}
    />
  )
}
