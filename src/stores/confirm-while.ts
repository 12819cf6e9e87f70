import type { ReactNode } from 'react'

import type { ConfirmOptions } from '../ui/dialog/confirm-options.ts'
import { $confirm, askConfirm } from './confirm.ts'
import { emit } from './events.ts'

/**
 * Opens a confirm; the returned function withdraws it without a callback.
 * `onHide` is called if another confirm replaces it.
 */
export function confirmWhile(options: ConfirmOptions<ReactNode>): () => void {
  let over = false
  const once = (answer: (() => void) | undefined) => (): void => {
    over = true
    answer?.()
  }
  askConfirm({
    ...options,
    accept: once(options.accept),
    reject: once(options.reject),
    onHide: once(options.onHide)
  })
  const id = $confirm.get()?.id
  const isRequested = (): boolean => $confirm.get()?.id === id
  const stop = $confirm.listen(() => {
    if (isRequested()) return
    stop()
    queueMicrotask(() => {
      if (!over) once(options.onHide)()
    })
  })
  return () => {
    over = true
    stop()
    if (isRequested()) emit('close')
  }
}
