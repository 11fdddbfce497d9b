/** What may be said by purpose: none of it binds the shop to anything. */
export const phraseIds = [
  'greet',
  'thank',
  'welcome',
  'apologise',
  'we_have',
  'ask_product',
  'ask_kind',
  'ask_quantity',
  'ask_name',
  'ask_phone',
  'ask_address',
  'ask_more',
  'ask_change',
  'ask_again',
  'not_sold',
  'as_listed',
  'no_promise',
  'not_known',
  'picture',
  'take_time',
  'goodbye',
] as const
export type PhraseId = (typeof phraseIds)[number]

export type Phrases = Readonly<Record<PhraseId, string>> & {
  /** Behind a product that cannot be had. */
  readonly sold_out: string
}
