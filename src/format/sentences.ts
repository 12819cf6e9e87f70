/** Joins texts; each but the last ends with punctuation. */
export function sentences(texts: readonly string[]): string {
  return texts
    .map((text, place) =>
      place < texts.length - 1 && !/\p{P}\s*$/u.test(text) ? `${text}.` : text
    )
    .join(' ')
}
