import type { OwnLanguage } from '../../domain/entities.ts'
import type { AgentContext } from '../context/context.ts'
import { nameWords } from '../context/named-products.ts'
import { perObject } from '../context/once.ts'
import { tokens } from '../context/text.ts'
import { answerLanguages, languageAmong } from './answer-languages.ts'
import { speaksOnly, tellLanguage } from './tell-language.ts'

const notSaid = /\{\{[^{}]*\}\}|\S*(?:[:/]{2,3}|@|\w\.\w)\S*|\d\S*/gu

/** USB, SPF, XL: in every language, unless all is written in capitals. */
const shortCapitals =
  /(?<![\p{L}\p{M}']|\p{Lu}{2} )\p{Lu}{2,4}(?:-\p{Lu})?(?![\p{L}\p{M}']| \p{Lu}{2})/gu
/** Arabic "and" between sizes, written by itself. */
const and = /(?<!\S)و(?!\S)/gu

const told = perObject((_: AgentContext) => new Map<string, string>())

/** The words of a reply that tell its language: no names, links, numbers or placeholders. */
function telling(reply: string, context: AgentContext): string {
  const known = told(context)
  const before = known.get(reply)
  if (before !== undefined) return before
  const words = tellingWords(reply, context)
  known.set(reply, words)
  return words
}

function tellingWords(reply: string, context: AgentContext): string {
  const { products, settings, campaign, customer } = context
  const ofProducts = nameWords(products)
  const names = new Set(
    [
      settings.company.companyName,
      campaign.name,
      ...[customer.name, customer.address].filter((text) => text !== null),
    ].flatMap(tokens),
  )
  return reply
    .replaceAll(notSaid, ' ')
    .replaceAll(shortCapitals, ' ')
    .replaceAll(and, ' ')
    .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
      tokens(word).some((part) => names.has(part) || ofProducts.has(part)) ? ' ' : word,
    )
}

export function languagesOf({ settings, campaign }: AgentContext) {
  return answerLanguages(settings, campaign.currency)
}

/** Whether a reply is in a language that the agent answers in, whatever the model says of it. */
export function isAnswered(reply: string, context: AgentContext): boolean {
  return speaksOnly(telling(reply, context), languagesOf(context))
}

/**
 * In which language the program says its own part of an answer: that of the reply's text; where it
 * tells too little the model's word, the customer's last one or the shop's, if that is switched on.
 */
export function replyLanguage(
  { reply, language }: { readonly reply: string; readonly language: string },
  context: AgentContext,
): OwnLanguage {
  const on = languagesOf(context)
  const said = languageAmong(on, language)
  return (
    tellLanguage(telling(reply, context), on, said) ??
    said ??
    languageAmong(on, context.customer.language) ??
    on[0]
  )
}
