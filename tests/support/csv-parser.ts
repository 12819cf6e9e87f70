/**
 * Reads a whole CSV file as RFC 4180 writes it: the fields of each line. Made
 * apart from the writer, so that one checks the other. Throws on anything that
 * the grammar does not allow.
 */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  let at = 0
  while (at < text.length) {
    const line: string[] = []
    for (;;) {
      const quoted = text[at] === '"'
      const field = quoted ? readQuoted(text, at) : readPlain(text, at)
      line.push(field.value)
      at = field.end
      if (text[at] !== ',') break
      at += 1
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new SyntaxError(`at ${at}`)
    at += 2
    lines.push(line)
  }
  return lines
}

interface Field {
  value: string
  end: number
}

function readPlain(text: string, start: number): Field {
  let end = start
  while (end < text.length && !',\r\n"'.includes(text[end] ?? '')) end += 1
  return { value: text.slice(start, end), end }
}

function readQuoted(text: string, start: number): Field {
  let value = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) throw new SyntaxError(`open quote at ${start}`)
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    at = quote + 2
  }
}
