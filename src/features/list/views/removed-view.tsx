import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState
} from 'react'

import { messages } from '../../../messages.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { viewTabClass } from './view-tab-class.ts'

/** How long a deleted view can be restored, in ms. */
export const UNDO_MS = 6000

interface Props {
  /** Deleted by keyboard: the focused element is gone, so focus moves here. */
  takesFocus: boolean
  onUndo: () => void
  onOver: () => void
}

/** Stays while hovered or focused. */
export function RemovedView({ takesFocus, onUndo, onOver }: Props): ReactNode {
  const [held, setHeld] = useState(false)
  const end = useEffectEvent(() => onOver())
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => end(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [held])

  return (
    <span
      className={`${viewTabClass} gap-1.5 text-ink-2`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {messages.views.removed}
      <button className={linkClass} type="button" ref={button} onClick={onUndo}>
        {messages.views.undo}
      </button>
    </span>
  )
}
