import type { JSX, ReactNode } from 'react'

import type { Shape, StatusAppearance, Tone } from '../format/status.ts'

interface StatusBadgeProps {
  /** `undefined` for a status that this build does not know. */
  appearance: StatusAppearance | undefined
  raw?: ReactNode
  /** For headings only. */
  pill?: boolean | undefined
}

const DOT: Readonly<Record<Tone, string>> = {
  pos: 'before:text-pos',
  warn: 'before:text-warn',
  neg: 'before:text-neg',
  info: 'before:text-info',
  mute: 'before:text-mute'
}

const SHAPE: Readonly<Record<Shape, string>> = {
  filled:
    'before:size-1.75 before:rounded-full before:bg-current before:align-[--spacing(0.25)]',
  ring: 'before:size-1.75 before:rounded-full before:align-[--spacing(0.25)] before:shadow-[inset_0_0_0_1.5px]',
  dash: 'before:h-0.5 before:w-1.75 before:rounded-xs before:bg-current before:align-[--spacing(0.75)]'
}

const PILL: Readonly<Record<Tone, string>> = {
  pos: 'bg-pos-tint text-pos-text',
  warn: 'bg-warn-tint text-warn-text',
  neg: 'bg-neg-tint text-neg-text',
  info: 'bg-info-tint text-info-text',
  mute: 'bg-mute-tint text-ink-2'
}

export function StatusBadge({
  appearance,
  raw,
  pill = false
}: StatusBadgeProps): JSX.Element {
  const { tone = 'mute', shape = 'filled' } = appearance ?? {}
  return (
    <span
      className={`whitespace-nowrap before:me-1.75 before:inline-block before:forced-color-adjust-none ${DOT[tone]} ${SHAPE[shape]} ${look(tone, pill)}`.trimEnd()}
      data-tone={tone}
      data-shape={shape}
    >
      {appearance ? appearance.word : <span className="mono">{raw}</span>}
    </span>
  )
}

function look(tone: Tone, pill: boolean): string {
  if (pill) {
    return `inline-flex h-5.5 items-center rounded-sm px-2 text-sm font-medium forced-line ${PILL[tone]}`
  }
  // In a row the normal recedes and exceptions speak.
  return tone === 'pos' || tone === 'mute' ? '' : 'text-ink'
}
