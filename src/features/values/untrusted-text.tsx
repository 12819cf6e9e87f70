import type { ReactNode } from 'react'

import { cutText } from '../../format/cut-text.ts'
import { textPieces } from '../../format/unseen-characters.ts'

/** So many UTF-16 units of a text stand in one line, more than it is wide. */
export const MOST_IN_LINE = 300

interface Props {
  text: string | undefined
  className?: string | undefined
  /** How many UTF-16 units of it are shown at most. */
  most?: number
}

/**
 * A text that somebody else wrote: it turns nothing around it, and what would
 * disguise it is seen as its code, while a copy has the character itself.
 */
export function UntrustedText(props: Props): ReactNode {
  const { text, cut } = cutText(props.text ?? '', props.most ?? MOST_IN_LINE)
  return (
    <bdi className={props.className}>
      {textPieces(text).map((piece, place) =>
        piece.kind === 'seen' ? (
          piece.text
        ) : (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and never move
            key={place}
            className="unseen"
            data-code={piece.code}
          >
            {piece.character}
          </span>
        )
      )}
      {cut && '…'}
    </bdi>
  )
}
