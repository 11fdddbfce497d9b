/** So many places; two features that share one seldom matter. */
const bits = 20
export const places = 1 << bits

const basis = 0x81_1c_9d_c5
const prime = 0x01_00_01_93
const mix = (hash: number, code: number) => Math.imul(hash ^ code, prime)
const hashOf = (text: string) => {
  let sum = basis
  for (let at = 0; at < text.length; at += 1) sum = mix(sum, text.charCodeAt(at))
  return sum
}
const spread = 0x9e_37_79_b1
const placeOf = (hash: number, kind: number) =>
  Math.imul(Math.imul(hash, spread) ^ (kind * prime), spread) >>> (32 - bits)

interface Word {
  readonly hash: number
  readonly begins: number
  /** Of the whole word, of how it begins and of how it ends. */
  readonly places: readonly number[]
}

function wordOf(word: string): Word {
  const hash = hashOf(word)
  const begins = word.length > 4 ? hashOf(word.slice(0, 4)) : hash
  const own = [placeOf(hash, 1)]
  if (word.length > 4) own.push(placeOf(begins, 2))
  if (word.length > 6) own.push(placeOf(hashOf(word.slice(0, 6)), 3))
  if (word.length > 5) own.push(placeOf(hashOf(word.slice(-3)), 4))
  return { hash, begins, places: own }
}

const pairOf = (before: number, hash: number) => Math.imul(before, 31) + hash
const front = wordOf('^')

/** Words that were met before. */
export type MetWords = Map<string, Word>

/**
 * Where a sentence has its weights, written behind the places of others: each word, how it begins
 * and ends, and the pairs of adjacent words, whole and by how they begin.
 */
export function addFeatures(words: readonly string[], met: MetWords, to: number[]): void {
  const from = to.length
  let before = front
  for (const text of words) {
    const word = metWord(text, met)
    for (const place of word.places) addOnce(place, to, from)
    addOnce(placeOf(pairOf(before.hash, word.hash), 5), to, from)
    // A language of many endings seldom says the same two words twice.
    addOnce(placeOf(pairOf(before.begins, word.begins), 6), to, from)
    before = word
  }
}

function addOnce(place: number, to: number[], from: number): void {
  for (let at = from; at < to.length; at += 1) if (to[at] === place) return
  to.push(place)
}

function metWord(word: string, met: MetWords): Word {
  const known = met.get(word)
  if (known) return known
  const fresh = wordOf(word)
  met.set(word, fresh)
  return fresh
}
