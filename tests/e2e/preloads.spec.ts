import type { Page } from '@playwright/test'

import { expectSignIn } from '../support/alive.ts'
import { builtScripts } from '../support/built-scripts.ts'
import { expect, test } from '../support/test.ts'

const lists = ['/admins', '/users', '/games', '/system-wallets']
/** Each with the file of its page. */
const ledgers = [
  ['/users/42/transactions', 'users/_/transactions.html'],
  ['/system-wallets/transactions', 'system-wallets/transactions.html']
] as const

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/gu
const SCRIPT = /<script async type="module" src="([^"]+)"/gu

/** The scripts that the page of a path names in its HTML. */
async function namedScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [PRELOAD, SCRIPT]
    .flatMap(kind => [...html.matchAll(kind)])
    .map(([, address = '']) => address)
}

/** The scripts that a page asks for when nothing is preloaded for it. */
async function scriptsWithout(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(PRELOAD, '')
    await route.fulfill({ response, body })
  })
  await page.goto(path)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  return asked
}

/** Each once, in one order. */
function each(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}

/** What a page loads once its rows are there, by the names of modules. */
function partsOf(parts: readonly string[], file: string): string[] {
  const scripts = builtScripts('dist')
  return parts
    .flatMap(part => scripts.ofPart(part, file))
    .map(name => name.replace(/^dist/u, ''))
}

function holdsNamesAgainstLoads(
  path: string,
  later: () => readonly string[] = () => []
): void {
  test(`${path} names each script that it loads by itself, and no other @further`, async ({
    page,
    signIn
  }) => {
    await signIn(page)
    const named = await namedScripts(page, path)
    expect(named).not.toEqual([])
    expect(named).toHaveLength(new Set(named).size)
    const asked = await scriptsWithout(page, path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(each([...named, ...later()])).toEqual(each(asked))
  })
}

for (const path of lists) holdsNamesAgainstLoads(path)

test.describe('where the chart is folded', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [path, file] of ledgers) {
    holdsNamesAgainstLoads(path, () => partsOf(['open-count'], file))
  }
})

for (const [path, file] of ledgers) {
  test(`${path} loads its chart when that is seen, the count of what is open, and nothing else @further`, async ({
    page,
    signIn
  }) => {
    await signIn(page)
    const named = await namedScripts(page, path)
    const asked = await scriptsWithout(page, path)
    await expect(page.getByRole('figure').first()).toBeVisible()
    const later = partsOf(['net-chart-panel', 'open-count'], file)
    expect(each([...named, ...later])).toEqual(each(asked))
  })
}

test('/login names each script that it loads by itself, and no other @further', async ({
  page
}) => {
  const named = await namedScripts(page, '/login')
  const asked = await scriptsWithout(page, '/login')
  await expectSignIn(page)
  expect(each(named)).toEqual(each(asked))
})

test('a page that does not exist names its scripts too @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 404/u)
  const named = await namedScripts(page, '/nope')
  const asked = await scriptsWithout(page, '/nope')
  await expect(page.getByText('Page not found: /nope')).toBeVisible()
  expect(each(named)).toEqual(each(asked))
})
