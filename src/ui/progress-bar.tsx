import type { JSX } from 'react'

interface ProgressBarProps {
  label: string
  value: number
  /** Left out, how far it is cannot be told, and the bar says only "busy". */
  max?: number | undefined
}

/** How far something is. The element brings its role and its values along. */
export function ProgressBar({
  label,
  value,
  max
}: ProgressBarProps): JSX.Element {
  return (
    <progress
      className="progress-bar"
      aria-label={label}
      {...(max === undefined ? {} : { value, max: Math.max(max, 1) })}
    />
  )
}
