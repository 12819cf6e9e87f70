import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { LOCALE } from '../../src/format/locale.ts'
import { startServer } from '../../src/programs/serve.ts'
import { fileNameIn } from '../support/export-dialog.ts'
import { savePrivately } from '../support/exported-file.ts'
import { findBrowser } from '../support/find-browser.ts'
import { startArrivals } from './arrivals.ts'
import {
  faultsOf,
  fileLine,
  SAMPLE_HEADS,
  sampleLine
} from './export-report.ts'
import { openExportPage, watchExport } from './export-run.ts'
import { countFile } from './file-count.ts'

const { values: options } = parseArgs({
  options: {
    /** Rather more than half of them are entries of system wallets. */
    transactions: { type: 'string', default: '1900000' },
    /** A database to take and to leave; what arrives meanwhile stays in it. */
    db: { type: 'string' },
    /** Shorter than any usual one, so that it is refreshed many times. */
    'token-seconds': { type: 'string', default: '30' }
  }
})

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'panel-bench-'))
try {
  const database = options.db ?? join(folder, 'panel.db')
  say(`Opening ${database}; a new one gets ${options.transactions} entries ...`)
  const server = await startServer({
    port: 0,
    database,
    seedTransactions: Number(options.transactions),
    session: { accessTokenSeconds: Number(options['token-seconds']) }
  })
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env, say),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic']
  })
  const page = await browser.newPage({ baseURL: server.url, locale: LOCALE })
  let refreshes = 0
  page.on('request', request => {
    if (request.url().endsWith('/admin/refresh')) refreshes += 1
  })
  await page.request.post('/api/admin/login', { data: server.api?.account })
  await savePrivately(page)
  await openExportPage(page)
  const arrivals = startArrivals(database)
  say(`Exporting ${arrivals.before} entries ...`)
  say(SAMPLE_HEADS)
  const run = await watchExport(page, sample => say(sampleLine(sample)))
  const arrived = arrivals.stop()
  const name = fileNameIn(run.result)
  if (name === '') throw new Error(run.result)
  const file = await countFile(page, name)
  say(`${run.result}\n${fileLine(file)}`)
  say(`${refreshes} refreshes, ${arrived} entries arrived meanwhile`)
  const faults = faultsOf({
    run,
    file,
    expected: arrivals.before
  })
  for (const fault of faults) say(`FAULT: ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
  await browser.close()
  await server.close()
} finally {
  rmSync(folder, { recursive: true })
}
