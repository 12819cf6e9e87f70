import type { ReactNode } from 'react'

import type { ConfirmOptions } from '../ui/dialog/confirm-options.ts'
import { documentSingleton } from './document-singleton.ts'
import { reportFailure } from './report-failure.ts'

/** What the page announces, and to whom: see PanelEvents. */
export interface PanelEvents {
  'admin-login': undefined
  /** Of the administrator who was signed in before. */
  'admin-logout': { id: string }
  'need-logout': undefined
  showLoader: { label?: string } | undefined
  hideLoader: undefined
  confirm: ConfirmOptions<ReactNode>
  close: undefined
}

export type PanelEvent = keyof PanelEvents

type Payload<Name extends PanelEvent> = undefined extends PanelEvents[Name]
  ? [payload?: PanelEvents[Name]]
  : [payload: PanelEvents[Name]]

export type Listener<Name extends PanelEvent> = (
  ...payload: Payload<Name>
) => void

// One entry per registration: a function may listen twice.
interface Entry<Name extends PanelEvent> {
  call: Listener<Name>
}

type Listeners = { [Name in PanelEvent]: Set<Entry<Name>> }

const listeners = documentSingleton<Listeners>('events', () => ({
  'admin-login': new Set(),
  'admin-logout': new Set(),
  'need-logout': new Set(),
  showLoader: new Set(),
  hideLoader: new Set(),
  confirm: new Set(),
  close: new Set()
}))

/** Returns an unsubscribe function. */
export function on<Name extends PanelEvent>(
  name: Name,
  listener: Listener<Name>
): () => void {
  const entry = { call: listener }
  listeners[name].add(entry)
  return () => {
    listeners[name].delete(entry)
  }
}

/**
 * Calls listeners synchronously, in order. Errors are reported and do not stop
 * others. Listeners added meanwhile wait; removed ones are not called.
 */
export function emit<Name extends PanelEvent>(
  name: Name,
  ...payload: Payload<Name>
): void {
  const registered = [...listeners[name]]
  for (const entry of registered) {
    if (!listeners[name].has(entry)) continue
    try {
      entry.call(...payload)
    } catch (error) {
      reportFailure(error)
    }
  }
}
