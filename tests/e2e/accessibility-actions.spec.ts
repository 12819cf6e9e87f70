import { testBarriers } from '../support/barriers.ts'
import { actionSights } from '../support/sights/all-sights.ts'
import { test } from '../support/test.ts'

// A trace would copy every page that is looked at.
test.use({ trace: 'off', world: 'action sights' })

testBarriers(actionSights)
