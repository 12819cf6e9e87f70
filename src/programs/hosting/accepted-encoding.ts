import { encodings } from './compressed-files.ts'
import type { Encoding } from './compressed-files.ts'

/** The smallest available encoding that `Accept-Encoding` allows, if any. */
export function acceptedEncoding(
  accepted: string,
  available: Partial<Record<Encoding, unknown>>
): Encoding | undefined {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter(item => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
      .map(item => item.replace(/;.*/s, '').trim())
  )
  return encodings.find(
    ({ name }) => name in available && (taken.has(name) || taken.has('*'))
  )?.name
}
