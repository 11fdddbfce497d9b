import type { Shape } from '../picture.ts'

/** How a picture of a product is drawn: a ground, and on it shapes on a field of 100 by 100. */
export interface Look {
  readonly ground: string
  readonly shapes: readonly Shape[]
}

export interface ShopProduct {
  readonly name: string
  readonly price: string
  /** What a piece costs the shop. */
  readonly costPrice?: string
  readonly lowStock?: number
  readonly category: string
  readonly description: string
  readonly productType?: 'upsell'
  readonly inStock?: boolean
  readonly stockCount?: number
  readonly look: Look
}

/** One of the seller's pages, and what is sold on it. */
export interface Shop {
  readonly pageName: string
  /** As Facebook has it. */
  readonly category: string
  readonly products: readonly ShopProduct[]
  readonly campaign: {
    readonly name: string
    readonly description: string
    readonly productCategory: string
    readonly strategies: Readonly<
      Record<'scarcity' | 'urgency' | 'socialProof' | 'freeDelivery', boolean>
    >
  }
  /** What a new customer reads, and can tap. */
  readonly greeting: string
  readonly openingQuestions: readonly string[]
  /** On the page, what is commented below it, and what whoever comments is written. */
  readonly post?: {
    readonly text: string
    readonly comments: readonly { readonly by: string; readonly text: string }[]
    readonly commentReply: string
  }
}
