import { fold, tokens } from './text.ts'

export interface FoundAmount {
  /** As it stood in the text. */
  readonly text: string
  /** What it may mean, in minor units; empty where it is written in words. */
  readonly minor: readonly number[]
}

/** Alternatives in the folded form that texts are compared in. */
function any(...words: readonly string[]): string {
  return words.map((word) => word.normalize('NFKC').replaceAll(/[\u064B-\u065F]/g, '')).join('|')
}

const number = String.raw`\d+(?:[.,']\d+)*(?: \d{3}(?!\d))*`
const factors: readonly (readonly [string, number])[] = [
  [any('hundred', 'sho', 'shoto', 'শ', 'শো', 'শত', 'مئة', 'مائة', 'cien', 'cent', 'hundert'), 100],
  [
    any(
      'k',
      'thousand',
      'hazar',
      'hajar',
      'hazaar',
      'hajaar',
      'হাজার',
      'ألف',
      'الف',
      'آلاف',
      'الاف',
      'mil',
      'mille',
      'tausend',
    ),
    1_000,
  ],
  [any('lakh', 'lac', 'lakhs', 'লাখ', 'লক্ষ'), 100_000],
  [any('crore', 'koti', 'কোটি'), 10_000_000],
]
const factor = `(?: ?(?:${factors.map(([words]) => words).join('|')})(?![\\p{L}\\p{M}]))?`
const signs = '[৳$€£₹¥¢₺₽﷼]'
const before = `(?<![\\p{L}\\p{M}])(?:${any('bdt', 'usd', 'aed', 'eur', 'gbp', 'inr', 'sar', 'tk', 'taka', 'rs', 'inr', 'dhs', 'dh', 'us', 'টাকা', 'dollar', 'درهم')})\\.?|${signs}`
const afterWords = [
  any(
    'bdt',
    'usd',
    'aed',
    'eur',
    'gbp',
    'inr',
    'sar',
    'tks?',
    'rs',
    'rupees?',
    'rupiya',
    'dhs?',
    'dirhams?',
  ),
  any(
    'takas?',
    'taka[yr]',
    'takate',
    'takai',
    'dollars?',
    'dólares',
    'euros?',
    'bucks?',
    'cents?',
    'quid',
    'poisha',
    'riyals?',
  ),
  `${any('টাকা', 'পয়সা', 'ডলার', 'ইউরো', 'দিরহাম', 'রুপি')}`.replaceAll('|', '[\\p{L}\\p{M}]*|') +
    '[\\p{L}\\p{M}]*',
  any('درهما?', 'دراهم', 'دولارا?', 'دولارات', 'يورو', 'تاكا', 'ريال', 'ر\\.س', 'د\\.إ', 'جنيه'),
].join('|')

const apart = '(?![\\p{L}\\p{M}])'
const rangeWords = '-|–|—|to|theke|থেকে|إلى'

const pricePrefix = any(
  'price',
  'prices',
  'cost',
  'costs',
  'priced',
  'rate',
  'fee',
  'charge',
  'charges',
  'total',
  'amount',
  'just',
  'worth',
  'dam',
  'daam',
  'mullo',
  'mulyo',
  'mot',
  'দাম',
  'মূল্য',
  'মোট',
  'চার্জ',
  'খরচ',
  'ফি',
  'মাত্র',
  'matro',
  'السعر',
  'سعر',
  'سعره',
  'سعرها',
  'بسعر',
  'الثمن',
  'الإجمالي',
  'المجموع',
  'التكلفة',
  'يكلف',
  'precio',
  'cuesta',
  'prix',
  'coûte',
  'preis',
  'kostet',
  'gesamt',
)
const connectors = any(
  'is',
  'are',
  'it',
  'of',
  'at',
  'for',
  'only',
  'just',
  'will',
  'be',
  'comes',
  'to',
  'now',
  'hobe',
  'holo',
  'to',
  'matro',
  'hocche',
  'হলো',
  'হল',
  'হচ্ছে',
  'মাত্র',
  'হবে',
  'فقط',
  'هو',
  'هي',
  'es',
  'de',
  'est',
  'ist',
  'solo',
  'nur',
)
const followers = any(
  'only',
  'each',
  'total',
  'flat',
  'matro',
  'hobe',
  'porbe',
  'pore',
  'lagbe',
  'kore',
  'diye',
  'dile',
  'e',
  'মাত্র',
  'হবে',
  'পড়বে',
  'পড়ে',
  'লাগবে',
  'করে',
  'দিয়ে',
  'দিলে',
  'فقط',
  'nur',
  'solo',
  'seulement',
)
const bareEnd = `(?= ?(?:$|[.!?।؟;)\\n]|,(?!\\d)|،| (?:${followers})${apart}))`
/** "the price is 50", "দাম ৫০", "take it for 50": an amount without its currency. */
const bareSources = [
  `(?<![\\p{L}\\p{M}])(?:${pricePrefix})${apart} ?(?:[:=-]|(?:${connectors})${apart}| )* ?(${number}${factor})${bareEnd}`,
  `(?<!\\p{L})(?:have|get|take|give|sell|yours|buy|let)(?: \\p{L}+){0,4} (?:for|at) (?:just |only )?(${number}${factor})${bareEnd}`,
]

/** In words: "five hundred taka", "পাঁচশ টাকা". */
const numberWords = new RegExp(
  `^(?:${any(
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'twelve',
    'fifteen',
    'twenty',
    'thirty',
    'forty',
    'fifty',
    'sixty',
    'seventy',
    'eighty',
    'ninety',
    'hundred',
    'thousand',
    'zero',
    'half',
    'ek',
    'dui',
    'tin',
    'char',
    'pach',
    'panch',
    'choy',
    'chhoy',
    'shat',
    'aat',
    'noy',
    'dosh',
    'bish',
    'trish',
    'chollish',
    'ponchash',
    'shaat',
    'shottor',
    'ashi',
    'nobboi',
    '\\p{L}+sho',
    '\\p{L}*hajar',
    '\\p{L}*hazar',
    'lakh',
    'এক',
    'দুই',
    'তিন',
    'চার',
    'পাঁচ',
    'ছয়',
    'সাত',
    'আট',
    'নয়',
    'দশ',
    'বিশ',
    'ত্রিশ',
    'চল্লিশ',
    'পঞ্চাশ',
    'ষাট',
    'সত্তর',
    'আশি',
    'নব্বই',
    '[\\p{L}\\p{M}]+শ',
    '[\\p{L}\\p{M}]+শো',
    '[\\p{L}\\p{M}]*হাজার',
    'লাখ',
    'خمسة',
    'عشرة',
    'عشرين',
    'عشرون',
    'ثلاثين',
    'أربعين',
    'خمسين',
    'خمسون',
    'ستين',
    'سبعين',
    'ثمانين',
    'تسعين',
    'مئة',
    'مائة',
    'مئتين',
    'مئتان',
    'ألف',
    'الف',
    'cien',
    'mil',
    'cent',
    'mille',
    'hundert',
    'tausend',
    'zehn',
    'fünfzig',
    'cincuenta',
    'cinquante',
  )})$`,
  'u',
)

/** Everything that the digits may stand for: a point or comma parts thousands or decimals. */
function readings(written: string): number[] {
  const match = new RegExp(`^(${number})(.*)$`, 'u').exec(written.trim())
  if (!match) return []
  const [, digits = '', word = ''] = match
  const times =
    factors.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(word.trim()))?.[1] ?? 1
  const compact = digits.replaceAll(/[ ']/g, '')
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(compact)
  const found: number[] = []
  if (decimal) {
    const [, whole = '', fraction = ''] = decimal
    found.push(Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`))
  }
  if (!/[.,]/.test(compact) || /[.,]\d{3}$/.test(compact))
    found.push(Number(compact.replaceAll(/[.,]/g, '')))
  return found.map((value) => Math.round(value * times * 100))
}

interface Patterns {
  readonly withCurrency: readonly RegExp[]
  readonly currencyWord: RegExp
}

function patternsFor(after: string): Patterns {
  return {
    withCurrency: [
      `(?:${before}) ?[:=]? ?${number}${factor}(?: ?(?:${rangeWords}) ?${number}${factor}${apart})?`,
      `(?<!\\d)(?:${number}${factor} ?(?:${rangeWords}) ?)?${number}${factor} ?-?(?:${signs}|(?:${after})${apart})`,
      `(?<!\\d)${number} ?/[-=](?!\\d)`,
    ].map((pattern) => new RegExp(pattern, 'gu')),
    currencyWord: new RegExp(`^(?:${after})$`, 'u'),
  }
}

const usual = patternsFor(afterWords)
/** A pound is a weight where nothing is sold in pounds. */
const inPounds = patternsFor(`${afterWords}|pounds?|pence`)
const bare = bareSources.map((pattern) => new RegExp(pattern, 'gu'))
const oneAmount = new RegExp(`${number}${factor}`, 'gu')

/** Finds every amount of money that is written out, in any digit script or in words. */
export function findAmounts(text: string, currency: string): FoundAmount[] {
  const folded = fold(text)
  const { withCurrency, currencyWord } = currency === 'GBP' ? inPounds : usual
  const found = new Map<number, FoundAmount>()
  const add = (at: number, written: string) => {
    for (const part of written.matchAll(oneAmount))
      found.set(at + part.index, { text: part[0], minor: readings(part[0]) })
  }
  for (const pattern of withCurrency)
    for (const match of folded.matchAll(pattern)) add(match.index, match[0])
  for (const pattern of bare)
    for (const { index, 0: whole, 1: amount = '' } of folded.matchAll(pattern))
      add(index + whole.lastIndexOf(amount), amount)
  const words = tokens(folded)
  words.forEach((word, at) => {
    const previous = words[at - 1]
    if (previous === undefined || !currencyWord.test(word)) return
    // "5 hundred taka" has its digits, and was found by them.
    if (numberWords.test(previous) && !/\d/.test(words[at - 2] ?? ''))
      found.set(-1 - at, { text: `${previous} ${word}`, minor: [] })
  })
  return [...found.values()]
}

export interface FoundPercent {
  readonly text: string
  /** Null where it is written in words. */
  readonly percent: number | null
}

const percentWords = any(
  'percent',
  'per cent',
  'pct',
  'parcent',
  'porsent',
  'parsent',
  'শতাংশ',
  'পার্সেন্ট',
  'পারসেন্ট',
  'بالمئة',
  'بالمائة',
  'في المئة',
  'في المائة',
  'por ciento',
  'pour cent',
  'pourcent',
  'prozent',
)

const writtenPercent = new RegExp(
  `(\\d+(?:[.,]\\d+)?) ?(?:[%٪]|(?:${percentWords})[\\p{L}\\p{M}]*)|[%٪] ?(\\d+(?:[.,]\\d+)?)`,
  'gu',
)
const percentInWords = new RegExp(`([\\p{L}\\p{M}]+) (?:${percentWords})`, 'gu')

export function findPercents(text: string): FoundPercent[] {
  const folded = fold(text)
  const found = [...folded.matchAll(writtenPercent)].map(
    ([written, behind, ahead]): FoundPercent => ({
      text: written,
      percent: Number((behind ?? ahead ?? '').replace(',', '.')),
    }),
  )
  for (const [written, word = ''] of folded.matchAll(percentInWords))
    if (numberWords.test(word)) found.push({ text: written, percent: null })
  return found
}
