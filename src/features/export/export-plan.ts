import type { CsvDialect, CsvField } from '../../format/csv.ts'
import type { ReadPage } from '../../stores/walk-pages.ts'
import type { ExportTarget } from './export-file.ts'

export type ExportSource<Row> =
  | { kind: 'rows'; rows: readonly Row[] }
  | {
      kind: 'all'
      readPage: ReadPage<Row>
      /** Expected count; the first page's own count is newer. */
      expected?: number | undefined
    }

export interface ExportPlan<Row> {
  dialect: CsvDialect
  fields: readonly CsvField<Row>[]
  rowKey: (row: Row) => string
  /** With its extension. */
  fileName: string
  source: ExportSource<Row>
  target: ExportTarget
  limit?: number
}

export interface ExportCount {
  written: number
  expected?: number | undefined
}

export type IncompleteReason = 'cancelled' | 'failed' | 'limit' | 'miscounted'

export interface RunningExport extends ExportCount {
  kind: 'running'
  /** Set while the server asks to wait before the next page. */
  waitSeconds?: number | undefined
}

export interface CompleteExport {
  kind: 'complete'
  written: number
  fileName: string
}

export interface IncompleteExport extends ExportCount {
  kind: 'incomplete'
  reason: IncompleteReason
  /** A `RequestError` of a page, or the `FileWriteError` of the file. */
  error?: unknown
  fileName: string
}

export type ExportOutcome = CompleteExport | IncompleteExport
export type ExportProgress = RunningExport | ExportOutcome
