/** The word in the title of a further case, where this is not the first one. */
export function furtherUnless(isFirst: boolean): string {
  return isFirst ? '' : ' @further'
}
