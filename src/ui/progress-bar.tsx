import type { JSX } from 'react'

interface ProgressBarProps {
  label: string
  value: number
  /** Without it, progress is indeterminate. */
  max?: number | undefined
}

const BAR =
  'h-1.5 w-full appearance-none overflow-hidden rounded-xs bg-press text-felt-text forced-color-adjust-none forced-colors:border forced-colors:border-canvas-text forced-colors:bg-[Canvas] forced-colors:text-highlight [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-base [&::-webkit-progress-value]:ease-linear'

/** A part of the bar that moves: progress is unknown. */
const MOVING =
  'indeterminate:animate-progress-pass indeterminate:bg-[linear-gradient(currentColor,currentColor)] indeterminate:bg-size-[30%_100%] indeterminate:bg-no-repeat motion-reduce:indeterminate:animate-none indeterminate:[&::-moz-progress-bar]:bg-transparent'

export function ProgressBar({
  label,
  value,
  max
}: ProgressBarProps): JSX.Element {
  return (
    <progress
      className={`${BAR} ${MOVING}`}
      aria-label={label}
      {...(max === undefined ? {} : { value, max: Math.max(max, 1) })}
    />
  )
}
