import type { JSX } from 'react'

interface IconProps {
  /** A path on a field of 24 by 24: `icon-paths.ts`. */
  path: string
  /** The edge in px. */
  size?: 14 | 16
}

/** A drawing of one path, for what stands in every row. Decoration. */
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
