import type { Page } from '@playwright/test'

/**
 * Returns how long the page's thread has worked since it was last asked, in
 * milliseconds of the processor: a busy machine makes them no longer.
 */
export async function measureBusyTime(
  page: Page
): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  let before = 0
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const found = metrics.find(({ name }) => name === 'TaskDuration')
    if (!found) throw new Error('The browser does not tell what tasks take')
    const since = found.value - before
    before = found.value
    return since * 1000
  }
}
