import { fold, tokens } from '../context/text.ts'
import { isCommonWord } from '../language/common-words.ts'

const encoded = /[A-Za-z0-9+/_-]{16,}={0,2}/g
/** So short a name in code is, too. */
const encodedName = /[A-Za-z0-9+/_-]{8,}={0,2}/g
const hex = /^(?:[0-9a-f]{2})+$/i
/** Letters one by one, with a mark between them. */
const spelled = /(?<!\p{L})\p{L}(?:[.\-_*·|/]\p{L}(?!\p{L}))+[.\-_*·|/]?/gu

const decoder = new TextDecoder('utf-8', { fatal: true })

function decoded(written: string): readonly string[] {
  const found: string[] = []
  try {
    const bytes = hex.test(written)
      ? Uint8Array.from(written.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
      : Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
          one.charCodeAt(0),
        )
    found.push(decoder.decode(bytes))
  } catch {
    // It only looked like it.
  }
  return found
}

const rotated = (text: string) =>
  text.replaceAll(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  )

/** A text in all the ways that somebody who asked for it in disguise could read it. */
export function readings(text: string): readonly string[] {
  const folded = fold(text)
  return [
    folded,
    Array.from(folded).toReversed().join(''),
    folded.replaceAll(spelled, (letters) => letters.replaceAll(/[^\p{L}]/gu, '')),
    rotated(folded),
    ...(text.match(encodedName) ?? []).flatMap(decoded),
  ]
}

/** So many letters in a row, each by itself or in its own line: no list of sizes is so long. */
const apart =
  /(?<![\p{L}\p{M}\p{N}'’])(?:\p{L}\p{M}*[^\p{L}\p{M}\p{N}'’]+){7,}\p{L}\p{M}*(?![\p{L}\p{M}\p{N}'’])/u
/** A sentence that begins with what ends one, or whose capital ends it. */
const backwards = /^[.!?؟।]\p{L}[^.!?؟।\n]*$|(?<![\p{L}\p{M}])\p{Ll}{2,}\p{Lu}(?![\p{L}\p{M}])/mu

const backward = (word: string) => Array.from(word).toReversed().join('')

/** Whether a text has words that hold sentences together only where it is read from its end. */
function isBackwards(text: string): boolean {
  const words = tokens(text).filter((word) => word.length > 1)
  const many = (read: (word: string) => string) =>
    words.filter((word) => isCommonWord(read(word))).length
  const common = many((word) => word)
  return common < words.length / 2 && many(backward) > common + 1
}

/** Whether a text holds another one in code: nobody writes to a customer so. */
export function holdsCode(text: string): boolean {
  if (apart.test(text) || backwards.test(text) || isBackwards(text)) return true
  return (text.match(encoded) ?? [])
    .filter((written) => /\d|[a-z][A-Z]/.test(written))
    .some((written) => decoded(written).some((read) => /^[\p{L}\p{P}\p{Zs}\p{N}]{8,}$/u.test(read)))
}
