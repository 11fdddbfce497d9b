import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type Column, csvHead, csvLine, hasDecimalComma, unguarded } from './csv.ts'

type Row = readonly [string, string]
const columns: readonly Column<Row>[] = [
  { name: 'text', cell: ([text]) => text },
  { name: 'phone', cell: ([, phone]) => phone, phone: true },
]
const read = (rows: readonly Row[]) => {
  const file = csvHead(columns) + rows.map((row) => csvLine(columns, row)).join('')
  return parse(file, { bom: true, record_delimiter: '\r\n' }).slice(1)
}
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^['=+@\t\r\n",; -][\w'"=,;\r\n ]*$/),
)

it('holds any text so that it is read as it was, and no cell is a formula [OR-04]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, texts)), (rows) => {
      const cells = read(rows)
      for (const [text = ''] of cells) expect(text).not.toMatch(/^[=+\-@\t\r\n]/)
      expect(cells.map(([text = '']) => unguarded(text))).toEqual(rows.map(([text]) => text))
    }),
    { seed: 4, numRuns: 500 },
  )
})

it('has no formula for Excel, whichever sign it takes for the end of a cell [OR-04]', () => {
  const invisible = ['\u00a0', '\ufeff', '\u200b', '\u2060', ' ', "'"]
  const nasty = fc
    .array(
      fc.constantFrom(
        '=1+1',
        '@SUM(1)',
        '-1',
        ';',
        '\t',
        '\r\n',
        '\n',
        '"',
        'a',
        ',',
        ...invisible,
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(nasty, nasty, (text, phone) => {
      const lines = (['excel', 'semicolons'] as const).flatMap((reader) =>
        [';', '\t', ...(reader === 'semicolons' ? [','] : [])].map(
          (separator) => [csvLine(columns, [text, phone], reader), separator] as const,
        ),
      )
      for (const [line, separator] of lines) {
        for (const cell of line.split(new RegExp(`${separator}|\r\n|\n|\r`))) {
          // Quotes that open it, or open and close nothing, are no part of it.
          const seen = cell.replace(/^"{1,2}(?!")/, '').replace(/^[\s\p{Cf}]*/u, '')
          expect(seen, JSON.stringify([text, separator])).not.toMatch(/^[=+\-@](?!"")/)
        }
      }
    }),
    { seed: 6, numRuns: 2_000 },
  )
})

it('defuses also what begins with blanks or signs that nobody sees, and reads it back [OR-04]', () => {
  for (const sign of [' ', '\u00a0', '\ufeff', '\u200b', '\u2060']) {
    const text = `${sign}=1+1`
    expect(read([[text, '']])[0]?.[0]).toBe(`'${text}`)
    expect(unguarded(`'${text}`)).toBe(text)
  }
})

it('writes a phone number for Excel as a text, and nothing but a plus and digits [OR-04]', () => {
  const written = (phone: string) =>
    parse(csvHead(columns) + csvLine(columns, ['', phone], 'excel'), { bom: true })[1]?.[1]
  expect(written('01712345678')).toBe('="01712345678"')
  expect(written('+88 (0) 1712-345678')).toBe('="+8801712345678"')
  expect(written('')).toBe('')
  fc.assert(
    fc.property(fc.oneof(texts, fc.stringMatching(/^[=+\d"&()!A-Z]+$/)), (phone) => {
      expect(written(phone)).toMatch(/^="\+?\d+"$|^(?![=+\-@\t\r\n])/)
    }),
    { seed: 5, numRuns: 500 },
  )
})

it('leaves a phone number as it is dialled, and lets no formula pass for one [OR-04]', () => {
  const written = (phone: string) => read([['', phone]])[0]?.[1]
  expect(written('+8801712345678')).toBe('+8801712345678')
  expect(written('01712345678')).toBe('01712345678')
  expect(written('+88 (0) 1712-345678')).toBe('+8801712345678')
  for (const formula of ['+1+cmd|x', '=1+1', '-1', '@SUM(1)', "+1'!A0", '+'])
    expect(written(formula)).toBe(`'${formula}`)
})

it('ends a cell at a semicolon where the shop’s Excel reads a decimal comma [OR-04]', () => {
  const sums: readonly Column<number>[] = [
    { name: 'Zahl', cell: (value) => value },
    { name: 'Telefon', cell: () => '01712345678', phone: true },
    { name: 'Text', cell: () => 'a, b; c' },
  ]
  const file = csvHead(sums, 'semicolons') + csvLine(sums, 12.5, 'semicolons')
  expect(parse(file, { bom: true, delimiter: ';' })).toEqual([
    ['Zahl', 'Telefon', 'Text'],
    ['12,5', '="01712345678"', 'a, b; c'],
  ])
  const where = ['de', 'de DE', 'es', 'es MX', 'fr FR', 'en DE', 'ar'].filter((place) => {
    const [language, country = ''] = place.split(' ')
    return hasDecimalComma({ language, country } as Parameters<typeof hasDecimalComma>[0])
  })
  // In Mexico it is 12.50.
  expect(where).toEqual(['de', 'de DE', 'es', 'fr FR'])
})
