import type { ReactNode } from 'react'

export function WaitLine({ text }: { text: string }): ReactNode {
  return (
    <p className="action-wait">
      <span className="spin" aria-hidden="true" />
      {text}
    </p>
  )
}
