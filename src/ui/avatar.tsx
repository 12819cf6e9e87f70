import type { JSX } from 'react'

const MOST_LOOKED_AT = 200
const UNSEEN = /^[\p{Cc}\p{Default_Ignorable_Code_Point}]+/u

/** A Latin letter that no combining mark follows is one letter. */
const PLAIN = /^[\p{ASCII}\u00C0-\u024F](?:[\p{ASCII}\u00C0-\u024F]|$)/u

interface AvatarProps {
  name: string
  /** Of a row, of who is signed in, of what is opened. */
  size?: 'sm' | 'md' | 'lg' | undefined
}

// A letter can be a tower of marks.
const SHARED =
  'grid flex-none place-items-center overflow-hidden rounded-full leading-none font-semibold'
const LOOK = {
  sm: 'size-5 self-center bg-press text-initials text-ink-2',
  md: 'size-7 bg-felt-tint text-xs text-felt-text',
  lg: 'mt-0.5 size-10 bg-press text-body text-ink-2'
} as const

/** Decoration of 20, 28 or 40 px. */
export function Avatar({ name, size = 'sm' }: AvatarProps): JSX.Element {
  return (
    <span
      className={`${SHARED} ${LOOK[size]}`}
      data-slot="avatar"
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name
    .slice(0, MOST_LOOKED_AT)
    .split(/\s+/u)
    .map(word => word.replace(UNSEEN, ''))
    .filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => firstLetter(word ?? '').toUpperCase()).join('')
}

/** One visible letter can be several code points. */
function firstLetter(word: string): string {
  if (PLAIN.test(word)) return word.charAt(0)
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
