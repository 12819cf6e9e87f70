/**
 * What is not seen and turns what stands around it: control characters, the
 * marks of a writing direction, and tags. Joiners stay, since scripts and
 * pictures are written with them.
 */
const UNSEEN =
  /(?![\t\n])\p{Cc}|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Whether a text has characters that would disguise it. */
export function hasUnseen(text: string): boolean {
  return new RegExp(UNSEEN, 'u').test(text)
}

/**
 * A name as it may stand in a sentence: it turns nothing around it, and what
 * is not seen is shown as its code (Unicode Technical Report 36, 2.10).
 */
export function plainName(name: string): string {
  const shown = name.replaceAll(UNSEEN, character => {
    const code = character.codePointAt(0) ?? 0
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
  })
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown
}
