import { type OwnLanguage, ownLanguages } from '../../../domain/entities.ts'
import { phrasesFor } from '../../context/phrase-bank.ts'
import { fold, sentences } from '../../context/text.ts'
import { commitmentSamples } from './all-samples.ts'

const basis = 0x81_1c_9d_c5
const prime = 0x01_00_01_93
const mix = (hash: number, code: number) => Math.imul(hash ^ code, prime)
const mixed = (hash: number, text: string) => {
  let sum = hash
  for (let at = 0; at < text.length; at += 1) sum = mix(sum, text.charCodeAt(at))
  return sum
}

/** Words without numbers; ◇ is what the program fills in. */
export function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}]+|◇/gu) ?? []
}

/** Each word, how it begins and ends, and the pairs of adjacent words, whole and by how they begin. */
function featuresOf(words: readonly string[]): number[] {
  const found = new Set<number>()
  let before = '^'
  for (const [at, word] of words.entries()) {
    const letters = Array.from(word)
    const beginning = letters.slice(0, 4).join('')
    const part = (kind: number, from: number, to?: number) =>
      found.add(mixed(mix(basis, kind), letters.slice(from, to).join('')))
    part(1, 0)
    if (letters.length > 4) part(2, 0, 4)
    if (letters.length > 6) part(3, 0, 6)
    if (letters.length > 5) part(4, -3)
    found.add(mixed(mix(mixed(mix(basis, 5), words[at - 1] ?? '^'), 0x20), word))
    // A language of many endings seldom says the same two words twice.
    found.add(mixed(mix(mixed(mix(basis, 6), before), 0x20), beginning))
    before = beginning
  }
  return [...found]
}

interface Example {
  /** Places of its features among the weights. */
  readonly at: readonly number[]
  readonly root: number
  readonly binds: boolean
}

const places = new Map<number, number>()
let weights = new Float64Array(0)

function examplesOf(language: OwnLanguage): Example[] {
  const { binding, harmless } = commitmentSamples[language]
  const parts = (text: string) => text.split(/[\n|]/).filter((part) => part.trim() !== '')
  const phrases = Object.values(phrasesFor(language)).flatMap(sentences)
  const of = (texts: readonly string[], binds: boolean) =>
    texts.map((text) => {
      const at = featuresOf(wordsIn(text)).map((feature) => {
        const place = places.get(feature) ?? places.size
        places.set(feature, place)
        return place
      })
      return { at, root: rootOf(at.length), binds }
    })
  return [...of(parts(binding), true), ...of([...parts(harmless), ...phrases], false)]
}

const rounds = 16
/** From this round on the weights only wander about. */
const settled = 6
const firstStep = 3
const rootOf = (features: number) => Math.sqrt(Math.max(1, features))
const logistic = (score: number) => 1 / (1 + Math.exp(-score))

function scoreOf(at: readonly number[], root: number): number {
  let sum = 0
  for (const place of at) sum += weights[place] ?? 0
  return sum / root
}

/** Logistic regression, in an order that is always the same: the same samples give the same weights. */
function* learning(): Generator<undefined, void> {
  const examples: Example[] = []
  for (const language of ownLanguages) {
    examples.push(...examplesOf(language))
    yield
  }
  weights = new Float64Array(places.size)
  const sums = new Float64Array(places.size)
  let random = 1
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + round / 4)
    for (let left = examples.length; left > 0; left -= 1) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
      // Each once a round, in an order of its own.
      const chosen = Math.floor((random / 2 ** 32) * left)
      const example = examples[chosen]
      const last = examples[left - 1]
      if (!example || !last) continue
      examples[chosen] = last
      examples[left - 1] = example
      const { at, root, binds } = example
      const error = step * ((binds ? 1 : 0) - logistic(scoreOf(at, root)))
      for (const place of at) weights[place] = (weights[place] ?? 0) + error / root
      if (left % 1_000 === 0) yield
    }
    if (round < settled) continue
    for (let at = 0; at < weights.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0)
  }
  // Their mean depends less on which samples came last.
  weights = sums.map((sum) => sum / (rounds - settled))
}

let lesson: ReturnType<typeof learning> | null = learning()

/** Learns with a pause now and then: it takes some hundred milliseconds, once, and others are served meanwhile. */
export async function learnCommitments(pause: () => Promise<unknown>): Promise<void> {
  while (learnOn()) await pause()
}

function learnOn(): boolean {
  if (lesson?.next().done) lesson = null
  return lesson !== null
}

/** How much these words sound like a commitment; none below zero, in any language of the agent. */
export function commitmentIn(words: readonly string[]): number {
  while (learnOn());
  const features = featuresOf(words)
  return scoreOf(
    features.flatMap((feature) => places.get(feature) ?? []),
    rootOf(features.length),
  )
}
