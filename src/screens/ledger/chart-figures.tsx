import type { ComponentProps, ReactNode } from 'react'

/**
 * Figures and their chart side by side; one below the other where there is no
 * room, and in one line in a compact list and in a low window.
 */
export function ChartFigures({
  className,
  ...rest
}: ComponentProps<'div'>): ReactNode {
  return (
    <div
      {...rest}
      className={`grid grid-cols-[minmax(0,1fr)_min(37.5rem,45%)] items-start gap-x-6 gap-y-2 max-md:grid-cols-[minmax(0,1fr)_auto] flat:flex flat:min-h-7 flat:flex-wrap flat:items-center flat:gap-y-0 ${className}`}
    />
  )
}
