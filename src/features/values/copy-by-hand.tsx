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
    // Over its drawer or page, until it is left.
    <label className="fixed start-1/2 top-3/10 z-toast grid w-90 max-w-[calc(100%-2rem)] -translate-x-1/2 gap-2 floating p-3.5 text-sm text-ink rtl:translate-x-1/2">
      {messages.copyByHand}
      <textarea
        ref={field}
        className="w-full resize-y rounded-md border border-line-strong bg-surface p-2 mono wrap-anywhere"
        readOnly
        rows={2}
        value={text}
        onBlur={onDone}
      />
    </label>
  )
}
