import { afterWords } from '../../context/amount-words.ts'
import { inEach, once, perObject, type Slices, whereAsked } from '../../context/once.ts'
import { tokens } from '../../context/text.ts'
import { knownNumbers, numbersIn } from './known-numbers.ts'
import { figuresInEach, figuresInNames, figuresOf, normal, textsWith } from './lines-with.ts'
import { withSmallNumbers } from './number-words.ts'
import type { World } from './world.ts'

/** Units of products, in the scripts that they are written in. */
const unit = [
  'kg|g|gm|gr|grams?|mg|ml|cl|l|lit(?:er|re)s?|cm|mm|m|km|inch(?:es)?|in|ft|feet|w|v|mah|gb|mb|tb|oz|lbs?',
  'kilo(?:s|luk|gram\\p{L}*)?|quilos?|quilogramas?|chil[oi]|chilogramm[oi]|gram(?:m|mes?|m[oi]|lık)?|gram[oa]s?',
  'lit[rt][oi]s?|litrelik|mililit\\p{L}*|millilit\\p{L}*|(?:[cz]enti|milli|mili)?(?:met(?:er|re|ro)s?|metri)|centímetros?|milímetros?|centimètres?|millimètres?|mètres?|santim(?:etre)?|sentimeter',
  'zoll|pouces?|pulgadas?|pollici|polegadas?|inç|inci|inchi',
  '(?:মিমি|গ্রাম|কেজি|কিলো(?:গ্রাম)?|মিলি(?:লিটার|মিটার)?|লিটার|সেমি|সেন্টিমিটার|মিটার|ইঞ্চি|ফুট)(?:র|ের)?',
  'مم|جم|غرام[اً]?|جرام|كجم|كيلو(?:غرام|جرام)?|مل|ملم|لتر|سم|سنتيمتر[اً]?|سنتي|متر[اً]?|بوصة|إنش',
  'मिमी|ग्राम|किलो(?:ग्राम)?|मिली(?:लीटर|मीटर)?|लीटर|सेमी|सेंटीमीटर|मीटर|इंच|फ़ुट|फुट',
  'گرام|کلو(?: ?گرام)?|ملی(?: ?لیٹر| ?میٹر)?|لیٹر|سینٹی ?میٹر|سنٹی ?میٹر|میٹر|انچ|فٹ',
].join('|')
export const measures = new RegExp(
  String.raw`(?<!\d)\d+(?:[.,]\d+)?(?: ?(?:[x×*-]|(?!(?:${afterWords})\b)[\p{L}\p{M}]{1,4}) ?\d+(?:[.,]\d+)?){0,6} ?(?:${unit})(?![\p{L}\p{M}])`.normalize(
    'NFKC',
  ),
  'gu',
)

/** One by the other, with a word or a sign for it: what both are is known of the shop. */
const by = 'x|×|\\*|by|mal|per|por|sur|par|op|bij|kali|guna|çarpı|در|في|गुणा|गुना|গুণ|বাই|ضرب|ضربے'
export const dimensions = new RegExp(
  String.raw`(?<![\d.,])\d+(?:[.,]\d+)?(?: ?(?:${by}) ?\d+(?:[.,]\d+)?){1,2}(?![\d.,%]| ?(?:${afterWords})(?![\p{L}\p{M}]))`.normalize(
    'NFKC',
  ),
  'gu',
)

/** Which side of a thing a number measures. */
const side = [
  'wide|width|high|height|tall|deep|depth|long|length|thick|thickness|broad|diameter',
  'চওড়া|প্রস্থ|উচ্চতা|উঁচু|লম্বা|দৈর্ঘ্য|গভীর(?:তা)?|ব্যাস|পুরু',
  'cha?o[wu]?ra|prostho|uc?h?c?hota|u[cn]chu|lomba|doirgho|gobhir(?:ota)?|puru',
  '[وب]?(?:ال)?(?:عرض|ارتفاع|طول|عمق|سماكة|سمك|قطر)(?:ها|ه)?',
  'alt[oa]|altura|anch[oa]|anchura|fondo|profund[oa]|profundidad|larg[oa]|longitud|grosor|diámetro',
  'haut(?:e|eur)?|large(?:ur)?|profond(?:e|eur)?|long(?:ue|ueur)?|épais(?:se|seur)?|diamètre',
  'hoch|höhe|breite?|tiefe?|lang|länge|dicke?|durchmesser',
  'boyu|eni|geniş(?:lik|liği)|yüksek(?:lik|liği)|derin(?:lik|liği)|uzun(?:luk|luğu)|çapı|kalın(?:lık|lığı)',
  'ऊँचाई|ऊंचाई|चौड़ाई|गहराई|लंबाई|लम्बाई|मोटाई|व्यास|oo?n?chai|unchai|chau[dr]ai|ge?hrai|lambai|motai',
  'اونچائی|چوڑائی|گہرائی|لمبائی|موٹائی',
  'tinggi(?:nya)?|lebar(?:nya)?|dalamnya|kedalaman|panjang(?:nya)?|tebal(?:nya)?|diameter(?:nya)?',
  'altezza|largh(?:ezza|i)|lung(?:o|a|hezza)|spess(?:o|ore)|diametro',
  'largura|comprid[oa]|comprimento|profundidade|espessura|diâmetro',
  'hoogt?e?|breedt?e?|diept?e?|lengte|dikte|hoog|diep|dik',
].join('|')
const short = String.raw`(?: ?[:=]| \p{L}{1,3})?`
const measured = String.raw`\d+(?:[.,]\d+)?`
const unpaid = String.raw`(?![\d.,]*\d| ?%| ?(?:${afterWords})(?![\p{L}\p{M}]))`
/** "80 wide", "depth: 30": measures that leave their unit to the one before them. */
export const sides = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${side})(?![\p{L}\p{M}])${short} ${measured}${unpaid}|(?<![\d.,])${measured}${short} (?:${side})(?![\p{L}\p{M}])`.normalize(
    'NFKC',
  ),
  'gu',
)

/** A number to call or to pay to. */
const callable = /\d[\d ().-]{7,}\d/g

/** So many of its first letters tell which names a place may begin; a shorter name hides nothing. */
const beginning = 4

/**
 * Takes out the names that hold a number, the longest first. Line by line, each looked through for the
 * names that are in it: all of a long catalogue's, looked for in all of its texts, took seconds.
 */
function nameless(names: readonly string[]): (text: string) => string {
  const numbered = new Set(names.map((name) => name.trim()).filter((name) => /\d/.test(name)))
  const lengths = new Map<string, Set<number>>()
  for (const name of numbered) {
    const begins = name.slice(0, beginning)
    lengths.set(begins, (lengths.get(begins) ?? new Set()).add(name.length))
  }
  const inLine = (line: string) => {
    if (!/\d/.test(line)) return []
    const found = new Set<string>()
    for (let at = 0; at + beginning <= line.length; at++) {
      for (const length of lengths.get(line.slice(at, at + beginning)) ?? []) {
        const part = line.slice(at, at + length)
        if (numbered.has(part)) found.add(part)
      }
    }
    return [...found].toSorted((a, b) => b.length - a.length)
  }
  return (text) =>
    text
      .split('\n')
      .map((line) => inLine(line).reduce((rest, name) => rest.replaceAll(name, ' ◇ '), line))
      .join('\n')
}

const normalNames = inEach((name) => [normal(name)])

/** How texts are read where products have these names, and those of a catalogue but once. */
const reader = perObject((names: readonly string[]) => {
  const takeOut = once(() => nameless(normalNames(names)))
  const withoutNames = (read: string) => takeOut()(read)
  const read = (text: string) => withoutNames(normal(text))
  const callsIn = (text: string) => {
    const plain = normal(text)
    if (plain.search(callable) === -1) return []
    return (withoutNames(plain).match(callable) ?? []).map((one) => one.replaceAll(/\D/g, ''))
  }
  const numbers = (text: string) =>
    knownNumbers(withSmallNumbers(read(text).replaceAll(measures, ' ')))
  const measured = (text: string) => measuredIn(read(text))
  return {
    withoutNames,
    read,
    readInEach: inEach((text) => [read(text)]),
    callsIn,
    callsInEach: inEach(callsIn),
    numbers,
    measured,
    ofCatalogue: perObject((_: readonly string[]) => ({
      numbers: whereAsked(numbers),
      measured: whereAsked(measured),
    })),
    ofNames: whereAsked((name) => measuredIn(normal(name))),
  }
})

const measuredIn = (read: string) => numbersIn(read.match(measures) ?? [])
const none: readonly string[] = []

type Catalogue = Pick<World, 'names' | 'catalogue'>

/** What the numbers of an answer are looked for in: the catalogue, which may be long, and whatever else is said. */
export function readShop({ names, catalogue = none, texts }: World) {
  const { withoutNames, read, readInEach, callsIn, callsInEach, ofCatalogue, ...own } =
    reader(names)
  const found = ofCatalogue(catalogue)
  const figures = once(() => texts.flatMap(figuresOf))
  const known = once(() => [...readInEach(catalogue), ...texts.map(read)])
  return {
    withoutNames,
    knows: (written: string) => known().some((one) => one.includes(written)),
    knowsWord: (word: string) =>
      known().some((one) => one.includes(word) && tokens(one).includes(word)),
    calls: () => [...callsInEach(catalogue), ...texts.flatMap(callsIn)],
    /** What is known of these numbers. */
    numbersLike: (wanted: readonly string[]) => [
      ...textsWith(figuresInEach(catalogue), wanted).map(found.numbers),
      ...textsWith(figures(), wanted).map(own.numbers),
    ],
    /** What measures something with one of these numbers. */
    measuredLike: (wanted: readonly string[]) => [
      ...textsWith(figuresInEach(catalogue), wanted).flatMap(found.measured),
      ...textsWith(figures(), wanted).flatMap(own.measured),
      ...textsWith(figuresInNames(names), wanted).flatMap(own.ofNames),
    ],
  }
}

/** What is kept of a catalogue for the numbers of every answer, made in slices. */
export function* textSlices({ names, catalogue = none }: Catalogue): Slices {
  yield* normalNames.slices(names)
  yield* figuresInNames.slices(names)
  yield* figuresInEach.slices(catalogue)
  const { readInEach, callsInEach } = reader(names)
  yield* readInEach.slices(catalogue)
  yield* callsInEach.slices(catalogue)
}

/** And what is kept of it for these numbers, for there may be far more of them. */
export function* numberSlices(
  { names, catalogue = none }: Catalogue,
  wanted: readonly string[],
): Slices {
  if (wanted.length === 0) return
  const { numbers, measured } = reader(names).ofCatalogue(catalogue)
  for (const text of textsWith(figuresInEach(catalogue), wanted)) {
    numbers(text)
    measured(text)
    yield
  }
}
