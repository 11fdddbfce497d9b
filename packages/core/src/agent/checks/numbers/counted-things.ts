import { inEach, perObject, sameList, type Slices } from '../../context/once.ts'
import { tokens } from '../../context/text.ts'
import { numberInWord } from './number-words.ts'

/** What is for sale, and whether it can be had now. */
export interface Thing {
  readonly name: string
  readonly isThere: boolean
}

/** What a shop calls the things that it sells, in the languages of the agent. */
const called = new Set(
  [
    'things products items kinds sorts types varieties articles models',
    'ধরনের রকমের রকম ধরন পণ্য প্রোডাক্ট জিনিস আইটেম',
    'rokom rokomer dhoron dhoroner ponno product jinish item',
    'أنواع انواع نوعا نوع منتجات منتج أصناف اصناف صنفا أشياء اشياء',
    'productos cosas artículos clases tipos variedades',
    'produits choses articles sortes types variétés',
    'produkte produkten artikel artikeln dinge dingen sachen sorten arten waren',
    'ürün ürünün üründen çeşit tür şey',
    'तरह प्रकार चीज़ें चीजें चीज़ों उत्पाद उत्पादों प्रोडक्ट किस्म',
    'tarah prakar cheezein cheezen cheezon kism',
    'طرح قسم چیزیں چیزوں مصنوعات پروڈکٹ',
    'jenis macam produk barang',
    'prodotti cose articoli tipi varietà',
    'produtos coisas artigos tipos variedades',
    'producten dingen artikelen soorten',
  ].flatMap(tokens),
)
const word = /[\p{L}\p{N}\p{M}]+/gu
/** "৩টা": how many pieces is written in one with them. */
const counted = /^(\d+)(?:টা|টি|টার|টির|ta|ti)?$/u
const shortest = 4
/** "Three other things": so many words may stand before what is counted. */
const between = 1

const sameNames = sameList()
const wordsInEach = inEach((name) => [tokens(name)])
const wordsOf = perObject((names: readonly string[]) => {
  const words = wordsInEach(names)
  return { words, named: [...new Set(words.flat().filter((one) => one.length >= shortest))] }
})

/** What is kept of the names of what is for sale, made in slices. */
export function* thingSlices(all: readonly string[]): Slices {
  const names = sameNames(all)
  yield* wordsInEach.slices(names)
  wordsOf(names)
}

/**
 * Takes out the numbers that count what is for sale: all of it, what is there, what is not, and what
 * of it has a name with a word of the text. Only before a word for what is sold: three things, and no
 * price of three.
 */
export function withoutCounts(
  text: string,
  things: readonly Thing[],
  languages: ReadonlySet<string>,
): string {
  if (things.length === 0) return text
  const said = Array.from(text.matchAll(word), ({ 0: written, index }) => ({ written, index }))
  const valueOf = (written: string) =>
    counted.exec(written)?.[1] ?? numberInWord(written, languages)
  if (said.every(({ written }) => valueOf(written) === null)) return text
  const { words, named } = wordsOf(sameNames(things.map(({ name }) => name)))
  const isNamed = (one: string) => named.some((name) => one.startsWith(name))
  const spoken = named.filter((name) => said.some(({ written }) => written.startsWith(name)))
  const values = new Set(
    [null, ...spoken].flatMap((one) => {
      const of = things.filter((_, at) => one === null || words[at]?.includes(one))
      const there = of.filter(({ isThere }) => isThere).length
      return [of.length, there, of.length - there].map(String)
    }),
  )
  return said.toReversed().reduce((rest, { written, index }, back) => {
    const value = valueOf(written)
    if (value === null || !values.has(value)) return rest
    const from = said.length - back
    const next = said.slice(from, from + 1 + between)
    const at = next.findIndex((one) => called.has(one.written) || isNamed(one.written))
    const until = next[at]
    // Nothing may part them: "three. Things …".
    if (!until || !/^[ \p{L}\p{M}\p{N}-]*$/u.test(text.slice(index, until.index))) return rest
    return rest.slice(0, index) + rest.slice(index + written.length)
  }, text)
}
