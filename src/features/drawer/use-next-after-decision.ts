import { useEffect, useEffectEvent, useRef } from 'react'

import { onChange } from '../../stores/changes.ts'
import type { DrawerProps } from './drawer-props.ts'

/** A row that is decided, and so leaves the list, gives way to the next one. */
export function useNextAfterDecision({
  open,
  id,
  row,
  canStep,
  onStep,
  onClose
}: DrawerProps<unknown>): void {
  const decided = useRef<unknown>(undefined)
  const note = useEffectEvent((changed: string | undefined) => {
    // Details that come before the list say that something has changed, too.
    if (changed === undefined) return
    decided.current = open && changed === id ? row : undefined
  })
  const look = useEffectEvent((now: unknown) => {
    const before = decided.current
    if (before === undefined || before === now) return
    decided.current = undefined
    if (!open || now !== undefined) return
    if (canStep.next) onStep(1)
    else onClose()
  })
  useEffect(() => onChange(changed => note(changed)), [])
  useEffect(() => look(row), [row])
}
