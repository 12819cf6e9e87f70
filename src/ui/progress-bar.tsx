import type { JSX } from 'react'

interface ProgressBarProps {
  label: string
  value: number
  /** Without it, progress is indeterminate. */
  max?: number | undefined
}

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
