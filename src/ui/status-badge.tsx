import type { JSX, ReactNode } from 'react'

import type { StatusLook } from '../format/status.ts'

interface StatusBadgeProps {
  /** The look of the status, `undefined` for one this build does not know. */
  look: StatusLook | undefined
  /** The status as it came, shown when it has no look. */
  raw: ReactNode
  /** The filled form, for headings only. */
  pill?: boolean | undefined
}

/** A dot and a word. Shape says the phase, colour the tone. */
export function StatusBadge({
  look,
  raw,
  pill = false
}: StatusBadgeProps): JSX.Element {
  return (
    <span
      className={pill ? 'badge pill' : 'badge'}
      data-tone={look?.tone ?? 'mute'}
      data-phase={look?.phase ?? 'settled'}
    >
      {look ? look.word : <span className="mono">{raw}</span>}
    </span>
  )
}
