import type { ReactNode } from 'react'

interface Props {
  start: ReactNode
  children: ReactNode
}

/** On a phone it leaves room for the brand, or its mark, and the account. */
export function TopBar({ start, children }: Props): ReactNode {
  return (
    <div className="flex h-topbar flex-none items-center gap-1 border-b border-line ps-gutter pe-4 max-md:sticky max-md:top-0 max-md:z-bar max-md:justify-end max-md:bg-surface max-md:ps-37 max-md:pe-24 max-sm:pe-touch max-xs:ps-13.5 print:hidden">
      {start}
      <span className="grow" />
      {children}
    </div>
  )
}
