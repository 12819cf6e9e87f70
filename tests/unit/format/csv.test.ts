import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  type CsvCell,
  csvDialects,
  type CsvDialectName,
  csvLine,
  numberCell,
  textCell
} from '../../../src/format/csv.ts'
import { looseFields, parseCsv } from '../../support/csv-parser.ts'

const dialectNames: readonly CsvDialectName[] = ['comma', 'semicolon']

/** What the spreadsheets of any country split at. */
const SEPARATORS = [',', ';', '\t'] as const

const anyText = fc.string({ unit: 'binary' })

/** Mostly made of what is dangerous, what hides it, and what needs quotes. */
const nastyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...Array.from(
          '=+-@\t\r\n\0＝＋－＠ "",,;;\'a1\u00A0\u200B\uFEFF\u2060\u0007'
        )
      ),
      fc.string({ unit: 'binary', maxLength: 2 })
    )
  )
  .map(parts => parts.join(''))

const text = fc.oneof(anyText, nastyText)

const decimal = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }),
    fc.option(fc.stringMatching(/^\d{1,18}$/u))
  )
  .map(([whole, part]) => (part === null ? `${whole}` : `${whole}.${part}`))

/** A file as it is written: its first column names the row. */
const rows = fc.array(
  fc
    .tuple(
      fc.stringMatching(/^\w{1,4}$/u).map(textCell),
      fc.array(fc.oneof(text.map(textCell), decimal.map(numberCell)))
    )
    .map(([id, cells]) => [id, ...cells]),
  { minLength: 1, maxLength: 4 }
)

const SKIPPED = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u
const FORMULA = /^[=+\-@＝＋－＠﹦﹢﹣﹫]/u

function fileOf(
  lines: readonly (readonly CsvCell[])[],
  name: CsvDialectName
): string {
  return lines.map(line => csvLine(line, csvDialects[name])).join('')
}

function written(value: string, name: CsvDialectName = 'comma'): string {
  const { separator } = csvDialects[name]
  const line = csvLine([textCell(value)], csvDialects[name])
  return parseCsv(line, separator)[0]?.[0] ?? ''
}

/** Whether a spreadsheet may compute the field. */
function mayRun(field: string): boolean {
  const seen = field.replace(SKIPPED, '')
  return FORMULA.test(seen) && !/^[+-]\d[\d ,.]*( [A-Z]{3,5})?$/u.test(seen)
}

describe('a line', () => {
  test.each(dialectNames)(
    'is read back as it was written, the apostrophes of the guard aside, with %s (INJ-7)',
    name => {
      const { separator } = csvDialects[name]
      fc.assert(
        fc.property(fc.array(fc.array(text, { minLength: 1 })), lines => {
          const file = fileOf(
            lines.map(line => line.map(textCell)),
            name
          )
          const read = parseCsv(file, separator)
          expect(read).toHaveLength(lines.length)
          for (const [index, line] of lines.entries()) {
            const fields = read[index] ?? []
            expect(fields).toHaveLength(line.length)
            for (const [column, value] of line.entries()) {
              const field = fields[column] ?? ''
              expect(withoutGuards(field, value)).toBe(value)
            }
          }
        })
      )
    }
  )

  test.each([
    ['comma', 'plain,"a,b","c;d","say ""hi""","two\r\nlines","a\tb"," led"'],
    ['semicolon', 'plain;"a,b";"c;d";"say ""hi""";"two\r\nlines";"a\tb";" led"']
  ] as const)(
    'ends with CRLF, and quotes what needs it, with %s',
    (name, line) => {
      const cells = [
        'plain',
        'a,b',
        'c;d',
        'say "hi"',
        'two\r\nlines',
        'a\tb',
        ' led'
      ]
      expect(csvLine(cells.map(textCell), csvDialects[name])).toBe(
        `${line}\r\n`
      )
    }
  )
})

describe('a file', () => {
  test.each(
    dialectNames.flatMap(name => SEPARATORS.map(sign => [name, sign] as const))
  )(
    'written with %s has no formula for a spreadsheet that splits at %j (INJ-7)',
    (name, sign) => {
      fc.assert(
        fc.property(rows, lines => {
          const fields = looseFields(fileOf(lines, name), sign)
          expect(fields.filter(mayRun)).toEqual([])
        }),
        { numRuns: 2000 }
      )
    }
  )

  test('that is read with the wrong separator shows where it was guarded', () => {
    const line = [textCell('7'), textCell('Ann;=1+1;')]
    expect(fileOf([line], 'comma')).toBe('7,"Ann;\'=1+1;"\r\n')
    expect(fileOf([line], 'semicolon')).toBe('7;"Ann;\'=1+1;"\r\n')
    expect(looseFields(fileOf([line], 'comma'), ';')).toContain("'=1+1")
  })
})

describe('a text', () => {
  test('never begins with what a spreadsheet may run (INJ-7)', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...dialectNames), (value, name) => {
        expect(mayRun(written(value, name))).toBe(false)
        expect(written(value, name)).not.toMatch(/^\s*[\t\r\n]/u)
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
    expect(written(value)).toMatch(/^'/u)
    expect(withoutGuards(written(value), value)).toBe(value)
  })

  test.each([
    ['Ann;=1+1;', "Ann;'=1+1;"],
    ['Ann,=1+1', "Ann,'=1+1"],
    ['Ann; \u200B@A1', "Ann;' \u200B@A1"],
    ['Ann;"=1+1', 'Ann;\'"=1+1'],
    ['Ann\n=1+1', "Ann\n'=1+1"],
    ['Ann\r\n-1+1', "Ann\r\n'-1+1"],
    ['Ann\t＝1', "Ann\t'＝1"],
    ['=A1;=A2', "'=A1;'=A2"]
  ])('%j is guarded after each separator (INJ-7)', (value, guarded) => {
    for (const name of dialectNames) expect(written(value, name)).toBe(guarded)
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
    '-12.50',
    '+1,200.50 EUR',
    'Smith, Ann; Bob',
    'two\r\n\r\nlines',
    '{"seat":3,"note":"a, b"}'
  ])('%j stays as it is', value => {
    for (const name of dialectNames) expect(written(value, name)).toBe(value)
  })
})

describe('a number', () => {
  test('comes back digit for digit, however big, and is never guarded (INJ-7)', () => {
    fc.assert(
      fc.property(decimal, value => {
        const cells = [numberCell(value), numberCell(value)]
        expect(fileOf([cells], 'comma')).toBe(`${value},${value}\r\n`)
        const local = value.replace('.', ',')
        expect(fileOf([cells], 'semicolon')).toBe(`${local};${local}\r\n`)
      })
    )
  })

  test('of the language is written plainly, and none is empty', () => {
    const cells = [numberCell(-0.5), numberCell(undefined)]
    expect(fileOf([cells], 'comma')).toBe('-0.5,\r\n')
    expect(fileOf([cells], 'semicolon')).toBe('-0,5;\r\n')
  })

  test('that is no plain decimal is written as a text, guard and all', () => {
    const cells = ['-1+1', '=1', '-Infinity', '1e21', '-1\n', '--1'].map(
      numberCell
    )
    expect(parseCsv(fileOf([cells], 'comma'))).toEqual([
      ["'-1+1", "'=1", "'-Infinity", '1e21', "'-1\n", "'--1"]
    ])
  })
})

/** Leaves out apostrophes that the text itself does not have at their place. */
function withoutGuards(field: string, plain: string): string {
  let at = 0
  let unguarded = ''
  for (const character of field) {
    if (character === "'" && plain[at] !== "'") continue
    unguarded += character
    at += character.length
  }
  return unguarded
}
