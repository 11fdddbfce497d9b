import { holdsKey } from '../checks/holds-key.ts'
import { fold, tokens } from '../context/text.ts'

const longest = 600

/** Five digits or more, of any script, with anything between them that is no letter. */
const longNumber = /(?:\p{N}[^\p{L}\p{N}]{0,3}){4}\p{N}/u
/** A link, a mail address or a name in a network, also where a point has lost its space. */
const address = /@|:\/\/|\bwww\b|\p{L}{2,}\.\p{L}{2,}|\bgmail\b|\bhotmail\b/u
const orderNumber =
  /\bpal\W{0,2}\d|#\s*\d|\border\s*(?:no|num|number|nr|id|ref)\b|অর্ডার\s*(?:নং|নম্বর|নাম্বার|আইডি)|رقم\s*(?:ال)?طلب/u

/**
 * Whether a question and its answer may be shown to the model beside another customer's conversation.
 * `known` is what the store knows of the customer who asked. When in doubt it may not: no example is
 * missed, while a word about somebody else cannot be taken back.
 */
export function mayBeShown(
  { question, answer }: { readonly question: string; readonly answer: string },
  known: readonly string[],
): boolean {
  const theirs = known.flatMap(bareWords)
  return [question, answer].every((text) => isPublic(text) && !names(text, theirs))
}

function isPublic(text: string): boolean {
  if (text.trim() === '' || text.length > longest) return false
  const plain = fold(text)
  return !(
    longNumber.test(plain) ||
    address.test(plain) ||
    orderNumber.test(plain) ||
    /[{}]/.test(plain) ||
    holdsKey(text)
  )
}

/** Names take endings, and in Arabic prefixes. */
function names(text: string, wanted: readonly string[]): boolean {
  const words = bareWords(text)
  return wanted.some((name) =>
    words.some((word) => {
      if (name.length >= 4) return word.includes(name)
      return name.length === 3 ? word.startsWith(name) : word === name
    }),
  )
}

/** Without accents and vowel signs, in which two spellings of a name differ. */
function bareWords(text: string): string[] {
  return tokens(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
}
