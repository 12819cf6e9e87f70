import { lazyPart } from '../lazy-part.tsx'
import type * as layers from './layers.ts'

/** Loads all that opens below the buttons of a list: one file has it. */
export const loadLayers = (): Promise<typeof layers> => import('./layers.ts')

export const AddList = lazyPart(async () => (await loadLayers()).AddList)
export const ColumnsLayer = lazyPart(
  async () => (await loadLayers()).ColumnsLayer
)
export const FilterEditor = lazyPart(
  async () => (await loadLayers()).FilterEditor
)
export const RadioList = lazyPart(async () => (await loadLayers()).RadioList)
export const SaveViewForm = lazyPart(
  async () => (await loadLayers()).SaveViewForm
)
export const ViewChoices = lazyPart(
  async () => (await loadLayers()).ViewChoices
)
