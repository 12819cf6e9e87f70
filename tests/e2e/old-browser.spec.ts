import { messages } from '../../src/messages.ts'
import { expectSignIn } from '../support/alive.ts'
import { furtherUnless } from '../support/further.ts'
import { expect, test } from '../support/test.ts'

/** What a panel does that calls what is not there is its own affair. */
const ANY_ERROR = /./u

for (const path of ['/login', '/users', '/nope']) {
  for (const [owner, name] of [
    ['AbortSignal', 'any'],
    ['URL', 'parse']
  ] as const) {
    test(`a browser without ${owner}.${name} is told on ${path}${furtherUnless(path === '/users' && name === 'any')}`, async ({
      page,
      pageErrors,
      violations
    }) => {
      pageErrors.allow(ANY_ERROR)
      await page.addInitScript(
        ([ownerName, key]) => {
          Reflect.deleteProperty(Reflect.get(globalThis, ownerName), key)
        },
        [owner, name] as const
      )
      await page.goto(path)
      const note = page
        .getByRole('alert')
        .filter({ hasText: messages.oldBrowser })
      await expect(note).toBeVisible()
      await expect(note).toBeInViewport()
      expect(violations).toEqual([])
    })
  }
}

test('a browser that has all of it is told nothing @further', async ({
  page
}) => {
  await page.goto('/login')
  await expectSignIn(page)
  await expect(page.getByText(messages.oldBrowser)).toHaveCount(0)
})
