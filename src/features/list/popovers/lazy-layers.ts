import type { ReactNode } from 'react'

import { lazyPart } from '../../page/lazy-part.tsx'
import type { SelectionProps } from '../selection-layer.tsx'
import type * as layers from './layers.ts'

/** All popovers of a list are one file. */
export const loadLayers = (): Promise<typeof layers> => import('./layers.ts')

export const AddList = lazyPart(async () => (await loadLayers()).AddList)
export const ColumnsLayer = lazyPart(
  async () => (await loadLayers()).ColumnsLayer
)
export const FilterEditor = lazyPart(
  async () => (await loadLayers()).FilterEditor
)
export const RadioList = lazyPart(async () => (await loadLayers()).RadioList)
const AnySelectionLayer = lazyPart(
  async () => (await loadLayers()).SelectionLayer
)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's lazy parts are of no type that stays open
export const SelectionLayer = AnySelectionLayer as unknown as <Row>(
  props: SelectionProps<Row>
) => ReactNode

export const SaveViewForm = lazyPart(
  async () => (await loadLayers()).SaveViewForm
)
export const ViewChoices = lazyPart(
  async () => (await loadLayers()).ViewChoices
)
