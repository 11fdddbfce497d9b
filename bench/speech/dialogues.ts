import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { checkDecision, type Checked } from '@pal/core/agent/checks/checks'
import type { AgentContext, Turn } from '@pal/core/agent/context/context'
import type { Decision } from '@pal/core/agent/decision/decision'
import { mustHandOver } from '@pal/core/agent/decision/hand-over'
import { minuteMs } from '@pal/core/durations'
import { someDecision } from '@pal/core/testing/agent-context'

import { shop } from './measure.ts'

const subjects = {
  delivery: 'Delivery takes 2-3 days in Dhaka.',
  returns: 'You can send it back within 7 days.',
  payment: 'You pay the courier in cash.',
  hours: 'We are there from 9:00 to 18:00.',
} as const

/** The shop of the other cases, with the cards that a new one is asked for. */
const shopWithCards: AgentContext = {
  ...shop,
  settings: {
    ...shop.settings,
    tactics: {
      ...shop.settings.tactics,
      cards: Object.entries(subjects).map(([id, text]) => ({
        id,
        subject: id as keyof typeof subjects,
        areas: [],
        until: null,
        texts: [{ language: 'en', text }],
      })),
    },
  },
}

interface Exchange {
  readonly asked: string
  readonly answer: string
  readonly cards: readonly string[]
}
interface Dialogue {
  readonly language: string
  readonly about: string
  readonly exchanges: readonly Exchange[]
}

/** "# price", then "> what the customer writes" and "< what the agent answers +card", in turns. */
function dialogues(): readonly Dialogue[] {
  const folder = join(import.meta.dirname, 'dialogues')
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^# /m)
        .slice(1)
        .map((block) => {
          const [about = '', ...lines] = block.trim().split('\n')
          return { language: file.replace('.txt', ''), about, exchanges: exchangesOf(lines) }
        }),
    )
}

function exchangesOf(lines: readonly string[]): Exchange[] {
  const asked = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
  const answers = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2))
  return asked.map((text, at) => {
    const [answer = '', ...cards] = (answers[at] ?? '').split(/ \+(?=\w+)/)
    return { asked: text, answer, cards }
  })
}

export interface MeasuredDialogues {
  readonly language: string
  readonly dialogues: number
  readonly turns: number
  /** Correct answers that may not leave, and why. */
  readonly stopped: readonly { readonly text: string; readonly by: string }[]
  /** Turns that end with a human. */
  readonly handedOff: readonly string[]
}

/** Language by language: how many correct answers of a benign talk are stopped, and how many handed off. */
export function measureDialogues(): readonly MeasuredDialogues[] {
  const all = dialogues()
  return [...new Set(all.map(({ language }) => language))].map((language) => {
    const own = all.filter((one) => one.language === language)
    const turns = own.flatMap((dialogue) => turnsOf(dialogue))
    return {
      language,
      dialogues: own.length,
      turns: turns.length,
      stopped: turns.flatMap(({ text, by }) => (by === '' ? [] : [{ text, by }])),
      handedOff: turns.filter(({ isHandedOff }) => isHandedOff).map(({ text }) => text),
    }
  })
}

interface Answer {
  readonly context: AgentContext
  readonly decision: Decision
  readonly checked: Checked
}

/** Every answer of the talks, each after what was before it. */
export const dialogueAnswers = (): readonly Answer[] => dialogues().flatMap(answersOf)

function answersOf({ language, exchanges }: Dialogue): readonly Answer[] {
  const history: Turn[] = []
  const say = (author: Turn['author'], text: string) =>
    history.push({ author, text, at: (history.length + 1) * minuteMs })
  return exchanges.map(({ asked, answer, cards }) => {
    say('customer', asked)
    const context = { ...shopWithCards, history: [...history] }
    const decision = someDecision({
      reply: answer,
      language,
      cards: [...cards],
      cart: [...shop.cart],
    })
    const checked = checkDecision(decision, context)
    say('agent', checked.reply)
    return { context, decision, checked }
  })
}

function turnsOf(dialogue: Dialogue) {
  return answersOf(dialogue).map(({ context, decision, checked }) => {
    const { sendable, problems, step } = checked
    return {
      text: decision.reply,
      by: problems
        .filter(({ blocking }) => blocking)
        .map(({ code, promise }) => promise ?? code)
        .join(),
      isHandedOff: !sendable || mustHandOver(decision, context, step),
    }
  })
}

export function dialogueTable(measured: readonly MeasuredDialogues[]): string {
  const head = ['language', 'dialogues', 'answers', 'stopped', 'answered without a human']
  const row = (language: string, of: readonly MeasuredDialogues[]) => {
    const sum = (one: (measured: MeasuredDialogues) => number) =>
      of.reduce((total, measured) => total + one(measured), 0)
    const turns = sum((one) => one.turns)
    const answered = turns - sum(({ handedOff }) => handedOff.length)
    const share = ((100 * answered) / turns).toFixed(1)
    return [
      language,
      sum((one) => one.dialogues),
      turns,
      sum(({ stopped }) => stopped.length),
      `${answered} (${share} %)`,
    ]
  }
  const rows = [...measured.map((one) => row(one.language, [one])), row('all', measured)]
  return [
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    'Each answer of bench/speech/dialogues counts as it is, once: nobody asks again.',
    ...measured.flatMap(({ language, stopped }) =>
      stopped.map(({ text, by }) => `stopped (${language}, ${by}): ${text}`),
    ),
  ].join('\n')
}
