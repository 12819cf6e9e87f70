import type { ComponentType, ReactNode } from 'react'

import {
  type LazyComponent,
  lazyComponent
} from '../../page/lazy-component.tsx'
import type { SelectionProps } from '../selection-layer.tsx'
import type * as layers from './layers.ts'

/** All popovers of a list are one file. */
export const loadLayers = (): Promise<typeof layers> => import('./layers.ts')

function lazyLayer<Props extends object>(
  pick: (from: typeof layers) => ComponentType<Props>
): LazyComponent<Props> {
  return lazyComponent(async () => pick(await loadLayers()))
}

export const AddList = lazyLayer(from => from.AddList)
export const ColumnsLayer = lazyLayer(from => from.ColumnsLayer)
export const FilterEditor = lazyLayer(from => from.FilterEditor)
export const RadioList = lazyLayer(from => from.RadioList)
export const SaveViewForm = lazyLayer(from => from.SaveViewForm)
export const ViewChoices = lazyLayer(from => from.ViewChoices)

const AnySelectionLayer = lazyLayer(from => from.SelectionLayer)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's lazy parts are of no type that stays open
export const SelectionLayer = AnySelectionLayer as unknown as <Row>(
  props: SelectionProps<Row>
) => ReactNode

/** Of the top bar, and rarely opened: a file of its own. */
export const ZoneLayer = lazyComponent(
  async () => (await import('./zone-layer.tsx')).ZoneLayer
)
