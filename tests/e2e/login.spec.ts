import { expect, test } from '../support/test.ts'

test('7.3 a field that the server refuses is named at the field', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 422/u)
  const detail = 'This address belongs to a player.'
  await api.faults.set([
    {
      path: 'admin/login',
      fault: {
        status: 422,
        body: { title: 'Not right', errors: [{ pointer: '/email', detail }] }
      }
    }
  ])
  await page.goto('/login')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await email.fill('marta@example.com')
  await password.fill('roll-the-dice')
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(email).toHaveAccessibleDescription(detail)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await expect(password).toHaveValue('roll-the-dice')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
