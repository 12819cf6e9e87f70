import type { ReactNode } from 'react'

/** Where there is little room, one may end the first line instead. */
export function SelectionSeparator({
  endsLine = false
}: {
  endsLine?: boolean
}): ReactNode {
  return (
    <span
      className={`mx-2 h-5 w-px flex-none bg-ink-inverse-2 opacity-40 ${endsLine ? 'max-lg:mx-0 max-lg:h-0 max-lg:basis-full' : 'max-lg:hidden'}`}
    />
  )
}
