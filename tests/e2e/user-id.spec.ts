import type { StandingFault } from '../../src/programs/reference-api/http/fault.ts'
import { furtherUnless } from '../support/further.ts'
import { expect, test } from '../support/test.ts'

/** Faults that give the API one user, whose id has a slash. */
function slashedUser(): StandingFault[] {
  const user = {
    id: 'a/b',
    displayName: 'Slash',
    status: 'active',
    balances: [],
    createdAt: '2026-01-01T00:00:00Z'
  }
  const pageOf = (data: object[]): object => ({
    data,
    meta: {
      page: 1,
      limit: 25,
      total: data.length,
      totalPages: 1,
      hasMore: false,
      asOf: user.createdAt
    }
  })
  return [
    { path: 'users', fault: { shape: pageOf([user]) } },
    { path: 'users/a%2Fb', fault: { shape: user } },
    { path: 'users/a%2Fb/transactions', fault: { shape: pageOf([]) } }
  ]
}

for (const id of ['%', 'a%2', '%E0%A4%A']) {
  test(`2.4 2.6 8.1 the id ${id}, which cannot be decoded, is a 404 (INJ-3)${furtherUnless(id === '%')}`, async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 404/u)
    const path = `/users/${id}/transactions`
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      `Page not found: ${path}`
    )
    await expect(page).toHaveURL(path)
    expect(await api.log()).toEqual([])
  })
}

test('2.4 an id with a slash keeps it through link, reload and load (INJ-3)', async ({
  page,
  api,
  signIn
}) => {
  await signIn(page)
  await api.faults.set(slashedUser())
  const path = '/users/a%2Fb/transactions'
  const expectUser = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slash')
    await expect(
      page.getByRole('heading', { name: 'No transactions yet' })
    ).toBeVisible()
    await expect(page).toHaveURL(path)
    const asked = (await api.log()).map(call => call.path)
    expect(asked).toContain('users/a%2Fb')
    expect(asked).toContain('users/a%2Fb/transactions')
    await api.faults.clear()
    await api.faults.set(slashedUser())
  }
  await page.goto('/users')
  const name = page.getByRole('link', { name: 'Slash', exact: true })
  await expect(name).toHaveAttribute('href', '/users?open=a/b')
  const link = page.getByRole('link', { name: 'Transactions of Slash' })
  await expect(link).toHaveAttribute('href', path)
  await name.hover()
  await link.click()
  await expectUser()
  await page.reload()
  await expectUser()
  await page.goto('/games')
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expectUser()
})
