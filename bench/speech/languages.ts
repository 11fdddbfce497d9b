import { speaksOnly } from '@pal/core/agent/language/tell-language'
import { type OwnLanguage, ownLanguages } from '@pal/core/domain/entities'

import { casesOf } from './cases.ts'

/** What is switched on in shops of these languages beside English, each in turn. */
const shops: readonly (readonly OwnLanguage[])[] = [
  ['en', 'bn', 'bn-latn'],
  ['en', 'es'],
  ['en', 'ar', 'ur', 'hi-latn'],
  ['en', 'tr', 'de', 'nl'],
  ['fr', 'id'],
]
const enough = 20
const isLong = (text: string) => text.replaceAll(/\P{L}/gu, '').length >= enough

interface Misjudged {
  readonly language: string
  readonly text: string
}

export interface MeasuredLanguage {
  readonly language: string
  readonly long: Count
  /** Of fewer than twenty letters. */
  readonly short: Count
}

interface Count {
  readonly texts: number
  /** Held back although the language is on, with English. */
  readonly stopped: readonly Misjudged[]
  /** How often a text was held against a shop that the language is off in. */
  readonly tries: number
  readonly left: readonly Misjudged[]
}

function count(language: OwnLanguage | null, tag: string, texts: readonly string[]): Count {
  const misjudged = (text: string) => ({ language: tag, text })
  const off = language === null ? [ownLanguages] : shops.filter((on) => !on.includes(language))
  return {
    texts: texts.length,
    stopped:
      language === null
        ? []
        : texts.filter((text) => !speaksOnly(text, [language, 'en'])).map(misjudged),
    tries: texts.length * off.length,
    left: texts.flatMap((text) =>
      off.filter((on) => speaksOnly(text, on)).map(() => misjudged(text)),
    ),
  }
}

/** Language by language: what the gate takes for another, and what it lets out that is not switched on. */
export function measureLanguages(): readonly MeasuredLanguage[] {
  return casesOf('languages').flatMap(({ language: file, kinds }) => {
    const own = ownLanguages.find((language) => language === file.toLowerCase()) ?? null
    const groups: [string, readonly string[]][] =
      own === null ? [...kinds] : [[file, [...kinds.values()].flat()]]
    return groups.map(([language, texts]) => ({
      language,
      long: count(own, language, texts.filter(isLong)),
      short: count(
        own,
        language,
        texts.filter((text) => !isLong(text)),
      ),
    }))
  })
}

export function languageTable(measured: readonly MeasuredLanguage[]): string {
  const head = ['language', 'long', 'stopped', 'tries', 'left', 'short', 'stopped', 'tries', 'left']
  const cells = ({ texts, stopped, tries, left }: Count) => [
    texts,
    stopped.length,
    tries,
    left.length,
  ]
  const rows = measured.map(({ language, long, short }) => [
    language,
    ...cells(long),
    ...cells(short),
  ])
  const sums = head.slice(1).map((_, at) => rows.reduce((sum, row) => sum + Number(row[at + 1]), 0))
  const wrong = (what: string, of: (one: Count) => readonly Misjudged[]) =>
    measured
      .flatMap(({ long, short }) => [...of(long), ...of(short)])
      .map(({ language, text }) => `${what} (${language}): ${text}`)
  return [
    ...[head, head.map(() => '---'), ...rows, ['all', ...sums]].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
    '',
    'Long texts have twenty letters or more. A text is stopped though its language is switched on, or left though it is off.',
    ...new Set([
      ...wrong('stopped', ({ stopped }) => stopped),
      ...wrong('left', ({ left }) => left),
    ]),
  ].join('\n')
}
