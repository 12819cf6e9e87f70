import type { ExportRun, ExportSample } from './export-run.ts'
import type { FileCount } from './file-count.ts'
import { heapSize } from './heap.ts'

/**
 * What a page may hold more at the end than after the first hundredth. Eight
 * bytes for each of a million rows are as much.
 */
const HEAP_BOUND_BYTES = 8_000_000

/** An export and what became of it. */
export interface ExportFindings {
  run: ExportRun
  file: FileCount
  /** Rows that were there when it began. */
  expected: number
}

/** What the columns of `sampleLine` are. */
export const SAMPLE_HEADS =
  '    rows  seconds  rows/s  heap MB  script  browser  buffers'

/** What was measured at one moment. */
export function sampleLine({ rows, seconds, heap }: ExportSample): string {
  return [
    String(rows).padStart(8),
    seconds.toFixed(1).padStart(9),
    String(Math.round(rows / seconds)).padStart(8),
    megabytes(heapSize(heap)).padStart(9),
    megabytes(heap.script).padStart(8),
    megabytes(heap.browser).padStart(9),
    megabytes(heap.buffers).padStart(9)
  ].join('')
}

/** What a file holds, in words. */
export function fileLine({ bytes, lines, unique }: FileCount): string {
  return `The file: ${megabytes(bytes)} MB, ${lines} rows, ${unique} different ids`
}

/** What is wrong with an export; nothing where all is well. */
export function faultsOf(findings: ExportFindings): string[] {
  const { run, file, expected } = findings
  const [first] = run.samples
  const sizes = run.samples.map(({ heap }) => heapSize(heap))
  const growth = first ? Math.max(...sizes) - heapSize(first.heap) : Infinity
  const faults = [
    [!run.complete, 'the file is incomplete'],
    [file.lines !== expected, `${file.lines} rows of ${expected}`],
    [file.unique !== file.lines, `${file.lines - file.unique} doubled rows`],
    [
      growth > HEAP_BOUND_BYTES,
      `the heap grew by ${megabytes(growth)} MB, more than ${megabytes(HEAP_BOUND_BYTES)}`
    ]
  ] as const
  return faults.flatMap(([is, words]) => (is ? [words] : []))
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
