/** What another customer asked, and what a person of the shop answered. */
export interface AnswerExample {
  /** Of the answer's message. */
  readonly id: number
  readonly question: string
  readonly answer: string
}

/** How many an answer of the agent is written with. */
export const mostExamples = 3

/** Two questions with a word of two in common are alike; one word of five is chance. */
const alikeEnough = 0.3

/** Words of any question: greetings, forms of address, what holds a sentence together. */
export const everyday: ReadonlySet<string> = new Set(
  `a an the is are was be do does did you your u have has i me my we it in on of to for and or can
  could will would please pls plz this that there with what how any if at so hi hello hey ok okay
  thanks thank yes no sir madam bro dear
  আমি আমার আমাকে আপনি আপনার আপনাদের আপনারা আছে কি কী এই এটা ওটা টা কত না হ্যাঁ জি ভাই আপু ভাইয়া হবে করে
  করতে চাই দিন একটা এর ও আর আসসালামু আলাইকুম সালাম হ্যালো ধন্যবাদ
  ami amar apni apnar apnader ache ki koto eta ei ta na ji bhai vai apu hobe kore korte chai din ar
  assalamualaikum salam
  في من علي هل ما هذا هذه عن الي انا انت كم عندكم لديكم يوجد السلام عليكم مرحبا اهلا لو سمحت او نعم لا شكرا كيف`
    .normalize('NFC')
    .split(/\s+/),
)

const endings: readonly (readonly [RegExp, string])[] = [
  [/^([a-z]{3,})s$/, '$1'],
  [/^[وفبك]?ال(?=\p{L}{3})/u, ''],
  [/^(.{2,}?)(?:গুলোর|গুলো|গুলি|টির|টার|টি|টা|ের|র|কে|তে)$/u, '$1'],
]

/** A word without the commonest of what English, Arabic and Bengali put before or behind it. */
function root(word: string): string {
  return endings.reduce((left, [ending, kept]) => left.replace(ending, kept), word)
}

/** Hundreds of questions use the same few words: each is looked at once. */
function tellingWords(): (words: readonly string[]) => Set<string> {
  const roots = new Map<string, string>()
  const rootOf = (word: string) => {
    const known = roots.get(word) ?? (everyday.has(word) ? '' : root(word))
    roots.set(word, known)
    return known
  }
  return (words) => new Set(words.map(rootOf).filter((word) => word !== ''))
}

/**
 * Those whose words are like the ones asked, the most alike first; of equal ones the order stays. A
 * word that few of them hold weighs more. The words are as the search folds them.
 */
export function mostAlike<Candidate extends { readonly words: readonly string[] }>(
  asked: readonly string[],
  candidates: readonly Candidate[],
): Candidate[] {
  const telling = tellingWords()
  const wanted = telling(asked)
  if (wanted.size === 0) return []
  const all = candidates.map((candidate) => ({ candidate, words: telling(candidate.words) }))
  const holders = new Map<string, number>()
  for (const words of [wanted, ...all.map((one) => one.words)])
    for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1)
  const weigh = (words: Iterable<string>) => {
    let sum = 0
    for (const word of words) sum += Math.log(1 + (all.length + 1) / (holders.get(word) ?? 1))
    return sum
  }
  const whole = weigh(wanted)
  return all
    .map(({ candidate, words }) => {
      const shared = weigh([...wanted].filter((word) => words.has(word)))
      return { candidate, likeness: shared && shared / Math.sqrt(whole * weigh(words)) }
    })
    .filter(({ likeness }) => likeness >= alikeEnough)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ candidate }) => candidate)
}
