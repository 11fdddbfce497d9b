import fc from 'fast-check'

export type Delivery = 'now' | 'later' | 'never'
export type Fate = 'goes' | 'lost before' | 'lost after' | 'refused' | 'too many' | 'trouble'

interface After {
  /** So long after the step before. */
  readonly afterMs: number
}

/** What a customer, the seller's staff, Facebook or the program does next. */
export type Step = After &
  (
    | { step: 'says'; who: number; text: string; delivery: Delivery }
    /** Many messages in a row, of which some are heard of and some are not. */
    | { step: 'bursts'; who: number; text: string; delivery: Delivery[] }
    | { step: 'types'; who: number; text: string; app: 'inbox' | 'other'; delivery: Delivery }
    | { step: 'edits'; who: number; nth: number; text: string; delivery: Delivery }
    | { step: 'reacts'; who: number; nth: number; emoji: string | null; delivery: Delivery }
    | { step: 'answers'; who: number; by: 'agent' | 'human'; text: string }
    | { step: 'sends'; fate: Fate; delivery: Delivery; before: Step[]; after: Step[] }
    | { step: 'delivers'; nth: number; times: number }
    | { step: 'ticks'; meanwhile: Step[] }
    | { step: 'reads'; who: number; meanwhile: Step[] }
    | { step: 'passes' }
    | { step: 'restarts' }
  )

interface Run {
  /** How far this machine's clock is ahead of Facebook's. */
  readonly aheadMs: number
  /** Facebook calls a message by another id in webhooks than in its lists. */
  readonly otherIds: boolean
  readonly steps: Step[]
}

const minute = 60_000

const who = fc.constantFrom(0, 0, 0, 1)
const delivery = fc.constantFrom<Delivery[]>('now', 'never', 'later')
const nth = fc.nat(3)
/** No two messages of one thread in the very same millisecond: then nothing tells their order. */
const soon = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 400 }) },
  { weight: 3, arbitrary: fc.integer({ min: 400, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 3_000, max: 90_000 }) },
)
const text = fc.constantFrom('ok', 'yes', 'how much?')

const step = <T extends Step['step']>(
  name: T,
  more: {
    [K in keyof Omit<Extract<Step, { step: T }>, 'step' | 'afterMs'>]: fc.Arbitrary<
      Extract<Step, { step: T }>[K]
    >
  },
  afterMs: fc.Arbitrary<number> = soon,
): fc.Arbitrary<Step> =>
  fc.record({ step: fc.constant(name), afterMs, ...more }) as unknown as fc.Arbitrary<Step>

const says = step('says', { who, text, delivery })
const bursts = step('bursts', {
  who,
  text,
  delivery: fc.array(delivery, { minLength: 4, maxLength: 8 }),
})
const types = fc.oneof(
  step('types', { who, text, app: fc.constant('inbox'), delivery: fc.constant('now') }),
  // Reading a thread does not tell whether it was ours, of which we never heard, where the words are
  // the same; nor which app wrote: whoever never hears of it takes it for a person.
  // And of somebody who answers within five seconds it is taken for Facebook's instant reply.
  step(
    'types',
    { who, text: fc.constant('I am here'), app: fc.constant('inbox'), delivery },
    fc.integer({ min: 6_000, max: 90_000 }),
  ),
  step('types', {
    who,
    // Nor, within a second, whether what a webhook tells is what was read, where the words are equal:
    // a customer's is found by the next reading, and of a program's the app is not known then.
    text: fc.noShrink(fc.noBias(fc.nat())).map((n) => `We are closed ${n}`),
    app: fc.constant('other'),
    delivery: fc.constantFrom('now', 'later'),
  }),
)
// A change of a message moves nothing in Facebook's lists: who never hears of it cannot know.
const heard = fc.constantFrom<Delivery[]>('now', 'later')
const edits = step('edits', { who, nth, text: fc.constantFrom('no', 'two'), delivery: heard })
const reacts = step('reacts', {
  who,
  nth,
  emoji: fc.constantFrom('❤', '👍', null),
  delivery: heard,
})
const delivers = step('delivers', { nth, times: fc.constantFrom(1, 1, 2) })
const answers = step('answers', { who, by: fc.constantFrom('agent', 'human'), text })
const meanwhile = fc.array(fc.oneof(says, types, delivers, edits), { maxLength: 2 })
const ticks = step('ticks', { meanwhile })
const reads = step('reads', { who, meanwhile })
const during = fc.array(
  fc.oneof(says, types, delivers, step('ticks', { meanwhile: fc.constant([]) })),
  { maxLength: 2 },
)
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('goes') },
  fc.constantFrom<Fate[]>('lost before', 'lost after', 'refused', 'too many', 'trouble'),
)
const sends = step('sends', { fate, delivery, before: during, after: during })
const passes = step(
  'passes',
  {},
  fc.oneof(
    fc.integer({ min: minute, max: 15 * minute }),
    fc.integer({ min: minute, max: 150 * minute }),
  ),
)

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: says },
    { weight: 1, arbitrary: bursts },
    { weight: 3, arbitrary: types },
    { weight: 3, arbitrary: answers },
    { weight: 4, arbitrary: sends },
    { weight: 3, arbitrary: delivers },
    { weight: 4, arbitrary: ticks },
    { weight: 1, arbitrary: reads },
    { weight: 1, arbitrary: edits },
    { weight: 1, arbitrary: reacts },
    { weight: 1, arbitrary: passes },
    { weight: 1, arbitrary: step('restarts', {}) },
  ),
  { maxLength: 24, size: 'max' },
)

/**
 * Where webhooks and lists call a message by two ids, only its words and its time tell that it is
 * one: no two say the same then, and none is edited.
 */
function apart(all: readonly Step[], from = { count: 0 }): Step[] {
  return all.flatMap((one): Step[] => {
    if (one.step === 'edits' || one.step === 'reacts') return []
    if ('text' in one) return [{ ...one, text: `${one.text} ${(from.count += 1)}` }]
    if ('meanwhile' in one) return [{ ...one, meanwhile: apart(one.meanwhile, from) }]
    if (one.step !== 'sends') return [one]
    return [{ ...one, before: apart(one.before, from), after: apart(one.after, from) }]
  })
}

export const runs: fc.Arbitrary<Run> = fc
  .record({
    aheadMs: fc.oneof(
      fc.constant(0),
      fc.integer({ min: -1_900, max: 1_900 }),
      fc.integer({ min: -20 * minute, max: 20 * minute }),
    ),
    otherIds: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    steps,
  })
  .map((run) => (run.otherIds ? { ...run, steps: apart(run.steps) } : run))
