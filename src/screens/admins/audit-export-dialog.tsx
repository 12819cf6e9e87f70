import type { ReactNode } from 'react'

import { ExportDialog } from '../../features/export/export-dialog.tsx'
import { messages } from '../../messages.ts'
import { recordFileName, walkRecord } from './admin-record.ts'
import { auditCsvFields } from './audit-export.ts'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  adminId: string
  /** What is shown, as `recordKey` writes it. */
  query: string
}

export function AuditExportDialog(props: Props): ReactNode {
  const { open, adminId, query } = props
  return (
    <ExportDialog
      open={open}
      onOpenChange={props.onOpenChange}
      texts={messages.actions.activity.byAdmin.rows}
      scopes={{ matching: { readPage: walkRecord(query) } }}
      fieldsOf={auditCsvFields}
      rowKey={entry => entry.id}
      fileName={recordFileName(adminId)}
    />
  )
}
