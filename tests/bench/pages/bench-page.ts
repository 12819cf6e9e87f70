import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

import { LOCALE } from '../../../src/format/locale.ts'
import { measureBusyTime } from '../../support/busy-time.ts'
import type { BenchServer } from './bench-server.ts'
import {
  type Change,
  type PageProbe,
  probePage,
  type ProbeNotes
} from './page-probe.ts'
import { type Setting, slowDown } from './settings.ts'
import { countWire, type Wire } from './wire.ts'

/** Nothing is pressed before the network has been idle for this long, ms. */
const SETTLE_MS = 500
/** The pointer rests this long on what it will press, as a hand does, ms. */
const HOVER_MS = 300
/** A phone's network and processor are slow. */
const PATIENCE_MS = 60_000

/** A page that was opened cold, in a browser context of its own. */
export interface BenchPage {
  page: Page
  session: CDPSession
  wire: Wire
  /** What the load has taken of the processor on the page's thread, ms. */
  work: number
  notes(): Promise<ProbeNotes>
  /** Does something, and gives the ms from its event to the changed frame. */
  timed(
    event: 'click' | 'input',
    change: Change,
    act: () => Promise<void>
  ): Promise<number>
  /** The same for a press. */
  press(target: Locator, change: Change): Promise<number>
  settle(): Promise<void>
  close(): Promise<void>
}

/** Opens an address in a fresh context: signed in, or as a guest. */
export async function openBenchPage(
  browser: Browser,
  server: BenchServer,
  setting: Setting,
  { path, guest = false }: { path: string; guest?: boolean }
): Promise<BenchPage> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: LOCALE,
    viewport: { width: 1280, height: 800 }
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  if (!guest) {
    await page.request.post('/api/admin/login', { data: server.account })
  }
  const session = await context.newCDPSession(page)
  const wire = await countWire(session)
  await slowDown(session, setting)
  await page.addInitScript(probePage)
  const busyTime = await measureBusyTime(page)
  await page.goto(path, { waitUntil: 'commit' })
  // A promise of the page: to look for rows again and again would slow it.
  await page.evaluate(() => {
    const probe: PageProbe = Reflect.get(globalThis, 'panelBench')
    return probe.ready
  })

  const settle = (): Promise<void> => wire.idle(SETTLE_MS)
  const timed: BenchPage['timed'] = async (event, change, act) => {
    await page.evaluate(
      ([type, what]) => {
        const probe: PageProbe = Reflect.get(globalThis, 'panelBench')
        probe.watch(type, what)
      },
      [event, change] as const
    )
    await act()
    return page.evaluate(() => {
      const probe: PageProbe = Reflect.get(globalThis, 'panelBench')
      return probe.took
    })
  }
  await settle()
  const work = await busyTime()
  return {
    page,
    session,
    wire,
    work,
    settle,
    timed,
    async press(target, change) {
      await target.hover()
      await page.waitForTimeout(HOVER_MS)
      const took = await timed('click', change, () => target.click())
      await settle()
      return took
    },
    notes: () =>
      page.evaluate(() => {
        const probe: PageProbe = Reflect.get(globalThis, 'panelBench')
        return probe.notes
      }),
    close: () => context.close()
  }
}
