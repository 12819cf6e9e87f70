import type { ReactNode } from 'react'

import { Spinner } from '../../ui/spinner.tsx'

export function WaitLine({ text }: { text: string }): ReactNode {
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <Spinner />
      {text}
    </p>
  )
}
