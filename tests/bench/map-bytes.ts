import * as v from 'valibot'

const SourceMap = v.object({
  sources: v.array(v.nullable(v.string())),
  mappings: v.string()
})

const DIGITS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * How many characters of a built file come from each of its sources, by the
 * text of its source map (ECMA-426); what comes from none is under `''`.
 */
export function bytesBySource(code: string, map: string): Map<string, number> {
  const { sources, mappings } = v.parse(SourceMap, JSON.parse(map))
  const bytes = new Map<string, number>()
  const lines = code.split('\n')
  let source = 0
  for (const [index, segments] of mappings.split(';').entries()) {
    const length = (lines[index]?.length ?? 0) + 1
    let column = 0
    let owner = ''
    let from = 0
    const count = (to: number): void => {
      bytes.set(owner, (bytes.get(owner) ?? 0) + to - from)
      from = to
    }
    for (const segment of segments.split(',').filter(Boolean)) {
      const [forward = 0, next] = decode(segment)
      column += forward
      count(column)
      source += next ?? 0
      owner = next === undefined ? '' : (sources[source] ?? '')
    }
    count(length)
  }
  return bytes
}

/** The numbers of a segment: five bits a digit, the lowest bit is the sign. */
function decode(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter)
    value |= (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
