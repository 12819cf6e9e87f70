import { type ReactNode, useEffect, useState } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon, copyIcon } from '../../ui/icons.ts'
import { useCommand } from '../page/use-command.ts'
import { CopyByHand } from './copy-by-hand.tsx'

/** How long the result of a copy is shown, in ms. */
export const COPIED_MS = 2000

interface Props {
  label: string
  text: () => string
  icon?: ReactNode
  /** Also registers it in the command palette, under its label. */
  isCommand?: boolean
}

type Result =
  | { kind: 'none' }
  | { kind: 'copied' }
  | { kind: 'denied'; text: string }

export function CopyButton(props: Props): ReactNode {
  const { label, text, icon, isCommand = false } = props
  const [result, setResult] = useState<Result>({ kind: 'none' })

  useEffect(() => {
    if (result.kind !== 'copied') return undefined
    const timer = setTimeout(() => setResult({ kind: 'none' }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async (): Promise<void> => {
    const wanted = text()
    try {
      await navigator.clipboard.writeText(wanted)
      setResult({ kind: 'copied' })
    } catch {
      setResult({ kind: 'denied', text: wanted })
    }
  }
  useCommand(isCommand ? { label, run: () => void copy() } : undefined)
  return (
    <span className="copy-id">
      <IconButton label={label} size="sm" onClick={() => void copy()}>
        {result.kind === 'copied' ? (
          <Icon path={checkIcon} />
        ) : (
          (icon ?? <Icon path={copyIcon} />)
        )}
      </IconButton>
      <output>{result.kind === 'copied' && messages.drawer.copied}</output>
      {result.kind === 'denied' && (
        <CopyByHand
          text={result.text}
          onDone={() => setResult({ kind: 'none' })}
        />
      )}
    </span>
  )
}
