import { expect, test } from '../support/test.ts'

// Chromium without a window loads nothing ahead: the page is told that it is.
test('a page that the browser loads ahead asks for nothing until it is looked at (REF-16)', async ({
  page,
  api,
  signIn
}) => {
  await signIn(page)
  await api.faults.clear()
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', {
      configurable: true,
      value: true
    })
  })
  await page.goto('/users?open=42')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.waitForTimeout(300)
  expect(await api.log()).toEqual([])
  await expect(page.locator('tbody a')).toHaveCount(0)

  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  const refreshes = (await api.log()).filter(
    ({ path }) => path === 'admin/refresh'
  )
  expect(refreshes).toHaveLength(1)
})
