import type { ComponentProps, ReactNode } from 'react'

/**
 * Figures and their chart side by side, each in a place of its own; one below
 * the other where there is no room, and in one line in a compact list.
 */
export function ChartFigures({
  className,
  ...rest
}: ComponentProps<'div'>): ReactNode {
  return (
    <div
      {...rest}
      className={`grid grid-cols-[minmax(0,1fr)_min(600px,50%)] items-end gap-x-6 gap-y-2 max-md:grid-cols-1 max-sm:grid-cols-[minmax(0,1fr)_auto] md:compact:flex md:compact:min-h-7 md:compact:flex-wrap md:compact:items-center md:compact:gap-y-0 ${className}`}
    />
  )
}
