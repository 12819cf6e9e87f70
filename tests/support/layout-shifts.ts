import type { Page } from '@playwright/test'

/** Every shift of the layout from now on, in each document of the page. */
export interface LayoutShifts {
  /** What has moved by itself in the shown document, and how much. */
  read(): Promise<string[]>
}

/** Watches a page that has not been opened yet. */
export async function watchLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(() => {
    const found: string[] = []
    Reflect.set(globalThis, 'layoutShifts', found)
    const add = (entry: PerformanceEntry): void => {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: {
          node: Node | null
          previousRect: DOMRectReadOnly
          currentRect: DOMRectReadOnly
        }[]
      }
      if (hadRecentInput || value === 0) return
      const box = ({ x, y, width, height }: DOMRectReadOnly): string =>
        `${x},${y} ${width}x${height}`
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const { tagName, className } =
          node instanceof Element ? node : { tagName: 'text', className: '' }
        const name = `${tagName}.${className}`
        return `${name} ${box(previousRect)} to ${box(currentRect)}`
      })
      found.push(`${value.toFixed(4)} ${moved.join(', ')}`)
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) add(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    read: () =>
      page.evaluate(
        () =>
          new Promise<string[]>(resolve => {
            // What was painted last is told after the next frame.
            requestAnimationFrame(() =>
              setTimeout(() => resolve(Reflect.get(globalThis, 'layoutShifts')))
            )
          })
      )
  }
}
