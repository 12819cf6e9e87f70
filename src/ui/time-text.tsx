import type { JSX, ReactNode } from 'react'

interface TimeTextProps {
  /** ISO 8601, for machines. */
  instant: string
  /** The instant as it is read: a day, a clock, an age. */
  text: ReactNode
  /** The instant in full, in the panel's zone and the reader's. */
  title: string
}

/** An instant in words; the tooltip has it in full, in both zones. */
export function TimeText({ instant, text, title }: TimeTextProps): JSX.Element {
  return (
    <time dateTime={instant} title={title}>
      {text}
    </time>
  )
}
