import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from '../../stores/document-singleton.ts'

export type PanelLayer = 'none' | 'palette' | 'shortcuts'

const $state = documentSingleton('panel-layer', () => atom<PanelLayer>('none'))
const queued = documentSingleton('queued-text', () => ({ text: '' }))

export const $panelLayer: ReadableAtom<PanelLayer> = $state

export function showLayer(layer: PanelLayer): void {
  queued.text = ''
  $state.set(layer)
}

/** Queues a letter typed before the palette has loaded. */
export function queueLetter(letter: string): void {
  queued.text += letter
}

export function consumeQueuedText(): string {
  const { text } = queued
  queued.text = ''
  return text
}
