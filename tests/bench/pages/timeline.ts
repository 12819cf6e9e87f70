import type { Page } from '@playwright/test'

/** From when to when something was under way on a page, ms. */
export type Timeline = Record<string, number>

/** The steps of a cold load, in the names that `timelineText` prints. */
const STEPS = ['html', 'scripts', 'refresh', 'admin', 'currencies', 'list']

/** What a page has asked for, as its own resource timing tells it. */
export function timelineOf(page: Page): Promise<Timeline> {
  return page.evaluate(() => {
    const line: Record<string, number> = {}
    const note = (name: string, from: number, to: number): void => {
      line[`${name} from`] = Math.min(line[`${name} from`] ?? from, from)
      line[`${name} last`] = Math.max(line[`${name} last`] ?? from, from)
      line[`${name} to`] = Math.max(line[`${name} to`] ?? to, to)
      line[`${name} count`] = (line[`${name} count`] ?? 0) + 1
    }
    const calls: Record<string, string> = {
      '/api/admin/refresh': 'refresh',
      '/api/admin': 'admin',
      '/api/currencies': 'currencies',
      '/api/users': 'list'
    }
    const [own] = performance.getEntriesByType('navigation')
    if (own instanceof PerformanceNavigationTiming) {
      note('html', own.requestStart, own.responseEnd)
    }
    for (const entry of performance.getEntriesByType('resource')) {
      if (!(entry instanceof PerformanceResourceTiming)) continue
      const { pathname } = new URL(entry.name)
      const name = pathname.endsWith('.js') ? 'scripts' : calls[pathname]
      if (name) note(name, entry.startTime, entry.responseEnd)
    }
    return line
  })
}

/** One line of what came when, and how often where not once. */
export function timelineText(line: Timeline): string {
  const at = (name: string): string => String(Math.round(line[name] ?? 0))
  const steps = STEPS.filter(name => line[`${name} count`] !== undefined)
  return steps
    .map(name => {
      const count = Math.round(line[`${name} count`] ?? 0)
      const many =
        count === 1
          ? ''
          : ` (${count}, the last asked for at ${at(`${name} last`)})`
      return `${name} ${at(`${name} from`)} to ${at(`${name} to`)}${many}`
    })
    .join(', ')
}
