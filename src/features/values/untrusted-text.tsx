import type { ReactNode } from 'react'

import { cutText } from '../../format/cut-text.ts'
import { textPieces } from '../../format/unseen-characters.ts'

/** UTF-16 units shown in one line, more than fits its width. */
const MOST_IN_LINE = 300

interface Props {
  text: string | undefined
  className?: string | undefined
  /** Maximum length shown, in UTF-16 units. */
  most?: number
}

/** Isolated foreign text. Shows codes for invisible characters, copies them. */
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
