import { formSights } from './form-sights.ts'
import { keySights } from './key-sights.ts'
import { layerSights } from './layer-sights.ts'
import { listSights } from './list-sights.ts'
import { menuSights } from './menu-sights.ts'
import { outcomeSights } from './outcome-sights.ts'
import { pageSights } from './page-sights.ts'
import type { Sight } from './sight.ts'

/** What is only looked at. */
export const quietSights: readonly Sight[] = [
  ...pageSights,
  ...listSights,
  ...menuSights,
  ...layerSights,
  ...keySights
]

/** What actions bring; some change the data of their world. */
export const actionSights: readonly Sight[] = [...formSights, ...outcomeSights]
