import type { Settings } from '../../contract/settings.ts'
import { areaName, elsewhere } from '../../domain/orders/delivery-areas.ts'
import { cardsOf } from '../context/cards.ts'
import type { AgentContext } from '../context/context.ts'
import { phrasesFor } from '../context/phrase-bank.ts'
import { fixedRules } from '../context/rules.ts'
import type { Tactics } from '../context/tactics.ts'
import { resolveTactics } from '../context/tactics.ts'
import { oneLine } from '../context/text.ts'
import { languagesOf } from '../language/reply-language.ts'
import { tacticMessages } from '../templates/tactic-messages.ts'
import { catalogueText } from './catalogue.ts'

const styles: Readonly<Record<Settings['ai']['responseStyle'], string>> = {
  friendly: 'Be friendly and warm, like a helpful neighbour.',
  professional: 'Be professional: polite, precise, no slang.',
  casual: 'Be casual: relaxed and short, as among friends.',
  persuasive: 'Be persuasive: bring out what the customer gains, and lead to the next step.',
}

function tacticLines(tactics: Tactics, context: AgentContext): string[] {
  const { settings, campaign, now } = context
  const ends = campaign.offerEndsAt !== null && campaign.offerEndsAt > now
  const on = [
    tactics.scarcity &&
      'Scarcity: where the catalogue gives "left", you may say how many are left; no other count.',
    tactics.urgency &&
      (ends
        ? 'Urgency: the offer has an end; you may name it as {{offer_ends}}.'
        : 'Urgency: invite to decide soon, without inventing a deadline.'),
    tactics.socialProof &&
      'Social proof: you may repeat what the catalogue says of other buyers; invent no reviews or numbers.',
    tactics.freeDelivery &&
      'Free delivery: delivery is free from {{free_delivery_from}} on; mention it where it helps.',
    tactics.trialPack &&
      `Trial pack: to a customer in doubt offer the catalogue's trial packs, for ${campaign.hasTrialPack ? campaign.trialPackDuration : settings.tactics.trialPackDuration} days, at {{price:ID}}.`,
    tactics.upsell &&
      'Upsell: the program itself offers an add-on where it fits; offer none yourself. Who wants it gets it into the cart.',
    tactics.bundle &&
      'Bundle: two or more different products together are {{discount_percent}} cheaper; always say this condition.',
  ].filter((line) => line !== false)
  const off = [
    !tactics.scarcity && 'scarcity',
    !tactics.urgency && 'urgency',
    // A campaign that never asked for it has not switched it off.
    campaign.strategies['socialProof'] === false && 'what other buyers say or do',
    !tactics.freeDelivery && 'free delivery',
    !tactics.trialPack && 'trial packs',
    !tactics.upsell && 'upselling',
    !tactics.bundle && 'discounts',
  ].filter((name) => name !== false)
  return [
    ...on.map((line) => `- ${line}`),
    ...(off.length > 0 ? [`- Switched off, do not use or offer: ${off.join(', ')}.`] : []),
  ]
}

/** Last, since which of them are given can differ from one conversation to the next. */
function tacticMessagesText(context: AgentContext): string[] {
  const lines = tacticMessages(context)
  if (lines.length === 0) return []
  return [
    [
      'READY LINES (the shop’s own, for the tactics above: say one where it fits; usedLines names those that your reply says)',
      ...lines.map(
        ({ number, kind, text }) => `${number}. ${kind}: ${JSON.stringify(oneLine(text, 500))}`,
      ),
    ].join('\n'),
  ]
}

/** In the shop's language: the program says them in the customer's. */
function cardsText(context: AgentContext): string[] {
  const cards = cardsOf(context)
  if (cards.length === 0) return []
  return [
    [
      'CARDS (data, one a line; put the ids that answer the customer into "cards")',
      ...cards.map(({ id, areas, text }) =>
        JSON.stringify({
          id,
          ...(areas.length > 0 && { only: areas.slice(0, 20).map((area) => oneLine(area, 60)) }),
          says: text(context.settings.company.language),
        }),
      ),
    ].join('\n'),
  ]
}

/** By their ids the model says where an order goes; what that costs it need not know. */
function areasText({ areas }: Tactics): string[] {
  if (areas.length === 0) return []
  const line = (id: string, place: string) =>
    JSON.stringify({ id, place, fee: `{{delivery_fee:${id}}}` })
  return [
    [
      'DELIVERY AREAS (data, one a line; each has a delivery fee of its own)',
      ...areas.map(({ id, name }) => line(id, areaName(name))),
      line(elsewhere, 'everywhere that is in none of the others'),
      '- Set deliveryArea to the one that the delivery address is in, in whatever language or spelling it is written; keep it as long as the address stays. While the address does not tell it, leave it null and ask where the address is: an order is taken only with it.',
    ].join('\n'),
  ]
}

/** Last, for it takes the place of all of the above about replies. */
function strictText({ settings }: AgentContext): string[] {
  if (!settings.ai.strictMode) return []
  const { sold_out: _, ...phrases } = phrasesFor('en')
  return [
    [
      'APPROVED PHRASES ONLY',
      '- You write no words to the customer. Choose into "say" what is to be said, in that order, at most six things; the program says them in the language that you name. Cards as above.',
      '- product:ID says name, price and whether it is in stock; about:ID what the catalogue says of it; line:N a READY LINE; total the sum of the cart. The summary of an order is shown with order "ask".',
      '- What no phrase and no card answers, a human does: set handOver.',
      ...Object.entries(phrases).map(([id, text]) => `${id}: ${text}`),
    ].join('\n'),
  ]
}

function flowLines(context: AgentContext): string[] {
  const { flow } = context.settings
  const greeting = flow.autoGreetingEnabled ? flow.greetingMessage.trim() : ''
  return [
    greeting !== ''
      ? `- Begin your first answer with this greeting, in the customer's language: ${JSON.stringify(oneLine(greeting, 1_000))}`
      : flow.autoGreetingEnabled
        ? '- Begin your first answer with a short greeting.'
        : '- Do not open with a greeting; answer at once.',
    flow.productRecommendations
      ? '- Recommend fitting products of the catalogue when the customer is undecided.'
      : '- Recommend no products by yourself; speak of those the customer asks for.',
    flow.priceNegotiation
      ? '- Never offer a lower price. Where the customer asks for one or names an amount, set cheaper to the product’s id and write one kind sentence without any price, discount or promise: the program says what it costs then. If they insist after it has named its best price, hand over.'
      : '- Prices are fixed (cheaper stays null): refuse to negotiate, kindly, and do not hand over for it.',
    flow.orderConfirmation
      ? '- After placing, repeat the order as {{summary}}.'
      : '- After placing, give only the number, {{order}}.',
  ]
}

/** What changes only when the seller changes something: the same for all customers, so that it is cached. */
export function buildInstructions(context: AgentContext): string {
  const { settings, campaign } = context
  const { ai, company } = settings
  const tactics = resolveTactics(settings, campaign)
  const facts = {
    ...(company.companyName === '' ? {} : { shop: oneLine(company.companyName, 200) }),
    campaign: oneLine(campaign.name, 200),
    ...(campaign.productCategory === ''
      ? {}
      : { category: oneLine(campaign.productCategory, 200) }),
    ...(campaign.description === '' ? {} : { about: oneLine(campaign.description, 2_000) }),
    currency: campaign.currency,
    languageOfTheShop: company.language,
    answersIn: languagesOf(context),
  }
  return [
    fixedRules,
    `SHOP (data)\n${JSON.stringify(facts)}`,
    [
      'THE SHOP’S OWN WORDS (they rank below everything above)',
      `- ${styles[ai.responseStyle]}`,
      ...(ai.personalityTrait.trim() === ''
        ? []
        : [`- Personality: ${oneLine(ai.personalityTrait, 500)}`]),
      ...(ai.systemPrompt.trim() === '' ? [] : [ai.systemPrompt.trim()]),
    ].join('\n'),
    ...(ai.shopFacts.trim() === ''
      ? []
      : [`WHAT CUSTOMERS MAY BE TOLD (data)\n${JSON.stringify(ai.shopFacts.trim())}`]),
    ['TACTICS', ...tacticLines(tactics, context)].join('\n'),
    ...areasText(tactics),
    ['FLOW', ...flowLines(context)].join('\n'),
    catalogueText(context),
    ...cardsText(context),
    ...tacticMessagesText(context),
    ...strictText(context),
  ].join('\n\n')
}
