export interface CutText {
  text: string
  cut: boolean
}

/** UTF-16 units around the limit that are searched for a boundary. */
const AROUND = 40

/** Cuts at a grapheme boundary; `most` is in UTF-16 units. */
export function cutText(text: string, most: number): CutText {
  if (text.length <= most) return { text, cut: false }
  const start = Math.max(0, most - AROUND)
  const near = text.slice(start, most + AROUND)
  return { text: text.slice(0, start + placeIn(near, most - start)), cut: true }
}

/** The last grapheme boundary that is not beyond `most`. */
function placeIn(text: string, most: number): number {
  const places = [...new Intl.Segmenter().segment(text)].map(
    ({ index }) => index
  )
  return places.findLast(place => place > 0 && place <= most) ?? most
}
