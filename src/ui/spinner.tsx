import type { JSX } from 'react'

export function Spinner(): JSX.Element {
  return (
    <span
      aria-hidden="true"
      className="size-3.5 flex-none animate-spin rounded-full border-1.5 border-current border-e-transparent motion-reduce:animate-none"
    />
  )
}
