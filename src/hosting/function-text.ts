/** Code of ours that is written into a page, which gives it its values. */
type PageFunction = (...values: never[]) => void

/** The text of a function for a page, without its comments. */
export function functionText(code: PageFunction): string {
  const lines = code.toString().split('\n')
  return lines
    .map(line => line.trim())
    .filter(line => !line.startsWith('//'))
    .join('\n')
}
