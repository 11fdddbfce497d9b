import { afterWords, connectors, pricePrefix } from '../../context/amount-words.ts'
import { fold, sentences, tokens } from '../../context/text.ts'

const shape = 'M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})'
const roman = new RegExp(`^${shape}$`, 'u')
/** In capitals two letters are enough; two small ones are a word in some language. */
const capitals = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?=[IVXLCDM]{2,})${shape}(?![\p{L}\p{M}\p{N}])`,
  'gu',
)
const shortest = 3
/** Sizes of clothes, units, sounds and words. */
const others = new Set('XL XXL XXX III MMM CCC MM CM CC MIX DIM DIX DI MI LI VI'.split(' '))
/** They were numbers before they were folded: Ⅽ, Ⅻ. */
const signs = /\p{Nl}+/gu

const letters = '[ivxlcdm]'
/** Whatever else they could be, here they are money: "XL taka", "the price is XL." */
const asMoney = [
  String.raw`(?<![\p{L}\p{M}\p{N}])(${letters}+) (?:${afterWords})(?![\p{L}\p{M}])`,
  String.raw`(?<![\p{L}\p{M}])(?:${pricePrefix})(?: ?[:=-]| (?:${connectors})(?![\p{L}\p{M}]))* (${letters}{2,}|[cd])(?= ?(?:$|[.,;!)]))`,
].map((source) => new RegExp(source.normalize('NFKC'), 'gu'))

const pairsOf = (words: readonly string[]) =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`)

/** Those in capitals, but for what stands in the customer's own name or address: "MD Karim" is no 1500. */
function inCapitals(plain: string, own: readonly string[]): string[] {
  const theirs = new Set(own.flatMap((text) => pairsOf(tokens(text))))
  return Array.from(plain.matchAll(capitals), ({ 0: written, index }) => {
    const before = tokens(plain.slice(0, index)).slice(-1)
    const after = tokens(plain.slice(index + written.length)).slice(0, 1)
    const pairs = pairsOf([...before, ...tokens(written), ...after])
    return pairs.some((pair) => theirs.has(pair)) ? [] : [written]
  }).flat()
}

const asWritten = (text: string) => `${text.normalize('NFKC')}\n${fold(text)}`

/** Roman numbers that no text of the shop holds as well. */
export function romanNumbers(
  text: string,
  texts: readonly string[],
  own: readonly string[],
): string[] {
  const plain = text.normalize('NFKC')
  const found = [
    ...(text.match(signs) ?? []),
    ...inCapitals(plain, own).filter((one) => !others.has(one)),
    ...tokens(plain)
      .filter((word) => word.length >= shortest)
      .map((word) => word.toUpperCase())
      .filter((word) => roman.test(word) && !others.has(word)),
    ...sentences(fold(text)).flatMap((sentence) =>
      asMoney.flatMap((pattern) =>
        [...sentence.matchAll(pattern)].flatMap(([written, one = '']) =>
          roman.test(one.toUpperCase()) ? [written] : [],
        ),
      ),
    ),
  ]
  if (found.length === 0) return []
  return found.filter((written) => !texts.some((one) => asWritten(one).includes(written)))
}
