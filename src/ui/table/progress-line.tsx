import type { JSX } from 'react'

/** New rows are on their way, the old ones stay. */
export function ProgressLine({ hidden }: { hidden: boolean }): JSX.Element {
  return (
    <div
      // Over the heads, which stick, too.
      className="pointer-events-none sticky inset-x-0 top-0 z-[calc(var(--z-sticky)+2)] -mb-0.5 h-0.5 overflow-hidden after:block after:h-full after:w-3/10 after:animate-pass after:bg-felt-text after:forced-color-adjust-none motion-reduce:after:w-full motion-reduce:after:animate-none forced-colors:after:bg-highlight"
      hidden={hidden}
    />
  )
}
