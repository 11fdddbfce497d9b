import type { ProductDraft, ProductPatch } from '@pal/core/contract/campaigns'
import { parseAmount } from '@pal/core/domain/money'
import { badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import type { NewProduct, ProductChanges, ProductRow } from '@pal/db/campaigns/products'
import { sharedStockOf } from '@pal/db/campaigns/stock'
import type { Tx } from '@pal/db/schema/reads'

/** Reads one value; whoever wants all that is wrong goes on with the other where it is refused. */
export type Attempt = <T>(read: () => T, otherwise: T) => T

export function newProduct(
  draft: ProductDraft,
  category: string,
  at = '',
  attempt: Attempt = (read) => read(),
): NewProduct {
  // Nothing is above a price that cannot be read.
  const price = attempt(() => requiredAmount(`${at}price`, draft.price), Infinity)
  return {
    name: draft.name,
    description: draft.description,
    category: draft.category || category,
    price_minor: price,
    lowest_price_minor: attempt(() => lowestPrice(at, draft.lowestPrice, price), null),
    cost_minor: attempt(() => optionalAmount(`${at}costPrice`, draft.costPrice), null),
    product_type: draft.isTrialPack ? 'trial_pack' : draft.productType,
    is_trial_pack: flag(draft.isTrialPack || draft.productType === 'trial_pack'),
    image_url: attempt(() => imageUrl(at, draft.imageUrl), null),
    features: featuresText(draft.features),
    in_stock: flag(draft.inStock && draft.stockCount !== 0),
    stock_count: draft.stockCount,
    low_stock: draft.lowStock,
    sku: draft.sku || null,
  }
}

/** Of what another campaign sells already: how many of it are left, there as here. */
export async function countedWith(
  tx: Tx,
  { sameAs, inStock }: Pick<ProductDraft, 'sameAs' | 'inStock'>,
): Promise<Pick<
  NewProduct,
  'stock_group' | 'stock_count' | 'low_stock' | 'sku' | 'in_stock'
> | null> {
  const shared = sameAs === null ? null : await sharedStockOf(tx, sameAs)
  return shared && { ...shared, in_stock: flag(inStock && shared.stock_count !== 0) }
}

/** By the rules of a new product: what it may not be made as, it does not become. */
export function productChanges(
  patch: ProductPatch,
  current: ProductRow,
  category: string,
): ProductChanges {
  const price =
    patch.price === undefined ? current.price_minor : requiredAmount('price', patch.price)
  const stock = patch.stockCount === undefined ? current.stock_count : patch.stockCount
  const inStock =
    patch.inStock ?? (patch.stockCount === undefined ? current.in_stock === 1 : stock !== 0)
  const type = patch.productType ?? typeWithout(patch.isTrialPack, current.product_type)
  const trial = patch.isTrialPack === true || type === 'trial_pack'
  return {
    ...(patch.name !== undefined && { name: patch.name }),
    ...(patch.description !== undefined && { description: patch.description }),
    ...(patch.category !== undefined && { category: patch.category || category }),
    ...(patch.imageUrl !== undefined && { image_url: imageUrl('', patch.imageUrl) }),
    ...(patch.features !== undefined && { features: featuresText(patch.features) }),
    price_minor: price,
    lowest_price_minor:
      patch.lowestPrice === undefined
        ? keptLowest(current.lowest_price_minor, price)
        : lowestPrice('', patch.lowestPrice, price),
    ...(patch.costPrice !== undefined && {
      cost_minor: optionalAmount('costPrice', patch.costPrice),
    }),
    product_type: trial ? 'trial_pack' : type,
    is_trial_pack: flag(trial),
    stock_count: stock,
    ...(patch.lowStock !== undefined && { low_stock: patch.lowStock }),
    in_stock: flag(inStock && stock !== 0),
  }
}

/** Each of them is one line, as a file of products holds them. */
const featuresText = (features: readonly string[]) =>
  JSON.stringify(
    features.flatMap((feature) => feature.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim() || []),
  )

/** What is a trial pack no more is sold like any other. */
const typeWithout = (isTrialPack: boolean | undefined, type: ProductRow['product_type']) =>
  isTrialPack === false && type === 'trial_pack' ? 'main' : type

const flag = (value: boolean) => (value ? 1 : 0)
const blank = (input: string | number | null) =>
  input === null || (typeof input === 'string' && input.trim() === '')

export function optionalAmount(field: string, input: string | number | null): number | null {
  return blank(input) ? null : requiredAmount(field, input)
}

function requiredAmount(field: string, input: string | number | null): number {
  if (input === null || blank(input)) throw badField(field, because('field_no_price'))
  const minor = parseAmount(input)
  if (minor === null) {
    throw badField(field, because('field_not_amount', { text: input }))
  }
  return minor
}

function lowestPrice(at: string, input: string | number | null, price: number): number | null {
  const lowest = optionalAmount(`${at}lowestPrice`, input)
  if (lowest !== null && lowest > price) {
    throw badField(`${at}lowestPrice`, because('field_above_price'))
  }
  return lowest
}

const keptLowest = (lowest: number | null, price: number) =>
  lowest !== null && lowest > price ? price : lowest

function imageUrl(at: string, input: string | null): string | null {
  if (input === null || input.trim() === '') return null
  const text = input.trim()
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text
  throw badField(`${at}imageUrl`, because('field_not_https'))
}
