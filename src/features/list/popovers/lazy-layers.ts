import type { ReactNode } from 'react'

import { lazyComponent } from '../../page/lazy-component.tsx'
import type { SelectionProps } from '../selection-layer.tsx'
import type * as layers from './layers.ts'

/** All popovers of a list are one file. */
export const loadLayers = (): Promise<typeof layers> => import('./layers.ts')

export const AddList = lazyComponent(async () => (await loadLayers()).AddList)
export const ColumnsLayer = lazyComponent(
  async () => (await loadLayers()).ColumnsLayer
)
export const FilterEditor = lazyComponent(
  async () => (await loadLayers()).FilterEditor
)
export const RadioList = lazyComponent(
  async () => (await loadLayers()).RadioList
)
const AnySelectionLayer = lazyComponent(
  async () => (await loadLayers()).SelectionLayer
)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's lazy parts are of no type that stays open
export const SelectionLayer = AnySelectionLayer as unknown as <Row>(
  props: SelectionProps<Row>
) => ReactNode

export const SaveViewForm = lazyComponent(
  async () => (await loadLayers()).SaveViewForm
)
export const ViewChoices = lazyComponent(
  async () => (await loadLayers()).ViewChoices
)
/** Of the top bar, and rarely opened: a file of its own. */
export const ZoneLayer = lazyComponent(
  async () => (await import('./zone-layer.tsx')).ZoneLayer
)
