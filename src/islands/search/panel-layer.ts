import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from '../../stores/document-singleton.ts'

/** What lies over any screen: the palette, or the list of shortcuts. */
export type PanelLayer = 'none' | 'palette' | 'shortcuts'

const $state = documentSingleton('panel-layer', () => atom<PanelLayer>('none'))
const early = documentSingleton('typed-early', () => ({ text: '' }))

/** Which of the two is open. */
export const $panelLayer: ReadableAtom<PanelLayer> = $state

/** Opens one of the two, or closes the open one. */
export function showLayer(layer: PanelLayer): void {
  early.text = ''
  $state.set(layer)
}

/** Keeps a letter for the palette, which is asked for and has not come yet. */
export function typeEarly(letter: string): void {
  early.text += letter
}

/** What has been typed for the palette so far; it is asked for once. */
export function takeTypedEarly(): string {
  const { text } = early
  early.text = ''
  return text
}
