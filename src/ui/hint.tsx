import type { ComponentProps, JSX } from 'react'

import { Icon } from './icon.tsx'
import { circleAlertIcon, triangleAlertIcon } from './icons.ts'

interface HintProps extends ComponentProps<'p'> {
  tone?: 'warn' | 'neg' | undefined
}

const TONE = { warn: 'text-warn-text', neg: 'text-neg-text' }

/** What is said below a field. */
export function Hint({ tone, children, ...rest }: HintProps): JSX.Element {
  return (
    <p
      {...rest}
      className={`flex items-center gap-1.5 text-sm/4 wrap-anywhere ${tone ? TONE[tone] : 'text-ink-3'}`}
    >
      {tone && (
        <Icon
          path={tone === 'neg' ? circleAlertIcon : triangleAlertIcon}
          size={14}
        />
      )}
      {children}
    </p>
  )
}
