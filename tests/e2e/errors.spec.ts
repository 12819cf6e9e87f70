import type { Page } from '@playwright/test'

import { askIn } from '../support/panel-events.ts'
import { expect, test } from '../support/test.ts'

/** How an error page reads. */
interface Shown {
  code: string
  message: string
  description: string
}

const TEXT = 'The dice are gone'
const broken: Shown = {
  code: '500',
  message: 'Internal Server Error',
  description: TEXT
}

/**
 * From now on every component of the chunk `name` throws when it is rendered.
 * Returns the way to mend it, for the next load of the document. `thrown` is
 * the source text of what is thrown, `component` that of what throws it.
 */
async function breakComponents(
  page: Page,
  name: string,
  thrown = `new Error('${TEXT}')`,
  component = `() => { throw ${thrown} }`
): Promise<() => Promise<void>> {
  const address = `**/_astro/${name}.*.js`
  await page.route(address, async route => {
    const response = await route.fetch({ maxRetries: 2 })
    const list = /export\s*\{([^}]*)\};?\s*$/u.exec(await response.text())
    const names = list?.[1]?.split(',').map(item => item.split(' as ').at(-1))
    if (!names) throw new Error(`${name} exports nothing`)
    // An export is a component, or a module that holds components by name.
    const body = `
      const broken = new Proxy(${component}, {
        get: (target, key) =>
          /^[A-Z]/.test(String(key)) ? broken : target[key]
      })
      export { ${names.map(item => `broken as ${item}`).join(', ')} }`
    // Kept by the browser, it would outlive its mending.
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body })
  })
  return () => page.unroute(address)
}

/** A component that throws after it has been rendered. */
const THROWS_IN_EFFECT = `Object.assign(function () {}, { prototype: {
  isReactComponent: {},
  render: () => null,
  componentDidMount() { throw new Error('${TEXT}') }
} })`

/** From now on F8 throws in a handler of the screen's chunk, or in a promise. */
async function breakKeys(page: Page, statement: string): Promise<void> {
  await page.route('**/_astro/users-screen.*.js', async route => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = `${await response.text()}
      addEventListener('keydown', ({ key }) => {
        if (key === 'F8') ${statement}
      })`
    await route.fulfill({ response, body })
  })
}

/** The error page is the whole document: code, message and description. */
async function expectErrorPage(page: Page, shown = broken): Promise<void> {
  const { code, message, description } = shown
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(message)
  await expect(page.getByRole('paragraph')).toHaveText(description)
  await expect(page).toHaveTitle(`${code} - ${message} - Admin Panel`)
  await expect(page.getByRole('main')).toHaveCount(1)
  for (const role of [
    'navigation',
    'table',
    'dialog',
    'alertdialog'
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(page.getByRole(role)).toHaveCount(0)
  }
}

async function expectScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(`${name} - Admin Panel`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

test.beforeEach(async ({ page, signIn, pageErrors }) => {
  pageErrors.allow(new RegExp(TEXT, 'u'))
  await signIn(page)
})

test('2.7 8.5 a screen that breaks after a move is the error page, and Back leaves it (NET-20)', async ({
  page
}) => {
  await breakComponents(page, 'users-screen')
  await page.goto('/admins')
  await expectScreen(page, 'Admins')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expectErrorPage(page)
  await expect(page).toHaveURL('/users')

  await page.goBack()
  await expect(page).toHaveURL('/admins')
  await expectScreen(page, 'Admins')
  await page.getByRole('link', { name: 'Games', exact: true }).click()
  await expectScreen(page, 'Games')
})

test('2.7 8.5 a screen that breaks at its first load is the error page, and reloading mends it @further', async ({
  page,
  pageErrors
}) => {
  // React's own word for an error while it hydrates.
  pageErrors.allow(/react\.dev\/errors\/520/u)
  const mend = await breakComponents(page, 'users-screen')
  await page.goto('/users?page=2')
  await expectErrorPage(page)

  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expectErrorPage(page)
  await mend()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expectScreen(page, 'Users')
  await expect(page).toHaveURL('/users?page=2')
})

test('8.5 one broken amount in a drawer takes the whole document', async ({
  page
}) => {
  await breakComponents(page, 'entry-amount')
  await page.goto('/users/42/transactions')
  await page.locator('tbody tr[data-row] a[href*="open="]').first().click()
  await expectErrorPage(page)
})

test('8.5 so does a broken dialog of another island @further', async ({
  page
}) => {
  await breakComponents(page, 'confirm-dialog')
  await page.goto('/users')
  await expectScreen(page, 'Users')
  await askIn(page)
  await expectErrorPage(page)
})

test('8.5 an open dialog does not stay over the error page @further', async ({
  page
}) => {
  await breakComponents(page, 'confirm-dialog')
  await page.goto('/users')
  await page
    .getByRole('button', { name: /^All balances of/u })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await askIn(page)
  await expectErrorPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('8.5 an open question does not stay over the error page @further', async ({
  page
}) => {
  await breakComponents(page, 'users-screen')
  await page.goto('/admins')
  await expectScreen(page, 'Admins')
  await askIn(page, { modal: false })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expectErrorPage(page)
})

for (const [name, thrown, shown] of [
  [
    'a status of its own is shown',
    `Object.assign(new Error('${TEXT}'), { statusCode: 403 })`,
    { ...broken, code: '403' }
  ],
  [
    'a message of its own is shown',
    `Object.assign(new Error('${TEXT}'), { statusMessage: 'No Dice' })`,
    { ...broken, message: 'No Dice' }
  ],
  ['a text that is thrown is described', `'${TEXT}'`, broken]
] as const) {
  test(`2.7 ${name} @further`, async ({ page }) => {
    await breakComponents(page, 'users-screen', thrown)
    await page.goto('/admins')
    // Before that a link leads to another document.
    await expectScreen(page, 'Admins')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expectErrorPage(page, shown)
  })
}

test('2.7 a 404 while rendering leads home @further', async ({ page }) => {
  const thrown = `Object.assign(new Error('${TEXT}'), { statusCode: 404 })`
  await breakComponents(page, 'users-screen', thrown)
  await page.goto('/games')
  await expectScreen(page, 'Games')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  const message = 'Page Not Found'
  await expectErrorPage(page, { ...broken, code: '404', message })
  await page.getByRole('link', { name: 'Go to admins' }).click()
  await expect(page).toHaveURL('/admins')
  await expectScreen(page, 'Admins')
})

test('8.5 an effect that breaks is the error page (NET-20) @further', async ({
  page
}) => {
  await breakComponents(page, 'users-screen', undefined, THROWS_IN_EFFECT)
  await page.goto('/admins')
  await expectScreen(page, 'Admins')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expectErrorPage(page)
})

for (const [place, statement] of [
  ['a handler', `throw new Error('${TEXT}')`],
  ['a promise', `void Promise.reject(new Error('${TEXT}'))`]
] as const) {
  test(`8.5 an error in ${place} is the error page, however often, and Back leaves it (NET-20) @further`, async ({
    page
  }) => {
    await breakKeys(page, statement)
    await page.goto('/admins')
    await expectScreen(page, 'Admins')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expectScreen(page, 'Users')
    for (const _ of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.keyboard.press('F8')
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expectErrorPage(page)
    }
    await page.goBack()
    await expectScreen(page, 'Admins')
  })
}

test('an error of an extension leaves the page alone (NET-20)', async ({
  page
}) => {
  await page.goto('/users')
  await expectScreen(page, 'Users')
  await page.evaluate(text => {
    dispatchEvent(
      new ErrorEvent('error', {
        error: new Error(text),
        filename: 'chrome-extension://abc/content.js'
      })
    )
    const rejected = new Error(text)
    rejected.stack = `Error: ${text}\n    at chrome-extension://abc/inpage.js:1:1`
    void Promise.reject(rejected)
  }, TEXT)
  await expectScreen(page, 'Users')
})
