/** A text, or so much of its beginning as is to be shown. */
export interface CutText {
  text: string
  cut: boolean
}

/** UTF-16 units around the limit that are looked through for a good place. */
const AROUND = 40

/**
 * Cuts a text that is longer than `most` UTF-16 units, between two characters
 * as a reader counts them: a cut must not make another picture or letter.
 */
export function cutText(text: string, most: number): CutText {
  if (text.length <= most) return { text, cut: false }
  const start = Math.max(0, most - AROUND)
  const near = text.slice(start, most + AROUND)
  return { text: text.slice(0, start + placeIn(near, most - start)), cut: true }
}

/** The last place between two characters that is not beyond `most`. */
function placeIn(text: string, most: number): number {
  if (!('Segmenter' in Intl)) return most
  const places = [...new Intl.Segmenter().segment(text)].map(
    ({ index }) => index
  )
  return places.findLast(place => place > 0 && place <= most) ?? most
}
