import { expect, type Page } from '@playwright/test'

/** Keeps what renders the islands of a page away until it is released. */
export async function holdRenderer(
  page: Page,
  path: string
): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const renderer = /renderer-url="([^"]+)"/u.exec(html)?.[1] ?? ''
  expect(renderer).not.toBe('')
  return holdScript(page, `**${renderer}*`)
}

/** Keeps an island of a page away, by the name of its component. */
export async function holdIsland(
  page: Page,
  path: string,
  component: string
): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const islands = html.match(/<astro-island[^>]*>/gu) ?? []
  const island = islands.find(tag => tag.includes(`"${component}"`)) ?? ''
  const script = /component-url="([^"]+)"/u.exec(island)?.[1] ?? ''
  expect(script).not.toBe('')
  return holdScript(page, `**${script}*`)
}

/** Keeps the modules away that the head of every page runs. */
export function holdBase(page: Page): Promise<() => void> {
  return holdScript(page, '**/_astro/base.*')
}

/** Keeps away what paints the rows of a list. */
export function holdRows(page: Page): Promise<() => void> {
  return holdScript(page, '**/_astro/rows.*')
}

async function holdScript(page: Page, pattern: string): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>()
  await page.route(pattern, async route => {
    await gate.promise
    // A page that was left meanwhile wants it no more.
    await route.continue().catch(() => undefined)
  })
  return () => gate.resolve(undefined)
}
