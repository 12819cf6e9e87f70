import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'

export function DetailSkeleton({ lines }: { lines: number }): ReactNode {
  return (
    <output className="detail-skeleton">
      <span className="sr-only">{messages.drawer.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="skeleton" />
      ))}
    </output>
  )
}
