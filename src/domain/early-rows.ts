/** A parameter of a question for rows, which an address may give. */
export interface EarlyParam {
  name: string
  /** What it is where the address says nothing; without one it is left out. */
  usual?: string
  /** The values that reach the API as an address gives them: a pattern. */
  plain: string
}

/** How an address asks for rows, for who cannot read it as the list does. */
export interface EarlyRows {
  /** Below the API base, with `:id` for an id. */
  path: string
  /** In the order in which the list writes them. */
  params: readonly EarlyParam[]
}

/** The list refuses what is too long to arrive: this never is, encoded. */
const LONGEST = 500

/**
 * What asks for the rows of an address with this query string, below the API
 * base, letter by letter as the list asks; nothing where that takes more than
 * to pass on what is given.
 */
export function rowsQuestion(
  { path, params }: EarlyRows,
  search: string
): string | undefined {
  if (search.length > LONGEST) return undefined
  const given = new URLSearchParams(search)
  // A drawer that is open asks for no other rows.
  given.delete('open')
  const asked: string[] = []
  for (const { name, usual, plain } of params) {
    const value = given.get(name) ?? usual
    given.delete(name)
    if (value === undefined) continue
    if (!new RegExp(`^(?:${plain})$`, 'u').test(value)) return undefined
    if (hasTwice(value)) return undefined
    asked.push(`${name}=${value}`)
  }
  return String(given) === '' ? `${path}?${asked.join('&')}` : undefined
}

/** Whether a part of it comes again, which the list leaves out. */
function hasTwice(value: string): boolean {
  const parts = value.split(',').map(part => part.replace(/^-/u, ''))
  return new Set(parts).size < parts.length
}
