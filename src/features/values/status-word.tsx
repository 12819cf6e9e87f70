import type { ReactNode } from 'react'

import { type StatusLook, statusLook } from '../../format/status.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UntrustedText } from './untrusted-text.tsx'

interface Props {
  table: Record<string, StatusLook>
  value: string
  /** The filled form, for headings only. */
  pill?: boolean
}

export function Status({ table, value, pill = false }: Props): ReactNode {
  return (
    <StatusBadge
      look={statusLook(table, value)}
      raw={<UntrustedText text={value} />}
      pill={pill}
    />
  )
}
