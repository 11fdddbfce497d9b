import { latinDigits } from '../../domain/digits.ts'
import { areaName } from '../../domain/orders/delivery-areas.ts'
import { trueCards } from '../context/cards.ts'
import type { AgentContext } from '../context/context.ts'
import { findProduct, needsDisclosure } from '../context/context.ts'
import { disclosure } from '../context/disclosure.ts'
import { labelsFor } from '../context/labels.ts'
import { resolveTactics } from '../context/tactics.ts'
import { fold, oneLine, tokens } from '../context/text.ts'
import { cannotHear, cannotOpen, cannotSee } from '../context/voice-words.ts'
import type { Decision } from '../decision/decision.ts'
import { hasSpoken, hasUnopened, hasUnseen, mustHandOver } from '../decision/hand-over.ts'
import type { MissingPart } from '../decision/order-draft.ts'
import type { OrderStep } from '../decision/order-step.ts'
import { afterSaleLines } from './after-sale-lines.ts'
import { truePrices } from './own-offer.ts'
import {
  areaOfSlot,
  fillPlaceholder,
  placeholderPattern,
  type Rendering,
  renderSummary,
} from './placeholders.ts'
import { bargainLine, upsellLine } from './selling-lines.ts'
import { strictLines } from './strict-lines.ts'

function missingWords(
  missing: readonly MissingPart[],
  { settings, campaign }: AgentContext,
  language: string,
): string {
  const label = labelsFor(language)
  const { areas } = resolveTactics(settings, campaign)
  const names = areas.map(({ name }) => areaName(name)).join(' / ')
  const words = missing.map((part) => (part === 'area' ? `${label.area} (${names})` : label[part]))
  return `${label.missing}: ${words.join(', ')}`
}

function holds(reply: string, name: string): boolean {
  return [...reply.matchAll(placeholderPattern)].some(([, inside = '']) => inside.trim() === name)
}

/** What is left of a sentence where others are cut off. */
function sentenceAround(reply: string, at: number): string {
  const ends = /[!?؟।\n]|\.(?=\s|$)/u
  const before = reply.slice(0, at).split(ends).at(-1) ?? ''
  return `${before} ${
    reply
      .slice(at)
      .replace(/^\{\{[^{}]*\}\}/, ' ')
      .split(ends)[0] ?? ''
  }`
}

/** A price says whose it is, and a fee where: what its sentence does not name, the program does. */
function filled(inside: string, sentence: string, rendering: Rendering): string | null {
  const { context } = rendering
  const text = fillPlaceholder(inside, rendering)
  const slot = latinDigits(inside).trim()
  const id = /^price:\s*(\d+)$/.exec(slot)?.[1]
  const product = id === undefined ? undefined : findProduct(context, Number(id))
  const priced = product && context.products.length > 1 ? oneLine(product.name, 80) : undefined
  const area = areaOfSlot(slot, rendering)?.name
  const fee = slot === 'delivery_fee' && !area ? labelsFor(rendering.language).delivery : null
  if (text !== null && fee !== null && !fold(sentence).includes(fold(fee).split(' ')[0] ?? ''))
    return `${text} (${fee})`
  const name = priced ?? area ?? null
  if (text === null || name === null) return text
  const named = ` ${tokens(sentence).join(' ')} `.includes(` ${tokens(name).join(' ')} `)
  return named ? text : `${text} (${oneLine(name, 80)})`
}

/** The lines that the decision names and that are true in this turn, in its language. */
export function chosenCards(
  { cards, language }: Decision,
  context: AgentContext,
): readonly { readonly id: string; readonly text: string }[] {
  const chosen = new Set(cards)
  if (chosen.size === 0) return []
  return trueCards(context).flatMap(({ id, text }) =>
    chosen.has(id) ? [{ id, text: text(language) }] : [],
  )
}

/**
 * The text that goes out. Every figure in it comes from the store; what must be said (who is
 * speaking, the offer, the order's number, that a person takes over) the program says itself, whatever
 * else is said.
 * Filled-in values are not read again: braces in a customer's name mean nothing.
 */
export function renderReply(
  decision: Decision,
  context: AgentContext,
  step: OrderStep,
  orderNumber: string | null = null,
): string {
  const { language } = decision
  const { settings } = context
  // In strict mode nothing goes out in the model's own words.
  const reply = settings.ai.strictMode ? '' : decision.reply
  const label = labelsFor(language)
  const rendering = { context, step, language, orderNumber }
  const parts = [
    ...(settings.ai.strictMode ? [strictLines(decision, { context, step }).join('\n')] : []),
    reply
      .replaceAll(
        placeholderPattern,
        (_, inside: string, at: number) =>
          // No such answer goes out: whoever reads it as a draft sees that something is missing.
          filled(inside, sentenceAround(reply, at), rendering) ?? '…',
      )
      .trim(),
  ]
  parts.push(
    chosenCards(decision, context)
      .map(({ text }) => text)
      .join('\n'),
  )
  parts.push(...bargainLine(context, language))
  parts.push(...upsellLine(decision, step, context, parts))
  parts.push(truePrices(decision, context, step).join('\n'))
  if (step.kind === 'offer' && !step.again && !holds(reply, 'summary'))
    parts.push(renderSummary(step.draft, language))
  // Last, so that a yes is one to this and to nothing that the model asked.
  if (step.kind === 'offer') parts.push(label.confirm)
  if (step.kind === 'missing' && step.missing.length > 0)
    parts.push(missingWords(step.missing, context, language))
  if (step.kind === 'place' && orderNumber !== null) {
    parts.push(label.orderPlaced(orderNumber))
    if (settings.flow.orderConfirmation && !holds(reply, 'summary'))
      parts.push(renderSummary(step.draft, language))
  }
  if (step.kind === 'after_sale') parts.push(...afterSaleLines(step.sale, language))
  if (hasSpoken(context)) parts.push(cannotHear(language))
  if (hasUnseen(context)) parts.push(cannotSee(language))
  if (hasUnopened(context)) parts.push(cannotOpen(language))
  if (mustHandOver(decision, context, step)) parts.push(label.handedOver)
  if (step.kind === 'offer' && step.overtaken) parts.unshift(label.overtaken)
  if (needsDisclosure(context)) parts.unshift(disclosure(language, settings.company.companyName))
  return parts.filter((part) => part !== '').join('\n\n')
}
