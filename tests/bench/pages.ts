import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { findBrowser } from '../support/find-browser.ts'
import { openBenchServer } from './pages/bench-server.ts'
import { medians } from './pages/medians.ts'
import { type Result, resultsTable } from './pages/results-table.ts'
import {
  runLogin,
  runLongRows,
  runTurns,
  runUsers,
  type Run,
  type Place,
  type Side
} from './pages/runs.ts'
import { settings } from './pages/settings.ts'

const { values: options } = parseArgs({
  options: {
    /** Of each page in each setting; the table has their medians. */
    runs: { type: 'string', default: '5' },
    /** The medians for programs. */
    json: { type: 'boolean', default: false },
    /** A setting to measure alone. */
    only: { type: 'string', default: '' }
  }
})

const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

/** All that is measured of one side, once. */
async function runSide(place: Place, side: Side): Promise<Run> {
  const { sample, ...rest } = await runUsers(place, side)
  const login = await runLogin(place, side)
  // Neither the heap nor the longest task says more of a slower processor.
  const usual = place.setting.slower === 1
  const turns = usual ? await runTurns(place, side) : {}
  const longRows = usual && side === 'panel' ? await runLongRows(place) : {}
  return { sample: { ...sample, ...login, ...turns, ...longRows }, ...rest }
}

function summaryOf(runs: readonly Run[]): Run {
  return {
    sample: medians(runs.map(({ sample }) => sample)),
    timeline: medians(runs.map(({ timeline }) => timeline)),
    largest: runs.at(-1)?.largest ?? ''
  }
}

const server = await openBenchServer()
const browser = await chromium.launch({
  executablePath: findBrowser(process.env, tell),
  args: ['--no-sandbox', '--disable-gpu']
})
try {
  const results: Result[] = []
  for (const setting of settings) {
    if (!setting.name.includes(options.only)) continue
    const place = { browser, server, setting }
    const runs: Record<Side, Run[]> = { panel: [], floor: [] }
    for (let round = 0; round < Number(options.runs); round += 1) {
      tell(`${setting.name}, run ${round + 1} of ${options.runs} ...`)
      // In turns, so that what else the machine does falls on both.
      const sides: Side[] = round % 2 ? ['floor', 'panel'] : ['panel', 'floor']
      for (const side of sides) runs[side].push(await runSide(place, side))
    }
    results.push({
      setting,
      panel: summaryOf(runs.panel),
      floor: summaryOf(runs.floor)
    })
  }
  process.stdout.write(
    `${options.json ? JSON.stringify(results, null, 2) : resultsTable(results)}\n`
  )
} finally {
  await browser.close()
  await server.close()
}
