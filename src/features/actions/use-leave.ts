import { useEffect, useRef } from 'react'

import { $confirm, askConfirm } from '../../stores/confirm.ts'
import { emit } from '../../stores/events.ts'

/** What would be lost, as it is asked. */
interface Loss {
  title: string
  text: string
  accept: string
  reject: string
}

/**
 * Returns a function that leaves, and asks first if anything would be lost.
 * The question is withdrawn with the end of `active`.
 */
export function useLeave(
  active: boolean,
  leave: () => void
): (loss: Loss | undefined) => void {
  const asked = useRef<number>(undefined)
  useEffect(() => {
    const open = $confirm.get()
    if (!active && open && open.id === asked.current) emit('close')
  }, [active])
  return loss => {
    if (!loss) return leave()
    askConfirm({
      header: loss.title,
      message: loss.text,
      acceptLabel: loss.accept,
      rejectLabel: loss.reject,
      tone: 'danger',
      defaultFocus: 'reject',
      accept: leave
    })
    asked.current = $confirm.get()?.id
  }
}
