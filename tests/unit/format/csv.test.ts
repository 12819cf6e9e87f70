import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { csvLine, numberCell, textCell } from '../../../src/format/csv.ts'
import { parseCsv } from '../../support/csv-parser.ts'

const anyText = fc.string({ unit: 'binary' })

/** Mostly made of what is dangerous, what hides it, and what needs quotes. */
const nastyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...Array.from(
          '=+-@\t\r\n\0＝＋－＠ ",;\'a1\u00A0\u200B\uFEFF\u2060\u0007'
        )
      ),
      fc.string({ unit: 'binary', maxLength: 2 })
    )
  )
  .map(parts => parts.join(''))

const text = fc.oneof(anyText, nastyText)

function written(value: string): string {
  return parseCsv(csvLine([textCell(value)]))[0]?.[0] ?? ''
}

describe('a line', () => {
  test('is read back as it was written, the apostrophe of the guard aside (INJ-7)', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 })), rows => {
        const file = rows.map(row => csvLine(row.map(textCell))).join('')
        const read = parseCsv(file)
        expect(read).toHaveLength(rows.length)
        for (const [index, row] of rows.entries()) {
          const fields = read[index] ?? []
          expect(fields).toHaveLength(row.length)
          for (const [column, value] of row.entries()) {
            expect([value, `'${value}`]).toContain(fields[column])
          }
        }
      })
    )
  })

  test('ends with CRLF, and quotes only what needs it', () => {
    const cells = [
      'plain',
      'a,b',
      'say "hi"',
      'two\r\nlines',
      ' led',
      'trailed '
    ]
    expect(csvLine(cells.map(textCell))).toBe(
      'plain,"a,b","say ""hi""","two\r\nlines"," led","trailed "\r\n'
    )
  })
})

describe('a text', () => {
  test('never begins with what a spreadsheet may run (INJ-7)', () => {
    fc.assert(
      fc.property(text, value => {
        const seen = written(value).replace(
          /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u,
          ''
        )
        expect(seen).not.toMatch(/^(?![+-]\d[\d .]*$)[=+\-@＝＋－＠]/u)
        expect(written(value)).not.toMatch(/^\s*[\t\r\n]/u)
      })
    )
  })

  test.each([
    '=1+1',
    '+1+1',
    '+48-600',
    '-1 \n=1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '  =1',
    '\u00A0=1',
    '\u200B=1',
    '\uFEFF=1',
    ' \u200B \uFEFF@A1',
    '\u{E0020}=1',
    // Seen by nobody, and of no invisible category.
    '\u3164=1',
    '\uFE0F=1',
    '\u034F@A1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    '\u3000＝1',
    '=HYPERLINK("http://example.com","x")',
    '-12.50-1'
  ])('%j gets an apostrophe (INJ-7)', value => {
    expect(written(value)).toBe(`'${value}`)
  })

  test.each([
    '',
    'Marta',
    "O'Neil",
    'a=b',
    '1-2',
    'x@y.example',
    '# note',
    '٣',
    '+48 600 100 200',
    '-12.50'
  ])('%j stays as it is', value => {
    expect(written(value)).toBe(value)
  })
})

describe('a number', () => {
  test('comes back digit for digit, however big, and is never guarded (INJ-7)', () => {
    const decimal = fc
      .tuple(
        fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }),
        fc.option(fc.stringMatching(/^\d{1,18}$/u))
      )
      .map(([whole, part]) => (part === null ? `${whole}` : `${whole}.${part}`))
    fc.assert(
      fc.property(decimal, value => {
        expect(csvLine([numberCell(value)])).toBe(`${value}\r\n`)
      })
    )
  })

  test('of the language is written plainly, and none is empty', () => {
    expect(csvLine([numberCell(-0.5), numberCell(undefined)])).toBe('-0.5,\r\n')
  })

  test('that is no plain decimal is written as a text, guard and all', () => {
    const cells = ['-1+1', '=1', '-Infinity', '1e21', '-1\n', '--1'].map(
      numberCell
    )
    expect(parseCsv(csvLine(cells))).toEqual([
      ["'-1+1", "'=1", "'-Infinity", '1e21', "'-1\n", "'--1"]
    ])
  })
})
