import { defaults } from '@pal/core/constants'
import type { Campaign, CampaignDraftInput, Product } from '@pal/core/contract/campaigns'
import type { ConnectedPage } from '@pal/core/contract/facebook'
import type { ReadProduct } from '@pal/core/contract/transfer'
import {
  blankQuickProduct,
  type QuickDraft,
  type QuickProduct,
} from '@pal/core/domain/drafts/quick-draft'
import type { FileProduct, TakenProduct } from '@pal/core/domain/drafts/taken-product'
import { type ProductProblem } from '@pal/core/domain/typed-product'

import { readProduct } from '../../../lib/format/read-amount.ts'
import { typedAmount } from '../../../lib/format/typed-amount.ts'
import { newId } from '../../../lib/new-id.ts'
import { isForeign, onlyInFile, sentOf, takenOf } from '../wizard/taken.ts'

export const blankProduct = () => blankQuickProduct(newId())

export const takenProduct = (product: Product, from: Campaign): QuickProduct => ({
  key: newId(),
  name: product.name,
  price: typedAmount(product.price),
  description: product.description,
  taken: takenOf(product, from),
})

export const fileProduct = ({
  name,
  description,
  price,
  ...fromFile
}: ReadProduct): QuickProduct => ({
  key: newId(),
  name,
  price: typedAmount(price),
  description,
  fromFile,
})

/** A row in which nothing was typed or chosen is no product. */
export const isBlank = ({ name, price, description, picture = '' }: QuickProduct): boolean =>
  [name, price, description, picture].every((text) => text.trim() === '')

/** The indexes of the rows that are sent: the server counts products without the blank ones. */
export const sentRows = ({ products }: QuickDraft): number[] =>
  products.flatMap((product, row) => (isBlank(product) ? [] : [row]))

export interface RowProblem {
  readonly path: string
  readonly problem: ProductProblem
}

/** Products that were begun, yet lack what the server needs. */
export function productProblems(draft: QuickDraft): RowProblem[] {
  return sentRows(draft).flatMap((row) => {
    const { problems } = readProduct(draft.products[row] ?? blankProduct(), draft.currency)
    return problems.map((problem) => ({ path: `products.${row}.${problem.field}`, problem }))
  })
}

export function toRequest(
  draft: QuickDraft,
  page: Pick<ConnectedPage, 'id' | 'name'>,
): CampaignDraftInput {
  const { name, description, category, currency, stopOther, strategies, products } = draft
  return {
    name,
    description,
    facebookPageId: page.id,
    facebookPageName: page.name,
    productCategory: category,
    status: 'active',
    ...(stopOther && { stopOther }),
    targetDailyConversations: defaults.quickTargetDailyConversations,
    currency,
    hasTrialPack: false,
    trialPackPrice: defaults.quickTrialPackPrice,
    trialPackDuration: defaults.trialPackDuration,
    autoFollowUpEnabled: true,
    strategies,
    products: products
      .filter((product) => !isBlank(product))
      .map((product) => {
        const { price } = readProduct(product, currency)
        return {
          name: product.name,
          description: product.description,
          price,
          ...(product.fromFile && unseenInFile(product.fromFile, price)),
          ...(product.taken && unseenOf(product.taken, price, currency)),
          ...(product.picture !== undefined && { picture: product.picture }),
        }
      }),
  }
}

/**
 * What comes along without a field of its own; a price below the lowest one lowers that, and one of
 * another currency is none.
 */
function unseenOf(taken: TakenProduct, price: string, currency: string) {
  const { category, productType, imageUrl, features, stockCount, lowestPrice } = taken
  return {
    ...sentOf(taken, currency),
    category,
    productType,
    imageUrl,
    features,
    stockCount,
    lowestPrice:
      lowestPrice === null || isForeign(taken, currency)
        ? null
        : Math.min(lowestPrice, Number(price)),
  }
}

function unseenInFile(read: FileProduct, price: string) {
  const { category, productType, imageUrl, features, stockCount, lowestPrice } = read
  return {
    ...onlyInFile(read),
    category,
    productType,
    imageUrl,
    features,
    stockCount,
    lowestPrice: lowestPrice === null ? null : Math.min(lowestPrice, Number(price)),
  }
}

/** Where on the form the server's field is, and on which step. */
export function placeOf(field: string, draft: QuickDraft): { path: string; step: number } | null {
  const product = /^products\.(\d+)\.(name|price|description|picture)$/.exec(field)
  if (product) {
    const row = sentRows(draft)[Number(product[1])]
    return row === undefined ? null : { path: `products.${row}.${product[2]}`, step: 2 }
  }
  const path = {
    name: 'name',
    description: 'description',
    facebookPageId: 'pageId',
    productCategory: 'category',
    currency: 'currency',
  }[field]
  return path === undefined ? null : { path, step: 0 }
}
