import { formLayers } from '../support/action-form-layers.ts'
import { outcomeLayers } from '../support/action-outcome-layers.ts'
import { expectNoViolation } from '../support/barriers.ts'
import { test } from '../support/test.ts'

// A trace would copy every page that is looked at.
test.use({ trace: 'off', world: 'action layers' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const layer of [...formLayers, ...outcomeLayers]) {
  test(`finds no barrier in ${layer.name}`, async ({
    page,
    api,
    pageErrors
  }) => {
    if (layer.errors) pageErrors.allow(layer.errors)
    await page.goto(layer.path)
    await layer.show(page, api)
    await expectNoViolation(page)
  })
}
