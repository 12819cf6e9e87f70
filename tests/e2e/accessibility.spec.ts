import { testBarriers } from '../support/barriers.ts'
import { quietSights } from '../support/sights/all-sights.ts'
import { test } from '../support/test.ts'

// A trace would copy every page that is looked at.
test.use({ trace: 'off' })

testBarriers(quietSights)
