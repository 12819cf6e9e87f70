import {
  balancesOpener,
  boxOf,
  button,
  confirm,
  dialog,
  drag,
  expectCentred,
  openBalances,
  openUsers
} from '../support/dialogs.ts'
import { nextFrame } from '../support/frames.ts'
import { answersIn, askIn } from '../support/panel-events.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await openUsers(page)
})

test('4.7 4.8 9.7 the confirm dialog is a modal alertdialog that cannot be maximised', async ({
  page
}) => {
  await askIn(page)
  await expect(confirm(page)).toHaveAttribute('aria-modal', 'true')
  await expect(confirm(page)).toHaveAccessibleName('Ban?')
  await expect(confirm(page)).toHaveAccessibleDescription(
    'He cannot play any more.'
  )
  await expect(button(page, 'Maximise')).toHaveCount(0)
  expectCentred(await boxOf(confirm(page)), page)
  await drag(confirm(page), { x: 30, y: 30 })
  await expect(confirm(page)).toBeVisible()
})

for (const [focus, name] of [
  [undefined, 'Yes'],
  ['accept', 'Yes'],
  ['reject', 'No'],
  ['none', 'Close']
] as const) {
  test(`9.7 with defaultFocus ${focus ?? 'left out'} focuses ${name} @further`, async ({
    page
  }) => {
    await askIn(page, focus ? { defaultFocus: focus } : {})
    await expect(button(page, name)).toBeFocused()
  })
}

test('9.7 the confirm dialog keeps focus and pointer away from the page @further', async ({
  page
}) => {
  await askIn(page)
  const focused = new Set<string>()
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key)
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    focused.add(await confirm(page).locator(':focus').innerText())
  }
  expect(focused.size).toBeGreaterThan(1)
  const search = await boxOf(page.locator('input[type=search]'))
  await page.mouse.click(search.x + 20, search.y + 10)
  await page.keyboard.type('x')
  await expect(page.locator('input[type=search]')).toHaveValue('')
  await expect(page).toHaveURL('/users')
})

test('9.7 with modal false leaves the page usable @further', async ({
  page
}) => {
  await askIn(page, { modal: false })
  await expect(confirm(page)).toHaveAttribute('aria-modal', 'false')
  await page.getByRole('searchbox').fill('an')
  await expect(page).toHaveURL('/users?search=an')
  await expect(confirm(page)).toBeVisible()
})

test('4.7 only one in front of a dialog hears Escape @further', async ({
  page
}) => {
  await openBalances(page)
  await askIn(page)
  await expect(button(page, 'Yes')).toBeFocused()
  // Radix knows a render after the focus which dialog is in front.
  await nextFrame(page)
  await page.keyboard.press('Escape')
  await expect(confirm(page)).toHaveCount(0)
  await expect(button(page, 'Maximise')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(balancesOpener(page)).toBeFocused()
})

test('4.7 of a group without a host does not open @further', async ({
  page
}) => {
  await askIn(page, { group: 'nowhere' })
  await askIn(page, { header: 'Here?' })
  await expect(confirm(page)).toHaveAccessibleName('Here?')
  expect(await answersIn(page)).toEqual(['Here?: onShow'])
})
