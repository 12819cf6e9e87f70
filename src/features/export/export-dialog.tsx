import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { countText } from '../../format/count-text.ts'
import {
  type CsvDialectName,
  csvDialects,
  type CsvField
} from '../../format/csv.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import {
  $csvDialect,
  chooseCsvDialect
} from '../../stores/preferences/csv-dialect.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { absorbDoubleClick } from '../../ui/dialog/double-click.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { FieldsOf } from './contract-fields.ts'
import { chooseTarget, MEMORY_LIMIT_ROWS } from './export-file.ts'
import type { ExportProgress } from './export-plan.ts'
import {
  type ExportScopes,
  likelyScope,
  scopeCount,
  type ScopeName,
  scopeOptions,
  scopeSource
} from './export-scope.ts'
import { ExportStatus } from './export-status.tsx'
import { type ExportRun, runExport } from './export.ts'
import { canWriteToDisk } from './save-picker.ts'
import { shownFields } from './shown-fields.ts'

export interface ExportDialogProps<Row> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Plural noun for the rows. */
  texts: string
  scopes: ExportScopes<Row>
  fieldsOf: FieldsOf<Row>
  /** Fields that never come. */
  without?: readonly string[] | undefined
  /** As the table shows them; without a table every field is written. */
  columns?: readonly Column<Row>[]
  rowKey: (row: Row) => string
  fileName: string
}

type Extent = 'everything' | 'shown'

/** `asking`: the browser's file picker is open. */
type Stage =
  | { kind: 'choosing' }
  | { kind: 'asking' }
  | { kind: 'started'; run: ExportRun; dialect: CsvDialectName }

const $none: ReadableAtom<ExportProgress | undefined> = atom(undefined)

const dialectOptions = (['comma', 'semicolon'] as const).map(value => ({
  value,
  label: messages.export.separators[value]
}))

/** While it writes, only Cancel closes it. */
export function ExportDialog<Row>(props: ExportDialogProps<Row>): ReactNode {
  const { open, texts, scopes } = props
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' })
  const [chosen, setChosen] = useState<ScopeName>()
  const preferred = useStore($csvDialect)
  const [extent, setExtent] = useState<Extent>('everything')
  const [wasOpen, setWasOpen] = useState(false)
  const primary = useRef<HTMLButtonElement>(null)
  const started = stage.kind === 'started' ? stage : undefined
  const run = started?.run
  const dialect = started?.dialect ?? preferred
  const progress = useStore(run?.$progress ?? $none)
  const scope = chosen ?? likelyScope(scopes)
  const options = scopeOptions(scopes, texts)
  const ended = progress !== undefined && progress.kind !== 'running'
  const busy = stage.kind !== 'choosing' && !ended

  if (open !== wasOpen) {
    setWasOpen(open)
    // Keeps the last result while closing, resets on opening.
    if (open) setStage({ kind: 'choosing' })
    if (open) setChosen(undefined)
  }

  // A run must not continue unseen behind another screen.
  useEffect(() => () => run?.cancel(), [run])

  useEffect(() => {
    // Cancel unmounts and would take the focus with it.
    if (ended) primary.current?.focus()
  }, [ended])

  function close(): void {
    props.onOpenChange(false)
  }

  async function start(): Promise<void> {
    // The second click of a double click would hit Done and hide the result.
    absorbDoubleClick()
    setStage({ kind: 'asking' })
    const target = await chooseTarget(props.fileName)
    if (!target) return setStage({ kind: 'choosing' })
    const { rowKey, fileName, columns } = props
    const fields = fieldsNow(props)
    const source = scopeSource(scopes, scope)
    const plan = {
      dialect: csvDialects[dialect],
      fields:
        columns && extent === 'shown' ? shownFields(fields, columns) : fields,
      rowKey,
      fileName,
      source,
      target
    }
    setStage({ kind: 'started', run: runExport(plan), dialect })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={messages.export.title(texts)}
      description={messages.export.files[dialect]}
      modal
      closable={!busy}
      closeOnEscape={!busy}
      initialFocus={primary}
      footer={
        <>
          {!ended && (
            <Button variant="plain" onClick={run ? run.cancel : close}>
              {messages.export.cancel}
            </Button>
          )}
          <Button
            ref={primary}
            variant="primary"
            busy={busy}
            disabled={!ended && scopeCount(scopes, scope) === 0}
            onClick={ended ? close : () => void start()}
          >
            {ended ? messages.export.done : messages.export.start}
          </Button>
        </>
      }
    >
      {progress ? (
        <ExportStatus progress={progress} texts={texts} />
      ) : (
        <>
          <div className="grid gap-4">
            {options.length > 1 && (
              <RadioGroup
                legend={messages.export.scope}
                options={options}
                value={scope}
                onChange={setChosen}
                disabled={busy}
              />
            )}
            {props.columns && (
              <RadioGroup
                legend={messages.export.columns}
                options={[
                  { value: 'everything', label: messages.export.everything },
                  { value: 'shown', label: messages.export.shown }
                ]}
                value={extent}
                onChange={setExtent}
                disabled={busy}
              />
            )}
            <RadioGroup
              legend={messages.export.separator}
              options={dialectOptions}
              value={dialect}
              onChange={chooseCsvDialect}
              disabled={busy}
            />
          </div>
          {open && isTooMuch(scopeCount(scopes, scope)) && (
            <p className="mt-3 text-ink-2">
              {messages.export.memory(countText(MEMORY_LIMIT_ROWS))}
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}

function fieldsNow<Row>({
  fieldsOf,
  without = []
}: Pick<ExportDialogProps<Row>, 'fieldsOf' | 'without'>): CsvField<Row>[] {
  const currencies = $currencies.get()
  const known = currencies.kind === 'known' ? currencies.byCode : new Map()
  return fieldsOf($zone.get(), known).filter(
    ({ of }) => of === undefined || !without.includes(of)
  )
}

function isTooMuch(count: number | undefined): boolean {
  return !canWriteToDisk() && (count === undefined || count > MEMORY_LIMIT_ROWS)
}
