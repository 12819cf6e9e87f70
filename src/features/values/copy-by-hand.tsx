import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { messages } from '../../messages.ts'

interface Props {
  text: string
  onDone: () => void
}

/** A selected text to copy by hand where the clipboard refused it. */
export function CopyByHand({ text, onDone }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape would also close a dialog below.
    event.stopPropagation()
    onDone()
  })
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
    addEventListener('keydown', handleKey, true)
    return () => removeEventListener('keydown', handleKey, true)
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
