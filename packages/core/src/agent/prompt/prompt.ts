import type { Problem } from '../checks/problem.ts'
import { productCameFor } from '../context/came-by.ts'
import type { AgentContext, SharedLink, Turn } from '../context/context.ts'
import { isFirstAnswer, longestTurn, unansweredTurns } from '../context/context.ts'
import { chosenArea } from '../context/delivery-fees.ts'
import { examplesRule, handedBackRule, sensesRule, sharedRule } from '../context/rules.ts'
import { beginningOf } from '../context/text.ts'
import { buildInstructions } from './instructions.ts'

export interface PromptItem {
  readonly role: 'developer' | 'user' | 'assistant'
  readonly content: string
  /** Data addresses of what the customer sent along. */
  readonly pictures?: readonly string[]
}

export interface Prompt {
  readonly instructions: string
  readonly input: readonly PromptItem[]
}

/** Older turns are left out: of them there are the collected values and a summary. */
const mostTurns = 40

const clip = (text: string) =>
  text.length > longestTurn ? `${beginningOf(text, longestTurn)}…` : text

const longestLink = 300

function clippedLink({ title, address }: SharedLink): SharedLink {
  return {
    title: title && title.slice(0, longestLink),
    address: address && address.slice(0, longestLink),
  }
}

/** JSON keeps a customer's words apart from everything around them, whatever they hold. */
function turnItem(turn: Turn): PromptItem {
  const { author, attachments = [], shared = [], pictures = [], heard = 0, edited } = turn
  if (author === 'customer')
    return {
      role: 'user',
      content: JSON.stringify({
        customer: clip(turn.text),
        ...(attachments.length > 0 ? { attachments } : {}),
        ...(shared.length > 0 ? { customerShared: shared.map(clippedLink) } : {}),
        ...(heard > 0 ? { heardFromVoiceMessage: true } : {}),
        ...(edited ? { editedSinceYourAnswer: true } : {}),
      }),
      ...(pictures.length > 0 ? { pictures } : {}),
    }
  const by = author === 'agent' ? '' : '[a person of the shop wrote] '
  // A picture has no words, and an assistant's turn must have some.
  const said = turn.text.trim() === '' ? `[${attachments.join(', ')}]` : clip(turn.text)
  return { role: 'assistant', content: `${by}${said}` }
}

/** The present state, from the store: figures and ids, no word of a customer. */
function stateItem(context: AgentContext): PromptItem {
  const {
    stage,
    cart,
    deliveryArea = null,
    offer,
    request,
    orders = [],
    now,
    settings,
    cameBy,
    products,
  } = context
  const cameForProduct = cameBy ? productCameFor(cameBy, products) : null
  const state = {
    now: new Date(now).toISOString(),
    timeZone: settings.company.timezone,
    stage,
    cart,
    // One that was deleted since is none any more.
    ...(chosenArea(deliveryArea, context) ? { deliveryArea } : {}),
    firstAnswer: isFirstAnswer(context),
    summaryShownAndOpen: offer !== null,
    orders: orders.map(({ number, status, items, placedAt }) => ({
      number,
      status,
      items: items.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
      placedAt: new Date(placedAt).toISOString(),
    })),
    ...(request ? { askedAbout: { wish: request.wish, order: request.number } } : {}),
    ...(cameForProduct === null ? {} : { cameForProduct }),
  }
  return { role: 'developer', content: `State from the shop's store: ${JSON.stringify(state)}` }
}

/** A link is written by whoever likes, a comment by the customer: it is put where their words are. */
function cameByItem({ cameBy }: AgentContext): PromptItem[] {
  if (!cameBy) return []
  const { kind, title, ref, words } = cameBy
  const ofComment = words === null ? {} : { words: clip(words) }
  const customerCameBy = { kind, title: title && clip(title), ref: ref && clip(ref), ...ofComment }
  return [{ role: 'user', content: JSON.stringify({ customerCameBy }) }]
}

function collectedItem(context: AgentContext): PromptItem[] {
  const { name, phone, address, deliveryNote, language } = context.customer
  if (name === null && phone === null && address === null && !deliveryNote) return []
  const collected = { name, phone, address, ...(deliveryNote && { deliveryNote }), language }
  return [{ role: 'user', content: JSON.stringify({ collectedFromCustomer: collected }) }]
}

/** What is seen or heard is the customer's word, as what is typed. */
function sensesItem({ history }: AgentContext): PromptItem[] {
  const sensed = history
    .slice(-mostTurns)
    .some(({ pictures = [], heard = 0 }) => pictures.length > 0 || heard > 0)
  return sensed ? [{ role: 'developer', content: sensesRule }] : []
}

function sharedItem({ history }: AgentContext): PromptItem[] {
  const links = history.slice(-mostTurns).some(({ shared = [] }) => shared.length > 0)
  return links ? [{ role: 'developer', content: sharedRule }] : []
}

function handedBackItem(context: AgentContext): PromptItem[] {
  const isHandedBack = unansweredTurns(context).some((turn) => turn.isHandedBack)
  return isHandedBack ? [{ role: 'developer', content: handedBackRule }] : []
}

function summaryItem({ summary = '' }: AgentContext): PromptItem[] {
  if (summary === '') return []
  return [{ role: 'user', content: JSON.stringify({ earlierInThisConversation: summary }) }]
}

function exampleItems({ examples = [] }: AgentContext): PromptItem[] {
  if (examples.length === 0) return []
  const answersOfPeople = examples.map(({ question, answer }) => ({
    asked: question,
    answered: answer,
  }))
  return [
    { role: 'developer', content: examplesRule },
    { role: 'user', content: JSON.stringify({ answersOfPeople }) },
  ]
}

/**
 * What the model is asked. What is the same for all customers comes first and changes rarely; then
 * the conversation, which only grows; what changes every time comes last.
 */
export function buildPrompt(context: AgentContext): Prompt {
  return {
    instructions: buildInstructions(context),
    input: [
      ...context.history
        .slice(-mostTurns)
        .filter((turn) => turn.text.trim() !== '' || (turn.attachments ?? []).length > 0)
        .map(turnItem),
      ...exampleItems(context),
      ...cameByItem(context),
      ...summaryItem(context),
      ...collectedItem(context),
      ...sensesItem(context),
      ...sharedItem(context),
      ...handedBackItem(context),
      stateItem(context),
    ],
  }
}

/** Asks once more, with what was wrong. */
export function retryPrompt(
  prompt: Prompt,
  answer: string,
  problems: readonly Pick<Problem, 'message'>[],
): Prompt {
  const found = problems.map((problem) => `- ${problem.message}`).join('\n')
  return {
    instructions: prompt.instructions,
    input: [
      ...prompt.input,
      { role: 'assistant', content: answer },
      {
        role: 'developer',
        content: `That answer was not sent. Answer the same messages again without these faults:\n${found}`,
      },
    ],
  }
}
