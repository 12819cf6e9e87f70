import type { ComponentProps, ReactNode } from 'react'

import { Skeleton } from '../../ui/skeleton.tsx'

/** Where the bars are to come. */
export function NetSkeleton(): ReactNode {
  return <Skeleton shape="wide" className="h-25" aria-hidden />
}

/** What is said in place of the bars, as high as they are. */
export function NetProblem(props: ComponentProps<'p'>): ReactNode {
  return (
    <p
      {...props}
      className="flex h-25 flex-wrap items-center gap-2 text-sm text-ink-2"
    />
  )
}
