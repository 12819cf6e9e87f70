import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { exportButton, exportDialog } from '../support/export-dialog.ts'
import { listScreen } from '../support/list-screens.ts'
import { heapOf, type HeapUse } from './heap.ts'

/** How far an export was at one moment, and what the page held then. */
export interface ExportSample {
  rows: number
  seconds: number
  heap: HeapUse
}

/** An export from its start to its result. */
export interface ExportRun {
  samples: ExportSample[]
  /** What the dialog said at the end. */
  result: string
  /** Whether it called the file complete. */
  complete: boolean
}

const SHARES = [0.01, 0.25, 0.5, 0.75]
const POLL_MS = 100
const FIRST_WAIT_MS = 120_000

/** Opens the export of all entries of system wallets. */
export async function openExportPage(page: Page): Promise<void> {
  const { path, unfiltered } = listScreen('wallet transactions')
  // The first answers of a database of this size come from the disk.
  page.setDefaultTimeout(FIRST_WAIT_MS)
  await page.goto(path + unfiltered)
  await page
    .getByRole('button', { name: messages.list.export, exact: true })
    .click()
  await exportButton(page, messages.export.start).waitFor()
}

/** Presses Export, and tells what it measures on the way to the result. */
export async function watchExport(
  page: Page,
  tell: (sample: ExportSample) => void
): Promise<ExportRun> {
  const session = await page.context().newCDPSession(page)
  const start = performance.now()
  const samples: ExportSample[] = []
  async function sample(rows: number): Promise<void> {
    const seconds = (performance.now() - start) / 1000
    const taken = { rows, seconds, heap: await heapOf(session) }
    samples.push(taken)
    tell(taken)
  }
  await exportButton(page, messages.export.start).click()
  for (;;) {
    const { written, share, result, complete } = await stateOf(page)
    if (result !== '') {
      await sample(lastCount(result))
      await session.detach()
      return { samples, result, complete }
    }
    if (share >= (SHARES[samples.length] ?? Infinity)) {
      await sample(written)
    }
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
}

interface DialogState {
  written: number
  share: number
  result: string
  complete: boolean
}

function stateOf(page: Page): Promise<DialogState> {
  return exportDialog(page).evaluate(dialog => {
    const bar = dialog.querySelector('progress')
    return {
      written: bar?.value ?? 0,
      share: bar ? bar.value / bar.max : 0,
      result: dialog.querySelector('output')?.textContent ?? '',
      complete: dialog.querySelector('[data-kind=complete]') !== null
    }
  })
}

/** The first number of the result: what was written. */
function lastCount(result: string): number {
  return Number(/[\d,]+/u.exec(result)?.[0].replaceAll(',', ''))
}
