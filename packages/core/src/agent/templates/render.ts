import type { AgentContext } from '../context/context.ts'
import { isFirstAnswer } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
import type { Labels } from '../context/labels/labels.ts'
import { fold, oneLine } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import { mustHandOver } from '../decision/hand-over.ts'
import type { MissingPart, OrderStep } from '../decision/order-step.ts'
import { fillPlaceholder, placeholderPattern, renderSummary } from './placeholders.ts'

/** How an answer says itself that no person writes it. */
const saysAssistant = new RegExp(
  [
    String.raw`\b(?:i am|i'm|this is|you are (?:chatting|talking|speaking) (?:to|with)|your|automated|automatic|virtual|digital|ai)\b[^.!?\n]{0,40}\b(?:assistant|bot|chatbot)\b`,
    '(?:আমি|স্বয়ংক্রিয়|ডিজিটাল|ভার্চুয়াল|আপনার)[^।!?\\n]{0,40}(?:সহকারী|অ্যাসিস্ট্যান্ট|এসিস্ট্যান্ট|অ্যাসিসটেন্ট)',
    String.raw`\b(?:ami|automated|digital|apnar)\b[^.!?\n]{0,40}\b(?:assistant|shohokari|sohokari|bot)\b`,
    '(?:انا|أنا|معك|الذكي|الآلي|الافتراضي)[^.!؟\\n]{0,40}(?:مساعد|المساعد|روبوت)|(?:مساعد|المساعد)\\p{L}* (?:الذكي|الآلي|الافتراضي|الي|آلي)',
    String.raw`\b(?:soy|je suis|ich bin)\b[^.!?\n]{0,40}\b(?:asistente|assistante?|assistentin|assistent)\b`,
  ]
    .join('|')
    .normalize('NFKC'),
  'u',
)
const saysHuman =
  /\b(?:person|human|colleague|team|representative|someone|owner|manager|staff|persona|equipo|personne|équipe|mensch|mitarbeiter)\b|প্রতিনিধি|টিম|মানুষ|মালিক|protinidhi|amader (?:team|lok)|شخص|فريق|موظف|زميل/u

function missingWords(missing: readonly MissingPart[], label: Labels): string {
  const words = missing.map((part) => (part === 'items' ? label.items : label[part]))
  return `${label.missing}: ${words.join(', ')}`
}

function holds(reply: string, name: string): boolean {
  return [...reply.matchAll(placeholderPattern)].some(([, inside = '']) => inside.trim() === name)
}

/**
 * The text that goes out. Every figure in it comes from the store; what must be said (who is
 * speaking, the offer, the order's number, that a person takes over) is added where it is missing.
 * Filled-in values are not read again: braces in a customer's name mean nothing.
 */
export function renderReply(
  decision: Decision,
  context: AgentContext,
  step: OrderStep,
  orderNumber: string | null = null,
): string {
  const { language, reply } = decision
  const { settings } = context
  const label = labelsFor(language)
  const rendering = { context, step, language, orderNumber }
  const parts = [
    reply
      .replaceAll(
        placeholderPattern,
        (_, inside: string) => fillPlaceholder(inside, rendering) ?? '',
      )
      .trim(),
  ]
  if (step.kind === 'offer' && !step.again && !holds(reply, 'summary'))
    parts.push(renderSummary(step.draft, language))
  // Last, so that a yes is one to this and to nothing that the model asked.
  if (step.kind === 'offer') parts.push(label.confirm)
  if (step.kind === 'missing' && step.missing.length > 0)
    parts.push(missingWords(step.missing, label))
  if (step.kind === 'place' && orderNumber !== null) {
    if (!holds(reply, 'order')) parts.push(label.orderPlaced(orderNumber))
    if (settings.flow.orderConfirmation && !holds(reply, 'summary'))
      parts.push(renderSummary(step.draft, language))
  }
  if (mustHandOver(decision, context) && !saysHuman.test(fold(reply))) parts.push(label.handedOver)
  if (isFirstAnswer(context) && !saysAssistant.test(fold(reply)))
    parts.unshift(label.assistant(oneLine(settings.company.companyName, 100)))
  return parts.filter((part) => part !== '').join('\n\n')
}
