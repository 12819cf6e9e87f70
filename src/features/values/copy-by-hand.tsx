import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { messages } from '../../messages.ts'

interface Props {
  text: string
  onDone: () => void
}

/** A text that could not be copied, marked, so that a person can copy it. */
export function CopyByHand({ text, onDone }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null)
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog below would close on it.
    event.stopPropagation()
    onDone()
  })
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
    addEventListener('keydown', hearKey, true)
    return () => removeEventListener('keydown', hearKey, true)
  }, [])
  return (
    <label className="copy-by-hand">
      {messages.copyByHand}
      <textarea
        ref={field}
        className="mono"
        readOnly
        rows={2}
        value={text}
        onBlur={onDone}
      />
    </label>
  )
}
