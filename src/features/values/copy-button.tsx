import { type ReactNode, useEffect, useState } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon, copyIcon } from '../../ui/icons.ts'
import { useCommand } from '../page/use-command.ts'
import { CopyByHand } from './copy-by-hand.tsx'
import { UntrustedText } from './untrusted-text.tsx'

/** How long the result of a copy is shown, in ms. */
export const COPIED_MS = 2000
/** Enough to recognise an id, or whose link it is; in UTF-16 units. */
const MOST_NAMED = 40

/** In a line of text the icon is small and its target is not. */
const IN_TEXT =
  '[&_button]:-my-0.5 [&_button]:h-6 [&_button]:text-ink-3 [&_button_svg]:size-3.5 pointer-coarse:[&_button]:-my-2 pointer-coarse:[&_button]:h-9'

const PLACE = {
  line: 'relative',
  text: `relative ${IN_TEXT}`,
  corner: 'absolute end-1 top-1'
}

interface Props {
  label: string
  text: () => string
  icon?: ReactNode
  place?: keyof typeof PLACE
  /** Also registers it in the command palette, under its label. */
  isCommand?: boolean
}

type Result = { kind: 'none' } | { kind: 'copied' | 'denied'; text: string }

export function CopyButton(props: Props): ReactNode {
  const { label, text, icon, place = 'line', isCommand = false } = props
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
      setResult({ kind: 'copied', text: wanted })
    } catch {
      setResult({ kind: 'denied', text: wanted })
    }
  }
  useCommand(isCommand ? { label, run: () => void copy() } : undefined)
  return (
    <span className={`inline-flex flex-none ${PLACE[place]}`}>
      <IconButton label={label} size="sm" onClick={() => void copy()}>
        {result.kind === 'copied' ? (
          <Icon path={checkIcon} />
        ) : (
          (icon ?? <Icon path={copyIcon} />)
        )}
      </IconButton>
      {/* Said beside the icon, without taking any room. */}
      <output className="pointer-events-none absolute end-0 top-full z-menu rounded-sm bg-inverse px-1.5 text-xs/5 whitespace-nowrap text-ink-inverse">
        {result.kind === 'copied' && (
          <>
            {messages.drawer.copied}{' '}
            <UntrustedText text={result.text} most={MOST_NAMED} />
          </>
        )}
      </output>
      {result.kind === 'denied' && (
        <CopyByHand
          text={result.text}
          onDone={() => setResult({ kind: 'none' })}
        />
      )}
    </span>
  )
}
