import { type AgentContext, findProduct, hasStock, isFirstAnswer } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
import { moneyIn } from '../context/money-in.ts'
import { phrasesFor } from '../context/phrase-bank.ts'
import { phraseIds } from '../context/phrases/phrases.ts'
import { unitPrice } from '../context/tactics.ts'
import { oneLine } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import type { OrderStep } from '../decision/order-step.ts'
import { isAnswered } from '../language/reply-language.ts'
import { totalText } from './placeholders.ts'
import { tacticMessages } from './tactic-messages.ts'

const phrases: ReadonlySet<string> = new Set(phraseIds)
const isPhrase = (id: string): id is (typeof phraseIds)[number] => phrases.has(id)

/** What may be chosen to be said in strict mode, of products that are named. */
export function strictChoices(context: AgentContext, productIds: readonly number[]): string[] {
  return [
    ...phraseIds,
    ...productIds.flatMap((id) => [`product:${id}`, `about:${id}`]),
    ...tacticMessages(context).map(({ number }) => `line:${number}`),
    'total',
  ]
}

/** The line for what was chosen; null where there is none. */
export function strictLine(
  chosen: string,
  language: string,
  { context, step }: { readonly context: AgentContext; readonly step: OrderStep },
): string | null {
  if (isPhrase(chosen)) return phrasesFor(language)[chosen]
  const { draft } = step
  if (chosen === 'total')
    return draft.lines.length > 0
      ? `${labelsFor(language).total}: ${totalText(draft, language)}`
      : null
  const [, kind, number] = /^(product|about|line):(\d{1,15})$/.exec(chosen) ?? []
  if (kind === 'line')
    return tacticMessages(context).find((line) => line.number === Number(number))?.text ?? null
  const product = findProduct(context, Number(number))
  if (kind === undefined || !product) return null
  if (kind === 'about') return oneLine(product.description, 600) || null
  const price = moneyIn(language, context.campaign.currency)(unitPrice(context, product))
  const none = hasStock(product, 1) ? '' : ` (${phrasesFor(language).sold_out})`
  return `${oneLine(product.name, 120)}: ${price}${none}`
}

/** In the order in which they were chosen, each once; behind the shop's own greeting in the first answer. */
export function strictLines(
  { say = [], language }: Decision,
  around: { readonly context: AgentContext; readonly step: OrderStep },
): string[] {
  const greeting = ownGreeting(around.context)
  const chosen = greeting === null ? say : say.filter((one) => one !== 'greet')
  const lines = [...new Set(chosen)].flatMap((one) => strictLine(one, language, around) ?? [])
  return greeting === null ? lines : [greeting, ...lines]
}

/**
 * What the shop greets with, as it was written: nobody may translate it here. One in a language that
 * the agent does not answer in stays unsaid.
 */
function ownGreeting(context: AgentContext): string | null {
  const { autoGreetingEnabled, greetingMessage } = context.settings.flow
  const greeting = autoGreetingEnabled && isFirstAnswer(context) ? greetingMessage.trim() : ''
  return greeting !== '' && isAnswered(greeting, context) ? greeting : null
}
