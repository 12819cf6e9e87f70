import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from '../../stores/document-singleton.ts'

export type PanelLayer = 'none' | 'palette' | 'shortcuts'

const $state = documentSingleton('panel-layer', () => atom<PanelLayer>('none'))
const early = documentSingleton('typed-early', () => ({ text: '' }))

export const $panelLayer: ReadableAtom<PanelLayer> = $state

export function showLayer(layer: PanelLayer): void {
  early.text = ''
  $state.set(layer)
}

/** Queues a letter typed before the palette has loaded. */
export function typeEarly(letter: string): void {
  early.text += letter
}

export function takeTypedEarly(): string {
  const { text } = early
  early.text = ''
  return text
}
