/** Is written into a page, which passes the values. */
type PageFunction = (...values: never[]) => void

/** Without lines that start with `//`. */
export function functionText(code: PageFunction): string {
  const lines = code.toString().split('\n')
  return lines
    .map(line => line.trim())
    .filter(line => !line.startsWith('//'))
    .join('\n')
}
