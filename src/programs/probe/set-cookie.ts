import type { Answer } from './call.ts'

/** Attribute names are in lower case. */
export interface SetCookie {
  name: string
  value: string
  attributes: ReadonlyMap<string, string>
  /** Whether it deletes the cookie instead of setting one. */
  gone: boolean
}

export function cookiesOf({ headers }: Answer): SetCookie[] {
  return headers.getSetCookie().map(readCookie)
}

function readCookie(line: string): SetCookie {
  const [pair = '', ...rest] = line.split(';')
  const [name, value] = halves(pair)
  const attributes = new Map(
    rest.map(text => {
      const [key, setting] = halves(text)
      return [key.toLowerCase(), setting] as const
    })
  )
  const ends = Date.parse(attributes.get('expires') ?? '')
  const age = attributes.get('max-age')
  const gone = age === undefined ? ends <= Date.now() : Number(age) <= 0
  return { name, value, attributes, gone }
}

function halves(text: string): [string, string] {
  const at = text.indexOf('=')
  return at < 0
    ? [text.trim(), '']
    : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}
