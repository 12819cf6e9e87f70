import { brotliCompressSync } from 'node:zlib'

import type { Browser, Page } from '@playwright/test'

import { heapOf, heapSize } from '../heap.ts'
import { openBenchPage, type BenchPage } from './bench-page.ts'
import type { BenchServer } from './bench-server.ts'
import type { Setting } from './settings.ts'
import { type Timeline, timelineOf } from './timeline.ts'

/** What one run has measured, by the names of the table. */
export type Sample = Record<string, number>

/** The panel, or the floor beneath it. */
export type Side = 'panel' | 'floor'

export interface Run {
  sample: Sample
  timeline: Timeline
  /** What the largest paint was of. */
  largest: string
}

/** Where each run happens. */
export interface Place {
  browser: Browser
  server: BenchServer
  setting: Setting
}

const TURNS = 60
const LONG_TASK_MS = 50
const addressOf = (side: Side, path: string): string =>
  side === 'panel' ? path : `/floor${path}`

/** Opens the users cold and works with them. */
export async function runUsers(place: Place, side: Side): Promise<Run> {
  const { browser, server, setting } = place
  const opened = await openBenchPage(browser, server, setting, {
    path: addressOf(side, '/users')
  })
  const cold = await coldLoad(opened)
  const timeline = await timelineOf(opened.page)
  const { largest } = await opened.notes()
  const work = await workWithRows(opened)
  const panel = side === 'panel' ? await workWithPanel(opened) : {}
  await opened.close()
  return { sample: { ...cold, ...work, ...panel }, timeline, largest }
}

async function coldLoad({
  page,
  wire,
  work,
  notes
}: BenchPage): Promise<Sample> {
  const sent = wire.count()
  const { rowsAt, largestPaint, layoutShift, tasks } = await notes()
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  )
  return {
    script: sent.script,
    style: sent.style + (await styleInside(page)),
    page: sent.page,
    all: sent.all,
    scripts: sent.scripts,
    firstPaint: firstPaint ?? Number.NaN,
    largestPaint,
    rows: rowsAt,
    blocking: tasks.reduce((all, { ms }) => all + ms - LONG_TASK_MS, 0),
    work,
    shift: layoutShift
  }
}

/** What the panel and its floor both can. */
async function workWithRows(opened: BenchPage): Promise<Sample> {
  const { page, press, timed, settle } = opened
  const sort = await press(page.locator('th:nth-child(3) > button'), 'rows')
  const turn = await press(page.locator('a[rel="next"]'), 'rows')
  const field = page.locator('main input[type="search"]')
  const search = await timed('input', 'rows', () => field.fill('an'))
  await settle()
  return { sort, turn, search }
}

async function workWithPanel({ page, press }: BenchPage): Promise<Sample> {
  const more = page.locator('[data-slot=money-more]:enabled').first()
  const dialog = await press(more, 'dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const dialogAgain = await press(more, 'dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const move = await press(page.locator('nav a[href="/games"]'), 'rows')
  const moveBack = await press(page.locator('nav a[href="/users"]'), 'rows')
  return { dialog, dialogAgain, move, moveBack }
}

/** The style sheets that stand in the page itself, compressed: bytes. */
async function styleInside(page: Page): Promise<number> {
  const texts = await page
    .locator('head style')
    .evaluateAll(sheets => sheets.map(sheet => sheet.textContent))
  return texts.length === 0 ? 0 : brotliCompressSync(texts.join('')).byteLength
}

/** Opens the sign-in cold, as a guest. */
export async function runLogin(place: Place, side: Side): Promise<Sample> {
  const { browser, server, setting } = place
  const opened = await openBenchPage(browser, server, setting, {
    path: addressOf(side, '/login'),
    guest: true
  })
  const { loginAt } = await opened.notes()
  const { script } = opened.wire.count()
  await opened.close()
  return { login: loginAt, loginScript: script }
}

/** Turns pages, and gives what the heap has grown by, in bytes. */
export async function runTurns(place: Place, side: Side): Promise<Sample> {
  const { browser, server, setting } = place
  const opened = await openBenchPage(browser, server, setting, {
    path: addressOf(side, '/users')
  })
  const { page, session, timed, settle } = opened
  const next = page.locator('a[rel="next"]')
  const turn = (): Promise<number> => timed('click', 'rows', () => next.click())
  // What drives the browser comes into the page with the first turn.
  await turn()
  await settle()
  const before = heapSize(await heapOf(session))
  for (let turned = 0; turned < TURNS; turned += 1) await turn()
  await settle()
  const heap = heapSize(await heapOf(session)) - before
  await opened.close()
  return { heap }
}

/** Works with 100 rows, and gives the longest task, ms; 0 for none of 50. */
export async function runLongRows(place: Place): Promise<Sample> {
  const { browser, server, setting } = place
  const opened = await openBenchPage(browser, server, setting, {
    path: '/users?limit=100'
  })
  await workWithRows(opened)
  const { tasks } = await opened.notes()
  await opened.close()
  return { longest: Math.max(0, ...tasks.map(({ ms }) => ms)) }
}
