/** So many places; two features that share one seldom matter. */
const bits = 20
export const places = 1 << bits

const basis = 0x81_1c_9d_c5
const prime = 0x01_00_01_93
/** Of some letters of a word, or of all. */
function hashOf(word: string, from = 0, to = word.length): number {
  let sum = basis
  for (let at = from; at < to; at += 1) sum = Math.imul(sum ^ word.charCodeAt(at), prime)
  return sum
}
const spread = 0x9e_37_79_b1
const placeOf = (hash: number, kind: number) =>
  Math.imul(Math.imul(hash, spread) ^ (kind * prime), spread) >>> (32 - bits)

/** The place of a word as it is. */
export const placeOfWord = (word: string): number => placeOf(hashOf(word), 1)

const front = hashOf('^')

/**
 * Where a sentence has its weights, written behind the places of others: each word, how it begins
 * and ends, and how two adjacent words begin: a language of many endings seldom says the same two twice.
 */
export function addFeatures(words: readonly string[], to: number[]): void {
  const from = to.length
  let before = front
  for (const word of words) {
    const { length } = word
    const begins = hashOf(word, 0, Math.min(length, 4))
    addOnce(placeOfWord(word), to, from)
    if (length > 4) addOnce(placeOf(begins, 2), to, from)
    if (length > 6) addOnce(placeOf(hashOf(word, 0, 6), 3), to, from)
    if (length > 5) addOnce(placeOf(hashOf(word, length - 3), 4), to, from)
    addOnce(placeOf(Math.imul(before, 31) + begins, 5), to, from)
    before = begins
  }
}

function addOnce(place: number, to: number[], from: number): void {
  for (let at = from; at < to.length; at += 1) if (to[at] === place) return
  to.push(place)
}
