import type { JSX } from 'react'

interface AvatarProps {
  name: string
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** The initials of a name in a disc: 20, 28 or 40 px. Decoration. */
export function Avatar({ name, size = 'sm' }: AvatarProps): JSX.Element {
  return (
    <span className={`avatar ${size}`} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => firstLetter(word ?? '').toUpperCase()).join('')
}

/** What a reader takes for one letter can be several code points. */
function firstLetter(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? ''
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
