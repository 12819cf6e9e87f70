/** Texts one after the other, each but the last one ended as a sentence is. */
export function sentences(texts: readonly string[]): string {
  return texts
    .map((text, place) =>
      place < texts.length - 1 && !/\p{P}\s*$/u.test(text) ? `${text}.` : text
    )
    .join(' ')
}
