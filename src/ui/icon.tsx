import type { JSX } from 'react'

interface IconProps {
  /** One of `icons.ts`. */
  path: string
  /** In px. */
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
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}
