import type { Page } from '@playwright/test'

import { expectSignIn } from '../support/alive.ts'
import type { ApiControl } from '../support/reference-api.ts'
import { expect, test } from '../support/test.ts'

const areas = ['Users', 'Games', 'System wallets', 'Wallet transactions']
const paths = [
  '/admins',
  '/users',
  '/games',
  '/system-wallets',
  '/users/42/transactions',
  '/system-wallets/transactions'
]

/** The calls that find out who the visitor is, oldest first. */
async function checks(api: ApiControl): Promise<string[]> {
  return (await api.log())
    .map(({ method, path }) => `${method} ${path}`)
    .filter(call => call === 'POST admin/refresh' || call === 'GET admin')
}

async function expectRows(page: Page): Promise<void> {
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

test('a move between screens costs no refresh, a load costs one (REF-15) @further', async ({
  page,
  api,
  signIn
}) => {
  await signIn(page)
  await api.faults.clear()
  await page.goto('/admins')
  await expectRows(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const name of areas) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await expectRows(page)
  }
  expect(await checks(api)).toEqual(['POST admin/refresh', 'GET admin'])

  for (const path of paths) {
    await api.faults.clear()
    await page.goto(path)
    await expectRows(page)
    expect(await checks(api), path).toEqual(['POST admin/refresh', 'GET admin'])
  }
})

test('a guest is asked for once on his way to the login (REF-15) @further', async ({
  page,
  api
}) => {
  await page.goto('/users')
  await expect(page).toHaveURL('/login')
  await expectSignIn(page)
  expect(await checks(api)).toEqual(['POST admin/refresh', 'GET admin'])
  await page.reload()
  await expect.poll(() => checks(api)).toHaveLength(4)
})
