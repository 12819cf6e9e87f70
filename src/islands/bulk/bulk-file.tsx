import Download from 'lucide-react/icons/download'
import { type ReactNode, useState } from 'react'

import { messages } from '../../messages.ts'
import type { BulkItem } from '../../stores/bulk/bulk-item.ts'
import type { BulkAction } from '../../stores/bulk/open-bulk.ts'
import { chooseTarget } from '../../stores/export/export-file.ts'
import { runExport } from '../../stores/export/export.ts'
import { Button } from '../../ui/button.tsx'
import { bulkFields } from './bulk-fields.ts'

interface Props {
  action: BulkAction
  items: readonly BulkItem[]
}

/** Writes every result of a run to a file. */
export function BulkFile({ action, items }: Props): ReactNode {
  const [failed, setFailed] = useState(false)

  async function save(): Promise<void> {
    setFailed(false)
    const day = new Date().toISOString().slice(0, 10)
    const fileName = `${action}-${day}.csv`
    const target = await chooseTarget(fileName)
    if (!target) return
    const { done } = runExport({
      fields: bulkFields,
      rowKey: ({ id }) => id,
      fileName,
      source: { kind: 'rows', rows: items },
      target
    })
    setFailed((await done).kind !== 'complete')
  }
  return (
    <>
      <Button variant="plain" onClick={() => void save()}>
        <Download size={14} strokeWidth={1.75} aria-hidden />
        {messages.bulk.save}
      </Button>
      {failed && <p role="alert">{messages.bulk.unsaved}</p>}
    </>
  )
}
