import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maskDetails, maskText } from './mask.ts'

const runs = { numRuns: 2_000, seed: 21 }

const words = [
  'sent',
  'to',
  'গ্রাহক',
  'العميل',
  'the page',
  'failed:',
  '(again)',
  '=',
  '"',
  ',',
  '\n',
]
const word = fc.constantFrom(...words, 'order PAL-000012', 'https://x.example/')

/** Words of any language before and after, kept apart as sentences keep them. */
const around = (secret: string) =>
  fc
    .tuple(fc.array(word, { maxLength: 4 }), fc.array(word, { maxLength: 4 }))
    .map(([before, after]) => [...before, secret, ...after].join(' '))

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']
const textOf = (from: readonly string[], minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...from), { minLength, maxLength }).map((parts) => parts.join(''))

const secret = fc.oneof(
  textOf(letters, 20, 180).map((rest) => `EAA${rest}`),
  textOf([...letters, '-', '_'], 12, 60).map((rest) => `sk-${rest}`),
  textOf([...letters, '-', '_'], 12, 60).map((rest) => `sk-proj-${rest}`),
  fc
    .tuple(textOf([...'0123456789'], 8, 17), textOf([...letters, '-', '_'], 20, 40))
    .map(([app, rest]) => `${app}|${rest}`),
)

/** Zero of each script whose digits customers of these shops write. */
const zeros = ['0', '০', '٠', '۰', '०', '０', '๐', '၀', '૦', '᭐']
const phone = fc
  .record({
    zero: fc.constantFrom(...zeros),
    lead: fc.constantFrom('+', '', '(', '00'),
    digits: fc.array(fc.nat(9), { minLength: 9, maxLength: 13 }),
    gaps: fc.array(fc.constantFrom('', '', '', ' ', '-', '.', ') ', ' (', '–', '\u00a0', '/'), {
      minLength: 13,
      maxLength: 13,
    }),
  })
  .map(({ zero, lead, digits, gaps }) => {
    const written = digits.map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit))
    return {
      text:
        lead +
        written.map((digit, at) => digit + (at < digits.length - 1 ? gaps[at] : '')).join(''),
      digits: written,
    }
  })

/** As texts come from others: JSON in JSON, in the escapes of an address, beside an escaped line's end. */
const coats: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify({ error: `\n${text}\n` }),
  (text) => JSON.stringify(JSON.stringify({ text: `\t${text}` })),
  (text) => `/me?q=${encodeURIComponent(text)}&limit=1`,
  (text) => `next=${encodeURIComponent(`/me?q=${encodeURIComponent(text)}`)}`,
  (text) =>
    JSON.stringify({ text }).replaceAll(
      /[^ -~]/g,
      (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'),
    ),
]

const digitsOf = (text: string) => text.match(/\p{Nd}/gu)?.join('') ?? ''

describe('whatever is written to a log', () => {
  it('holds no token and no key, wherever it was [LG-06]', () => {
    fc.assert(
      fc.property(
        secret.chain((made) => fc.tuple(fc.constant(made), around(made))),
        ([made, text]) => {
          const secretPart = made.slice(-10)
          expect(maskText(text)).not.toContain(secretPart)
          expect(JSON.stringify(maskDetails({ note: [{ deep: text }] }))).not.toContain(secretPart)
          // Answers of others are logged as JSON, and addresses in their escaped form.
          expect(maskText(JSON.stringify({ error: text }))).not.toContain(secretPart)
          expect(maskText(`/me?fields=id&access_token=${encodeURIComponent(made)}`)).not.toContain(
            secretPart,
          )
          for (const coat of coats) expect(maskText(coat(text))).not.toContain(secretPart)
        },
      ),
      runs,
    )
  })

  it('holds no full phone number, in any digits, grouped in any way [LG-06]', () => {
    fc.assert(
      fc.property(
        phone.chain((made) => fc.tuple(fc.constant(made), around(made.text))),
        ([{ digits }, text]) => {
          const whole = digits.join('')
          expect(digitsOf(maskText(text))).not.toContain(whole)
          expect(digitsOf(JSON.stringify(maskDetails({ said: text })))).not.toContain(whole)
          for (const coat of coats) {
            const masked = maskText(coat(text))
            expect(digitsOf(masked)).not.toContain(whole)
            expect(masked).not.toContain(encodeURIComponent(whole).slice(3))
          }
        },
      ),
      runs,
    )
  })

  it('holds none that is glued to Latin letters on either side [LG-06]', () => {
    const latin = fc.oneof(
      textOf(letters.slice(0, 52), 0, 12),
      fc.constantFrom('tel_', 'bkash-', 'n', 'Ph', '+', 'No.'),
    )
    const local = fc
      .array(fc.nat(9), { minLength: 9, maxLength: 12 })
      .map((rest) => `0${rest.join('')}`)
    const abroad = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.nat(9), { minLength: 8, maxLength: 12 }))
      .map(([first, rest]) => `+${first}${rest.join('')}`)
    fc.assert(
      fc.property(latin, fc.oneof(local, abroad), latin, (before, number, after) => {
        const text = before + number + after
        expect(digitsOf(maskText(text))).not.toContain(digitsOf(number))
        expect(digitsOf(maskText(JSON.stringify({ text: `\n${text}\n` })))).not.toContain(
          digitsOf(number),
        )
      }),
      runs,
    )
  })

  it('is masked once and for all: masking again changes nothing', () => {
    fc.assert(
      fc.property(
        fc
          .oneof(
            secret,
            phone.map(({ text }) => text),
          )
          .chain(around),
        (text) => {
          const masked = maskText(text)
          expect(maskText(masked)).toBe(masked)
        },
      ),
      runs,
    )
  })

  it('keeps the ids, times and amounts by which a fault is found', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.bigInt({ min: 10n ** 14n, max: 10n ** 17n }).map(String),
          fc
            .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
            .map((at) => at.toISOString()),
          fc.nat(9_999_999).map(String),
          fc.nat(9_999_999).map((id) => `t_${id}0000000000`),
          fc.nat(9_999_999).map((id) => `PAL-${String(id).padStart(6, '0')}`),
          fc.uuid(),
          textOf(letters, 20, 40).map((rest) => `m_${rest}`),
        ),
        (text) => {
          expect(maskText(`conversation ${text} failed`)).toContain(text)
        },
      ),
      runs,
    )
  })
})
