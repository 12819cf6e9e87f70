import type { JSX } from 'react'

const SHARED =
  'rounded-sm bg-press forced-color-adjust-none animate-breathe in-[td]:animate-none motion-reduce:animate-none forced-colors:bg-gray-text'

const SHAPE = {
  /** Of a word. */
  word: 'inline-block h-2 w-5/8 max-w-24 align-middle max-sm:w-18',
  /** Of a line, one of several. */
  line: 'block h-2 w-5/8 max-w-65 even:w-4/9 max-sm:w-18',
  /** As wide as there is room. */
  wide: 'block w-full'
}

interface SkeletonProps {
  shape?: keyof typeof SHAPE
  /** The height and the margins of a `wide` one. */
  className?: string
  'aria-hidden'?: true
}

/** Stands where something is on its way. */
export function Skeleton({
  shape = 'word',
  className = '',
  ...rest
}: SkeletonProps): JSX.Element {
  return (
    <span
      {...rest}
      data-slot="skeleton"
      className={`${SHAPE[shape]} ${SHARED} ${className}`.trimEnd()}
    />
  )
}
