import { atom, type ReadableAtom } from 'nanostores'

import { BYTE_ORDER_MARK, csvLine, textCell } from '../../format/csv.ts'
import { incompleteFileName, safeFileName } from '../../format/file-name.ts'
import { messages } from '../../messages.ts'
import { latestRequest } from '../../stores/latest-request.ts'
import { readPatiently, type ReportWait } from '../../stores/read-patiently.ts'
import { serverNow } from '../../stores/server-time.ts'
import {
  type ReadPage,
  type WalkedPage,
  walkPages
} from '../../stores/walk-pages.ts'
import { FileWriteError } from './export-file.ts'
import type {
  ExportCount,
  ExportOutcome,
  ExportPlan,
  ExportProgress,
  ExportSource,
  IncompleteReason,
  RunningExport
} from './export-plan.ts'

export interface ExportRun {
  $progress: ReadableAtom<ExportProgress>
  /** Finishes the file with what was written so far. */
  cancel: () => void
  /** Never rejects. */
  done: Promise<ExportOutcome>
}

type Report = (change: Partial<Omit<RunningExport, 'kind'>>) => void

interface End extends ExportCount {
  reason?: IncompleteReason
  error?: unknown
}

/**
 * Keeps all written rows. An incomplete file says so in its last line, and in
 * its name if that can still be chosen. Only a file that cannot be written is
 * lost.
 */
export function runExport<Row>(plan: ExportPlan<Row>): ExportRun {
  const request = latestRequest()
  let running: RunningExport = {
    kind: 'running',
    written: 0,
    expected: expectedOf(plan.source)
  }
  const $progress = atom<ExportProgress>(running)
  const report: Report = change => {
    running = { ...running, ...change }
    $progress.set(running)
  }
  async function work(): Promise<ExportOutcome> {
    const outcome = await writeFile(plan, request.start(), report)
    $progress.set(outcome)
    return outcome
  }
  return { $progress, cancel: request.cancel, done: work() }
}

async function writeFile<Row>(
  plan: ExportPlan<Row>,
  signal: AbortSignal,
  report: Report
): Promise<ExportOutcome> {
  const { dialect, fields, target } = plan
  const name = safeFileName(plan.fileName)
  try {
    await target.open()
    const heads = fields.map(({ head }) => textCell(head))
    await target.write(BYTE_ORDER_MARK + csvLine(heads, dialect))
    const { reason, ...end } = await copyRows(plan, signal, report)
    if (!reason) {
      const fileName = await target.finish(name)
      return { kind: 'complete', written: end.written, fileName }
    }
    await target.write(csvLine([textCell(mark(reason, end))], dialect))
    const fileName = await target.finish(incompleteFileName(name))
    return { kind: 'incomplete', ...end, reason, fileName }
  } catch (error) {
    const expected = expectedOf(plan.source)
    const nothing = { written: 0, expected, fileName: name }
    return { kind: 'incomplete', ...nothing, reason: 'failed', error }
  }
}

async function copyRows<Row>(
  plan: ExportPlan<Row>,
  signal: AbortSignal,
  report: Report
): Promise<End> {
  const { dialect, fields, target } = plan
  const limit = Math.min(plan.limit ?? Infinity, target.limit ?? Infinity)
  let written = 0
  let expected = expectedOf(plan.source)
  try {
    const pages = pagesOf(plan, signal, report)
    for await (const { rows, total, hasMore } of pages) {
      const withinLimit = rows.slice(0, limit - written)
      const lines = withinLimit.map(row =>
        csvLine(
          fields.map(one => one.cell(row)),
          dialect
        )
      )
      if (lines.length > 0) await target.write(lines.join(''))
      written += withinLimit.length
      expected = total ?? expected
      report({ written, expected })
      const full = written === limit && hasMore
      if (full || withinLimit.length < rows.length) {
        return { written, expected, reason: 'limit' }
      }
    }
  } catch (error) {
    if (error instanceof FileWriteError) throw error
    if (signal.aborted) return { written, expected, reason: 'cancelled' }
    return { written, expected, reason: 'failed', error }
  }
  return expected === undefined || expected === written
    ? { written, expected }
    : { written, expected, reason: 'miscounted' }
}

async function* pagesOf<Row>(
  { source, rowKey }: ExportPlan<Row>,
  signal: AbortSignal,
  report: Report
): AsyncGenerator<Omit<WalkedPage<Row>, 'asOf'>> {
  if (source.kind === 'all') {
    const reportWait: ReportWait = waitSeconds => report({ waitSeconds })
    const readPage: ReadPage<Row> = (at, pageSignal) =>
      readPatiently(
        () => source.readPage(at, pageSignal),
        pageSignal,
        reportWait
      )
    yield* walkPages(readPage, rowKey, signal, 'next')
    return
  }
  const rows = [...source.rows]
  yield { rows, total: rows.length, hasMore: false }
}

function expectedOf<Row>(source: ExportSource<Row>): number | undefined {
  return source.kind === 'rows' ? source.rows.length : source.expected
}

function mark(reason: IncompleteReason, count: ExportCount): string {
  const { written, expected } = count
  const end = messages.export.ends[reason]
  return messages.export.mark(
    written,
    expected,
    end,
    new Date(serverNow()).toISOString()
  )
}
