import { messages } from '../../src/messages.ts'
import { serveBareAnswers } from '../support/bare-api.ts'
import { listScreen, listScreens, openList } from '../support/list-screens.ts'
import { drawerOf } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

/** What would be said of what nobody has said. */
const FALSE_WORDS =
  /no change\b|not settled|never|nothing (?:reserved|has settled)|\b0 (?:wallets|settled)|no name|\bnet\b|\bsystem\b(?! (?:wallet|account))/iu

const ledger = listScreen('wallet transactions')

test('a ledger names what has not settled where the API says so @further', async ({
  page,
  signIn
}) => {
  await signIn(page)
  await openList(page, ledger, '?type=deposit&createdAt=any')
  const main = page.getByRole('main')
  await expect(main).toContainText('not settled')
  await expect(main).toContainText('Net')
})

test('no screen and no drawer makes up what an API does not send @further', async ({
  page,
  signIn
}) => {
  test.slow()
  await serveBareAnswers(page)
  await signIn(page)
  for (const screen of listScreens) {
    await openList(page, screen, '?createdAt=any')
    await expect(page.locator('main [data-slot=skeleton]')).toHaveCount(0)
    const main = await page.getByRole('main').innerText()
    expect(main, screen.name).not.toMatch(FALSE_WORDS)
    await page.locator('tr[data-row] a').first().click()
    const drawer = drawerOf(page)
    await expect(drawer.getByText(messages.drawer.rawJson)).toBeVisible()
    await expect(drawer.locator('[data-slot=skeleton]')).toHaveCount(0)
    expect(await drawer.innerText(), screen.name).not.toMatch(FALSE_WORDS)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, ledger, '?createdAt=any')
  const line = page.locator('tr[data-row] [data-card="line"]').first()
  await expect(line).toBeHidden()
})
