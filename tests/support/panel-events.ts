import type { Page } from '@playwright/test'

import type { PanelEvent, PanelEvents } from '../../src/stores/events.ts'
import type { ConfirmOptions } from '../../src/ui/dialog/confirm-options.ts'
import { expectAlive } from './alive.ts'

/** What of a confirm's options can be handed to the page. */
type Question = Omit<
  ConfirmOptions,
  'message' | 'header' | 'icon' | 'accept' | 'reject' | 'onShow' | 'onHide'
> & {
  header?: string
  message?: string
  /** What accepting does, beside being recorded. */
  onAccept?: 'throws' | 'asks again'
}

interface Entry {
  call: (payload?: unknown) => void
}

type Listeners = Record<PanelEvent, Set<Entry>>

/** Who hears of events is there when the last island is. */
async function alive(page: Page): Promise<void> {
  await expectAlive(page)
}

/** Emits an event on the page's bus, as any module of the page does. */
export async function emitIn<Name extends PanelEvent>(
  page: Page,
  name: Name,
  payload?: PanelEvents[Name]
): Promise<void> {
  await alive(page)
  await page.evaluate(
    ([event, value]) => {
      const key = Symbol.for('panel.events')
      const listeners = Reflect.get(globalThis, key) as Listeners
      for (const { call } of listeners[event]) call(value)
    },
    [name, payload] as const
  )
}

/** Asks a question in the page; `answersIn` tells what its callbacks heard. */
export async function askIn(
  page: Page,
  question: Question = {}
): Promise<void> {
  await alive(page)
  await page.evaluate(
    ({ onAccept, ...options }) => {
      const key = Symbol.for('panel.events')
      const listeners = Reflect.get(globalThis, key) as Listeners
      const answers = (Reflect.get(globalThis, 'answers') ?? []) as string[]
      Reflect.set(globalThis, 'answers', answers)
      const ask = (asked: typeof options, accepted?: () => void): void => {
        const record = (name: string) => () => {
          answers.push(`${asked.header}: ${name}`)
          if (name === 'accept') accepted?.()
        }
        for (const { call } of listeners.confirm) {
          call({
            ...asked,
            accept: record('accept'),
            reject: record('reject'),
            onShow: record('onShow'),
            onHide: record('onHide')
          })
        }
      }
      ask(options, () => {
        if (onAccept === 'throws') throw new Error('accepting failed')
        if (onAccept === 'asks again') ask({ ...options, header: 'Sure?' })
      })
    },
    { header: 'Ban?', message: 'He cannot play any more.', ...question }
  )
}

/** What the callbacks of the page's questions heard, oldest first. */
export function answersIn(page: Page): Promise<string[]> {
  return page.evaluate(
    () => (Reflect.get(globalThis, 'answers') ?? []) as string[]
  )
}
