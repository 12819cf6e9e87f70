import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

import { messages } from '../messages.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** How long a copy button says what became of the copy, in ms. */
export const COPIED_MS = 2000

interface Props {
  /** What the button does: "Copy id". */
  label: string
  /** What is copied, made when it is asked for. */
  text: () => string
  /** In place of the two sheets. */
  icon?: ReactNode
}

/** A small button that copies a text, and says whether it could. */
export function CopyButton({ label, text, icon }: Props): ReactNode {
  const [result, setResult] = useState<'none' | 'copied' | 'denied'>('none')

  useEffect(() => {
    if (result === 'none') return
    const timer = setTimeout(() => setResult('none'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text())
      setResult('copied')
    } catch {
      setResult('denied')
    }
  }
  const { copied, notCopied } = messages.drawer
  const said = { none: '', copied, denied: notCopied }[result]
  return (
    <span className="copy-id">
      <IconButton label={label} size="sm" onClick={() => void copy()}>
        {result === 'copied' ? (
          <Check strokeWidth={1.75} aria-hidden />
        ) : (
          (icon ?? <Copy strokeWidth={1.75} aria-hidden />)
        )}
      </IconButton>
      <output>{said}</output>
    </span>
  )
}
