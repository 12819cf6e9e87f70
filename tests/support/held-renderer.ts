import { expect, type Page } from '@playwright/test'

/** Keeps what renders the islands of a page away until it is released. */
export async function holdRenderer(
  page: Page,
  path: string
): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const renderer = /renderer-url="([^"]+)"/u.exec(html)?.[1] ?? ''
  expect(renderer).not.toBe('')
  const gate = Promise.withResolvers<undefined>()
  await page.route(`**${renderer}*`, async route => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve(undefined)
}
