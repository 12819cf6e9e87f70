import { type ReactNode, useState } from 'react'

import { csvDialects } from '../../format/csv.ts'
import { messages } from '../../messages.ts'
import { $csvDialect } from '../../stores/preferences/csv-dialect.ts'
import { serverNow } from '../../stores/server-time.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import { chooseTarget } from '../export/export-file.ts'
import { runExport } from '../export/export.ts'
import { bulkFields } from './bulk-fields.ts'
import type { BulkItem } from './bulk-item.ts'

interface Props {
  action: BulkAction
  items: readonly BulkItem[]
}

export function BulkFile({ action, items }: Props): ReactNode {
  const [failed, setFailed] = useState(false)

  async function save(): Promise<void> {
    setFailed(false)
    const day = new Date(serverNow()).toISOString().slice(0, 10)
    const fileName = `${action}-${day}.csv`
    const target = await chooseTarget(fileName)
    if (!target) return
    const { done } = runExport({
      dialect: csvDialects[$csvDialect.get()],
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
        <Icon path={downloadIcon} size={14} />
        {messages.bulk.save}
      </Button>
      {failed && <p role="alert">{messages.bulk.unsaved}</p>}
    </>
  )
}
