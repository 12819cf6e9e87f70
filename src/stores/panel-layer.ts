import { atom, type ReadableAtom } from 'nanostores'

import { oncePerDocument } from './once.ts'

/** What lies over any screen: the palette, or the list of shortcuts. */
export type PanelLayer = 'none' | 'palette' | 'shortcuts'

const $state = oncePerDocument('panel-layer', () => atom<PanelLayer>('none'))

/** Which of the two is open. */
export const $panelLayer: ReadableAtom<PanelLayer> = $state

/** Opens one of the two, or closes the open one. */
export function showLayer(layer: PanelLayer): void {
  $state.set(layer)
}
