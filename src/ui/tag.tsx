import type { JSX, ReactNode } from 'react'

export function Tag({ children }: { children: ReactNode }): JSX.Element {
  return (
    <span className="inline-flex h-4.5 flex-none items-center rounded-sm bg-mute-tint px-1.5 text-xs text-ink-2 forced-line">
      {children}
    </span>
  )
}
