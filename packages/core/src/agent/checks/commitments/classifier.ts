import { type OwnLanguage, ownLanguages } from '../../../domain/entities.ts'
import { phrasesFor } from '../../context/phrase-bank.ts'
import { fold, sentences } from '../../context/text.ts'
import { commitmentSamples } from './all-samples.ts'
import { addFeatures, places, placeOfWord } from './features.ts'

/** Words without numbers; ◇ is what the program fills in. */
export const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{M}]+|◇/gu) ?? []
/** Those of a line of samples in one go, with what parts these: far quicker than one by one. */
const wordsAndEnds = /[\p{L}\p{M}]+|[◇\n|]/gu
const isEnd = (word: string) => word === '\n' || word === '|'

/** Which weight belongs to a place; the first belongs to what no sample has. */
const weightAt = new Int32Array(places)
let weights = new Float32Array(1)

/** The weights of the features of all sentences, where each of them ends, and whether it binds. */
interface Examples {
  features: Int32Array
  readonly ends: number[]
  readonly binds: boolean[]
}

/** So many sentences are read, and so many learnt, before others are served. */
const readAtOnce = 100
const learntAtOnce = 500
/** Of this many features all samples have room: to grow is a copy, within one slice. */
const room = 1 << 19
/** Weights that are given out. */
let given = 0

function* addExamples(
  examples: Examples,
  texts: string,
  does: boolean,
): Generator<undefined, void> {
  let words: string[] = []
  for (const line of texts.split('\n')) {
    for (const word of `${fold(line)}\n`.match(wordsAndEnds) ?? []) {
      if (!isEnd(word)) words.push(word)
      else if (words.length > 0) {
        addExample(examples, words, does)
        words = []
        if (examples.ends.length % readAtOnce === 0) yield
      }
    }
  }
}

function addExample(examples: Examples, words: readonly string[], does: boolean): void {
  const { ends, binds } = examples
  const found: number[] = []
  addFeatures(words, found)
  let at = ends.at(-1) ?? 0
  if (at + found.length > examples.features.length) {
    const more = new Int32Array(2 * examples.features.length)
    more.set(examples.features)
    examples.features = more
  }
  for (const place of found) {
    if (weightAt[place] === 0) weightAt[place] = given += 1
    examples.features[at] = weightAt[place] ?? 0
    at += 1
  }
  ends.push(at)
  binds.push(does)
}

const phrasesOf = (language: OwnLanguage) =>
  Object.values(phrasesFor(language)).flatMap(sentences).join('\n')

const rounds = 12
/** From this round on the weights only wander about. */
const settled = 4
const firstStep = 2
const rootOf = (features: number) => Math.sqrt(Math.max(1, features))
const logistic = (score: number) => 1 / (1 + Math.exp(-score))

function scoreOf(features: ArrayLike<number>, from: number, to: number, of: Float32Array): number {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += of[features[at] ?? 0] ?? 0
  return sum / rootOf(to - from)
}

/** One step for each of these sentences. */
function learnSome(
  { features, ends, binds }: Examples,
  order: Int32Array,
  step: number,
  of: Float32Array,
): void {
  for (let nth = 0; nth < order.length; nth += 1) {
    const example = order[nth] ?? 0
    const from = example === 0 ? 0 : (ends[example - 1] ?? 0)
    const to = ends[example] ?? 0
    const error = step * ((binds[example] ? 1 : 0) - logistic(scoreOf(features, from, to, of)))
    const change = error / rootOf(to - from)
    for (let at = from; at < to; at += 1) {
      const place = features[at] ?? 0
      of[place] = (of[place] ?? 0) + change
    }
  }
}

/** Fisher and Yates, with numbers that are always the same. */
function shuffled(many: number): () => Int32Array {
  const order = Int32Array.from({ length: many }, (_, at) => at)
  let random = 1
  return () => {
    for (let left = many; left > 1; left -= 1) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
      const chosen = Math.floor((random / 2 ** 32) * left)
      const last = order[left - 1] ?? 0
      order[left - 1] = order[chosen] ?? 0
      order[chosen] = last
    }
    return order
  }
}

function addTo(sums: Float32Array, of: Float32Array): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (of[at] ?? 0)
}

/** Logistic regression: the same samples give the same weights. */
function* learning(): Generator<undefined, void> {
  const examples: Examples = { features: new Int32Array(room), ends: [], binds: [] }
  for (const language of ownLanguages) {
    const { binding, harmless } = commitmentSamples[language]
    yield* addExamples(examples, binding, true)
    yield* addExamples(examples, harmless, false)
    yield* addExamples(examples, phrasesOf(language), false)
  }
  const count = examples.ends.length
  const orderOf = shuffled(count)
  weights = new Float32Array(given + 1)
  const sums = new Float32Array(given + 1)
  for (let round = 0; round < rounds; round += 1) {
    const order = orderOf()
    const step = firstStep / (1 + round / 4)
    for (let from = 0; from < count; from += learntAtOnce) {
      learnSome(examples, order.subarray(from, from + learntAtOnce), step, weights)
      yield
    }
    if (round >= settled) addTo(sums, weights)
  }
  // Their mean depends less on which samples came last.
  for (let at = 0; at < weights.length; at += 1) weights[at] = (sums[at] ?? 0) / (rounds - settled)
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
  const features: number[] = []
  addFeatures(words, features)
  const known = features.map((place) => weightAt[place] ?? 0)
  return scoreOf(known, 0, known.length, weights)
}

/** Whether a word is in the samples at all: what only begins like one of theirs says less. */
export function isLearnt(word: string): boolean {
  while (learnOn());
  return weightAt[placeOfWord(word)] !== 0
}
