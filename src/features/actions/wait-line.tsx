import type { ReactNode } from 'react'

import { Spinner } from '../../ui/spinner.tsx'

export function WaitLine({ text }: { text: string }): ReactNode {
  return (
    <p className="action-wait">
      <Spinner />
      {text}
    </p>
  )
}
