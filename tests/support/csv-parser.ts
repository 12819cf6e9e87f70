export type CsvSeparator = ',' | ';'

/**
 * Reads a whole CSV file as RFC 4180 writes it: the fields of each line. Made
 * apart from the writer, so that one checks the other. Throws on anything that
 * the grammar does not allow.
 */
export function parseCsv(
  text: string,
  separator: CsvSeparator = ','
): string[][] {
  const lines: string[][] = []
  let at = 0
  while (at < text.length) {
    const line: string[] = []
    for (;;) {
      const quoted = text[at] === '"'
      const field = quoted
        ? readQuoted(text, at)
        : readPlain(text, at, separator)
      line.push(field.value)
      at = field.end
      if (text[at] !== separator) break
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

function readPlain(text: string, start: number, separator: string): Field {
  const ends = `${separator}\r\n"`
  let end = start
  while (end < text.length && !ends.includes(text[end] ?? '')) end += 1
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

/**
 * Reads the fields as a spreadsheet does that takes whatever it gets, with a
 * separator that need not be the file's: quotes count only at the start of a
 * field, and what follows the closing one belongs to it.
 */
export function looseFields(text: string, separator: string): string[] {
  const fields: string[] = []
  let at = 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] === '"' && text[at + 1] !== '"') break
        if (text[at] === '"') at += 1
        value += text[at]
      }
      at += 1
    }
    for (; at < text.length; at += 1) {
      const character = text[at] ?? ''
      if (character === separator || /[\r\n]/u.test(character)) break
      value += character
    }
    fields.push(value)
    at += 1
  }
  return fields
}
