import type { JSX, ReactNode } from 'react'

interface TagProps {
  /** As high as its text, in the value of a fact. */
  wraps?: boolean | undefined
  children: ReactNode
}

export function Tag({ wraps = false, children }: TagProps): JSX.Element {
  return (
    <span
      className={`inline-flex items-center rounded-sm bg-mute-tint px-1.5 text-xs text-ink-2 forced-line ${wraps ? 'min-h-4.5 max-w-full flex-initial self-center wrap-anywhere whitespace-normal' : 'h-4.5 flex-none'}`}
    >
      {children}
    </span>
  )
}
