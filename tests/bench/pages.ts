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
  const { sample, timeline } = await runUsers(place, side)
  const login = await runLogin(place, side)
  // Neither the heap nor the longest task says more of a slower processor.
  const usual = place.setting.slower === 1
  const turns = usual ? await runTurns(place, side) : {}
  const longRows = usual && side === 'panel' ? await runLongRows(place) : {}
  return { sample: { ...sample, ...login, ...turns, ...longRows }, timeline }
}

const server = await openBenchServer()
const browser = await chromium.launch({
  executablePath: findBrowser(process.env, tell),
  args: ['--no-sandbox', '--disable-gpu']
})
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
  const of = (side: Side, part: keyof Run): Record<string, number> =>
    medians(runs[side].map(run => run[part]))
  results.push({
    setting,
    panel: of('panel', 'sample'),
    floor: of('floor', 'sample'),
    timelines: {
      panel: of('panel', 'timeline'),
      floor: of('floor', 'timeline')
    }
  })
}
process.stdout.write(
  `${options.json ? JSON.stringify(results, null, 2) : resultsTable(results)}\n`
)
await browser.close()
await server.close()
