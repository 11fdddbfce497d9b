import { ownLanguages } from '../../../domain/entities.ts'
import { dayMs } from '../../../durations.ts'
import { once } from '../../context/once.ts'
import { fold, tokens } from '../../context/text.ts'

const firstMonday = Date.UTC(2024, 0, 1)
const days = [0, 1, 2, 3, 4, 5, 6]

/** Those that no list of names is kept of. */
const romanised: Readonly<Record<string, string>> = {
  'bn-latn': 'sombar mongolbar budhbar brihoshpotibar shukrobar shonibar robibar',
  'hi-latn': 'somvar mangalvar budhvar guruvar shukravar shanivar ravivar',
}
/** Portuguese counts them, and "second" alone is no day. */
const more: readonly (readonly string[])[] =
  'segundas terças quartas quintas sextas sábados domingos'.split(' ').map((name) => [name])

function namesOf(language: string): readonly string[] {
  const own = romanised[language]
  if (own !== undefined) return own.split(' ')
  const named = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return days.map((day) => fold(named.format(firstMonday + day * dayMs)))
}

const longestEnding = 3
/** Of each day, Monday first, in the languages of the agent. */
export const weekdayNames = once((): readonly (readonly string[])[] =>
  days.map((day) => [
    ...new Set([
      ...ownLanguages
        .map((language) => namesOf(language)[day] ?? '')
        .filter((one) => /^[\p{L}\p{M}]{3,}$/u.test(one)),
      ...(more[day] ?? []),
    ]),
  ]),
)
const isNamed = (word: string, name: string) =>
  word.startsWith(name) && word.length <= name.length + longestEnding

/** The days of the week that a text names, Monday being 0. */
export function weekdaysIn(text: string): readonly number[] {
  const words = tokens(text)
  const named = weekdayNames()
  return days.filter((day) => words.some((word) => named[day]?.some((name) => isNamed(word, name))))
}

const sending = new RegExp(
  'send|sent|ship|dispatch|deliver|liefer|versend|verschick|versand|env[ií]|enviam|entreg|expédi|livr|sped|consegn|gönder|kargo|teslim|yollu|kirim|antar|verst[ou]|verzend|bezorg|pathai|pathan|delivery|bhej|পাঠ|ডেলিভারি|भेज|डिलीवरी|بھیج|ڈیلیوری|نرسل|[إا]رسال|توصيل|نشحن'.normalize(
    'NFKC',
  ),
  'u',
)

/** Whether a folded text speaks of sending something. */
export const speaksOfSending = (folded: string): boolean => sending.test(folded)

/** The days on which a sentence of these says that something is sent. */
export const sendingDays = (said: readonly string[]): readonly number[] =>
  said.filter((one) => speaksOfSending(fold(one))).flatMap(weekdaysIn)
