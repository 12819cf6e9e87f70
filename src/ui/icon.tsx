import type { JSX } from 'react'

import { rem } from './rem.ts'

interface IconProps {
  /** One of `icons.ts`. */
  path: string
  /** In px at a default font size of 16 px. */
  size?: 12 | 14 | 16
  className?: string
}

export function Icon({
  path,
  size = 16,
  className = ''
}: IconProps): JSX.Element {
  return (
    <svg
      className={`icon-path ${className}`.trimEnd()}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 24 24"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}
