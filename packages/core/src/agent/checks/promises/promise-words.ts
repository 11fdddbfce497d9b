/** What a reply may promise without the shop's leave; each is found by words, language by language. */
export type PromiseCode =
  | 'free_delivery'
  | 'discount'
  | 'free_item'
  | 'half_price'
  | 'refund'
  | 'warranty'
  | 'delivery_time'
  | 'stock_count'
  | 'urgency'

/**
 * The words of one language, as sources of regular expressions over folded text. A first opinion
 * only: what is not listed here is not therefore harmless.
 */
export interface PromiseWords {
  readonly delivery: string
  readonly free?: string
  readonly charge?: string
  /** Behind a word for delivery: that it costs nothing. */
  readonly uncharged?: string
  /** Before a word for delivery: that there is none to pay. */
  readonly without?: string
  readonly found: Partial<Record<Exclude<PromiseCode, 'free_delivery'>, string>>
  /** What is said in a negative promises nothing. */
  readonly negative?: string
  /** They sound like a refusal and are none. */
  readonly softeners?: string
  /** Words that tie a discount to its condition: two or more different products. */
  readonly bundle?: string
}
