import type { JSX, ReactNode } from 'react'

import type { StatusAppearance } from '../format/status.ts'

interface StatusBadgeProps {
  /** `undefined` for a status that this build does not know. */
  appearance: StatusAppearance | undefined
  raw: ReactNode
  /** For headings only. */
  pill?: boolean | undefined
}

/** Its shape is the phase, its colour the tone. */
export function StatusBadge({
  appearance,
  raw,
  pill = false
}: StatusBadgeProps): JSX.Element {
  return (
    <span
      className={pill ? 'badge pill' : 'badge'}
      data-tone={appearance?.tone ?? 'mute'}
      data-phase={appearance?.phase ?? 'settled'}
    >
      {appearance ? appearance.word : <span className="mono">{raw}</span>}
    </span>
  )
}
