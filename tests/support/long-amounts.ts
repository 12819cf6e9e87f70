import type { Page } from '@playwright/test'

interface World {
  decimals: number
  factor: bigint
}

/** Fields of the contract that hold minor units. */
const AMOUNTS = new Set([
  'amount',
  'available',
  'reserved',
  'bonus',
  'balance',
  'balanceBefore',
  'balanceAfter',
  'before',
  'after',
  'change',
  'change24h',
  'credit',
  'debit',
  'net',
  'prizePool',
  'lowBalanceAt'
])

/**
 * Every amount that the API answers is as many times larger, and every currency
 * has as many decimals: sums and balances stay true.
 */
export async function lengthenAmounts(page: Page, world: World): Promise<void> {
  await page.route('**/api/**', async route => {
    const response = await route.fetch()
    const body = await response.text()
    if (!/json/u.test(response.headers()['content-type'] ?? '')) {
      return route.fulfill({ response })
    }
    const answer: unknown = JSON.parse(body, (key, value: unknown) => {
      if (key === 'decimals') return world.decimals
      return AMOUNTS.has(key) && typeof value === 'string'
        ? lengthened(value, world.factor)
        : value
    })
    return route.fulfill({ response, json: answer })
  })
}

function lengthened(value: string, factor: bigint): string {
  return /^-?\d+$/u.test(value) ? String(BigInt(value) * factor) : value
}

/**
 * Long amounts of which something cannot be seen: beyond the window, or beyond
 * what hides it, unless an ellipsis says so, and a title says all of it.
 */
export async function cutAmounts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const LONG = /\d(?:[\d.,]{17,})/u
    const found: string[] = []
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const holder = node.parentElement
      if (!LONG.test(text) || !holder || !isShown(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const hider = hiderOf(holder, box)
      if (hider && !isTold(hider, holder)) {
        found.push(`${text} in ${hider.tagName}.${hider.className}`)
      }
    }
    for (const money of document.querySelectorAll('[data-slot=money]')) {
      const code = money.lastElementChild
      if (!code || !isShown(money)) continue
      const hider = hiderOf(code, code.getBoundingClientRect())
      if (hider && code.clientWidth > 0) {
        found.push(`${money.textContent} loses its currency`)
      }
    }
    return found

    function isShown(element: Element): boolean {
      if (element.closest('.sr-only, script, style, [hidden]')) return false
      return element.checkVisibility({ visibilityProperty: true })
    }

    /** What hides a part of the box; what scrolls hides nothing. */
    function hiderOf(start: Element, box: DOMRect): Element | undefined {
      for (
        let element: Element | null = start;
        element;
        element = element.parentElement
      ) {
        const { overflowX } = getComputedStyle(element)
        const { left, width } = element.getBoundingClientRect()
        const isOut = box.left < left - 1 || box.right > left + width + 1
        if (/auto|scroll/u.test(overflowX)) return undefined
        if (/hidden|clip/u.test(overflowX) && isOut) return element
      }
      return box.left < -1 || box.right > innerWidth + 1
        ? document.documentElement
        : undefined
    }

    function isTold(hider: Element, holder: Element): boolean {
      if (getComputedStyle(hider).textOverflow !== 'ellipsis') return false
      holder.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      const titled = holder.closest<HTMLElement>('[title]')
      return titled !== null && titled.title === titled.textContent
    }
  })
}
