import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Props {
  as?: 'output' | 'div'
  lines: number
}

export function DetailSkeleton({
  as: Element = 'output',
  lines
}: Props): ReactNode {
  return (
    <Element className="grid gap-6 py-4" data-slot="detail-skeleton">
      <span className="sr-only">{messages.drawer.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="line" />
      ))}
    </Element>
  )
}
