import type { JSX } from 'react'

interface IconProps {
  /** On a 24 by 24 grid, see `icon-paths.ts`. */
  path: string
  /** In px. */
  size?: 14 | 16
}

export function Icon({ path, size = 16 }: IconProps): JSX.Element {
  return (
    <svg
      className="icon-path"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}
