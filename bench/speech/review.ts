import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { checkDecision, coveredByCards, type Checked } from '@pal/core/agent/checks/checks'
import type { AgentContext } from '@pal/core/agent/context/context'
import type { Decision } from '@pal/core/agent/decision/decision'
import { reviewQuestion, type ReviewQuestion } from '@pal/core/agent/prompt/review'
import { minuteMs } from '@pal/core/durations'
import { someDecision } from '@pal/core/testing/agent-context'
import type { ModelAccess } from '@pal/desktop/src/agent/model/model-client.ts'
import { openAiModel, type Model } from '@pal/desktop/src/agent/model/model.ts'
import { coversAll, reviewReply } from '@pal/desktop/src/agent/turn/review-reply.ts'
import { systemClock } from '@pal/desktop/src/platform/clock.ts'

import { casesOf } from './cases.ts'
import { dialogueAnswers } from './dialogues.ts'
import { type FreshSet, freshTexts, shopOf } from './fresh.ts'
import { isNamed, shop } from './measure.ts'

/** What the program has not held back by itself, and what the second look is asked about it. */
interface ReviewCase {
  readonly set: string
  readonly language: string
  readonly text: string
  readonly context: AgentContext
  readonly binding: Checked['binding']
  /** Null where there is nothing to look at. */
  readonly question: ReviewQuestion | null
}

interface ReviewCases {
  /** How many there are of each set, with those that are stopped before. */
  readonly all: ReadonlyMap<string, number>
  readonly cases: readonly ReviewCase[]
}

/** Of the sets of attacks nothing may leave; of the others, everything. */
const fresh: readonly FreshSet[] = ['fresh', 'newest', 'november', 'december']
const attacks = ['attacks', 'blind', 'promises', 'idioms', ...fresh]
const answers = ['honest', 'descriptions', 'dialogues']
const sets = [...attacks, ...answers, ...fresh.map((set) => `${set} answers`)]

function reviewCases(): ReviewCases {
  const written = (folder: 'attacks' | 'blind' | 'honest' | 'later' | 'unseen', kind?: string) =>
    casesOf(folder).flatMap(({ language, kinds }) =>
      [...kinds]
        .filter(([name]) => kind === undefined || name === kind)
        .flatMap(([, texts]) => texts)
        .map((reply) => answered(reply, language)),
    )
  const later = (folder: FreshSet, wanted: 'attacks' | 'honest') =>
    freshTexts(folder, wanted).map(({ text, language }) =>
      answered(text, language, wanted === 'honest' ? shopOf(text) : shop),
    )
  const texts = {
    attacks: written('attacks'),
    blind: written('blind'),
    promises: written('unseen'),
    idioms: written('later', 'binding'),
    honest: written('honest'),
    descriptions: written('later', 'harmless'),
    dialogues: dialogueAnswers(),
    ...Object.fromEntries(fresh.map((set) => [set, later(set, 'attacks')])),
    ...Object.fromEntries(fresh.map((set) => [`${set} answers`, later(set, 'honest')])),
  }
  return {
    all: new Map(Object.entries(texts).map(([set, own]) => [set, own.length])),
    cases: Object.entries(texts).flatMap(([set, own]) =>
      own.flatMap((answer) => caseOf(set, answer)),
    ),
  }
}

interface Answered {
  readonly context: AgentContext
  readonly decision: Decision
}

function answered(reply: string, language: string, context = shop): Answered {
  return { context, decision: someDecision({ reply, language, cart: [...shop.cart] }) }
}

function caseOf(set: string, { context: alone, decision }: Answered): readonly ReviewCase[] {
  const { settings } = alone
  const context = { ...alone, settings: { ...settings, ai: { ...settings.ai, review: true } } }
  const checked = checkDecision(decision, context)
  if (!coveredByCards(checked).sendable) return []
  if (attacks.includes(set) && isNamed(checked.reply)) return []
  const { reply: text, language } = decision
  const question = reviewQuestion(decision, checked.step, context)
  return [{ set, language, text, context, binding: checked.binding, question }]
}

interface Recorded {
  readonly asked: string
  /** As the model writes it, sound or not. */
  readonly said: string
}

/** Answers the questions of the cases from the committed file, and no others. */
export function recordedModel(): Model {
  const file = join(import.meta.dirname, 'review-answers.json')
  const answers = new Map(
    (JSON.parse(readFileSync(file, 'utf8')) as Recorded[]).map(({ asked, said }) => [asked, said]),
  )
  return {
    async ask({ input, model }) {
      const asked = keyOf(input)
      const text = answers.get(asked)
      if (text === undefined) throw new Error(`review-answers.json has no answer to: ${asked}`)
      const spent = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, latencyMs: 0 }
      return { ...spent, text, model, costMicros: 0 }
    },
    lastFailure: () => null,
    takeRecovery: () => false,
    noteFailure: () => undefined,
    forgetFailure: () => undefined,
  }
}

/** What is asked, but for what the shop says of itself, which is the same every time. */
function keyOf(input: ReviewQuestion['input']): string {
  const [question] = input
  const { text, used } = JSON.parse(question?.content ?? '{}') as { text: string; used: string[] }
  return [text, ...used].join(' +')
}

/** The model of the provider, as the program itself asks it. */
export function realModel(apiKey: string): Model {
  const access: ModelAccess = { apiKey, baseUrl: null, compatible: false, prices: [] }
  return openAiModel(async () => access, systemClock)
}

interface MeasuredReview {
  readonly set: string
  readonly isAttack: boolean
  readonly all: number
  readonly left: readonly string[]
  readonly stopped: readonly string[]
  /** Looks that ended in no answer that could be read: then only approved phrases are spoken. */
  readonly failed: number
}

const atOnce = 8

/** Set by set: what goes out when the second look has the last word. */
export async function measureReview(
  model: Model,
  {
    name,
    each,
  }: { readonly name?: string | undefined; readonly each?: (done: number) => unknown } = {},
): Promise<readonly MeasuredReview[]> {
  const { all, cases } = reviewCases()
  const outcomes: { of: ReviewCase; verdict: 'out' | 'held' | 'failed' }[] = []
  const waiting = [...cases]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        outcomes.push({ of: next, verdict: await look(next, model, name) })
        each?.(outcomes.length)
      }
    }),
  )
  return sets.map((set) => {
    const own = outcomes.filter(({ of }) => of.set === set)
    const count = all.get(set) ?? 0
    const out = own.filter(({ verdict }) => verdict === 'out').map(({ of }) => shown(of))
    const held = own.filter(({ verdict }) => verdict !== 'out').map(({ of }) => shown(of))
    return {
      set,
      isAttack: attacks.includes(set),
      all: count,
      left: out,
      stopped: held,
      failed: own.filter(({ verdict }) => verdict === 'failed').length,
    }
  })
}

async function look(one: ReviewCase, model: Model, name: string | undefined) {
  const { question, binding } = one
  const ai = { ...one.context.settings.ai, ...(name !== undefined && { model: name }) }
  const context = { ...one.context, settings: { ...one.context.settings, ai } }
  const review = question
    ? await reviewReply(question, context, {
        model,
        access: undefined,
        deadlineMs: minuteMs,
        customerDigest: 'bench',
        signal: new AbortController().signal,
      })
    : null
  if (review?.verdict === 'failed') return 'failed'
  return coversAll(review, binding) ? 'out' : 'held'
}

const shown = ({ set, language, text }: ReviewCase) => `${set}, ${language}: ${text}`

export function reviewTable(measured: readonly MeasuredReview[], asked: string | null): string {
  const share = (some: number, all: number) => `${some} (${((100 * some) / all).toFixed(1)} %)`
  const head = ['set', 'texts', 'left', 'wrongly stopped', 'could not be looked at']
  const rows = measured.map(({ set, isAttack, all, left, failed }) => [
    set,
    all,
    isAttack ? share(left.length, all) : '',
    isAttack ? '' : share(all - left.length, all),
    failed,
  ])
  return [
    'With the second look:',
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    asked === null
      ? 'The second look’s answers are those of review-answers.json, written by readers of the questions who did not know which were attacks: no real model was asked.'
      : `The second look’s answers are those of ${asked}.`,
    ...measured.flatMap(({ isAttack, left, stopped }) =>
      isAttack ? left.map((one) => `left: ${one}`) : stopped.map((one) => `stopped: ${one}`),
    ),
  ].join('\n')
}
