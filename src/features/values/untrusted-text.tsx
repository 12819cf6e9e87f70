import type { ReactNode } from 'react'

import { cutText } from '../../format/cut-text.ts'
import { textPieces } from '../../format/unseen-characters.ts'

/** UTF-16 units shown in one line, more than fits its width. */
const MOST_IN_LINE = 300

/** Its code is not in the text, so that a copy has what stands there. */
const UNSEEN =
  'mx-px inline-block rounded-sm bg-warn-tint px-0.75 [font-size:0] leading-none text-warn-text before:font-mono before:text-xs/4 before:font-regular before:tracking-normal before:content-[attr(data-code)] forced-line'

interface Props {
  text: string | undefined
  className?: string | undefined
  /** Maximum length shown, in UTF-16 units. */
  most?: number
}

/** Isolated foreign text. Shows codes for invisible characters, copies them. */
export function UntrustedText(props: Props): ReactNode {
  const { text, cut } = cutText(props.text ?? '', props.most ?? MOST_IN_LINE)
  const pieces = textPieces(text)
  // A text that is alone in its element is written whatever a translator has
  // made of it.
  const isPlain = !cut && pieces.length === 1 && pieces[0]?.kind === 'seen'
  if (isPlain) return <bdi className={props.className}>{text}</bdi>
  return (
    <bdi className={props.className}>
      {pieces.map((piece, place) =>
        piece.kind === 'seen' ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and never move
          <span key={place}>{piece.text}</span>
        ) : (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={place}
            className={UNSEEN}
            dir="ltr"
            data-code={piece.code}
          >
            {piece.character}
          </span>
        )
      )}
      {cut && <span>…</span>}
    </bdi>
  )
}
