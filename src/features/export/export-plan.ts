import type { CsvField } from '../../format/csv.ts'
import type { ExportTarget } from './export-file.ts'
import type { ReadPage } from './export-pages.ts'

/** Which rows go into the file: those at hand, or all that can be read. */
export type ExportSource<Row> =
  | { kind: 'rows'; rows: readonly Row[] }
  | {
      kind: 'all'
      readPage: ReadPage<Row>
      /** How many there should be; the first page's own count is newer. */
      expected?: number | undefined
    }

export interface ExportPlan<Row> {
  fields: readonly CsvField<Row>[]
  /** What tells a row from the others. */
  rowKey: (row: Row) => string
  /** With its extension. */
  fileName: string
  source: ExportSource<Row>
  target: ExportTarget
  /** The most rows to write; the target may have a limit of its own. */
  limit?: number
}

export interface ExportCount {
  /** Rows in the file. */
  written: number
  /** Rows that should be in it, where that is known. */
  expected?: number | undefined
}

/** Why a file is not what was asked for. */
export type IncompleteReason = 'cancelled' | 'failed' | 'limit' | 'miscounted'

export interface RunningExport extends ExportCount {
  kind: 'running'
  /** While the server asks to wait before the next page: for how long. */
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
