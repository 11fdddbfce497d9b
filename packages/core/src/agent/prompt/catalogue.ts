import { formatMoney } from '../../domain/money.ts'
import { fewLeft } from '../context/cards.ts'
import type { AgentContext, AgentProduct } from '../context/context.ts'
import { customerTurns, pictureOf } from '../context/context.ts'
import { perObject } from '../context/once.ts'
import { isTrialPack, listPrice, resolveTactics } from '../context/tactics.ts'
import { oneLine, tokens } from '../context/text.ts'

/** As many products as a prompt carries; of a longer catalogue those that the conversation is about. */
const mostProducts = 120

/** The products for the prompt, in the order of the catalogue; the form of the answer asks for them again. */
export const pickProducts = perObject((context: AgentContext): readonly AgentProduct[] => {
  const { products, cart } = context
  if (products.length <= mostProducts) return products
  const wanted = new Set(
    customerTurns(context)
      .slice(-8)
      .flatMap((turn) => tokens(turn.text)),
  )
  const inCart = new Set(cart.map((line) => line.productId))
  const words = [...wanted].filter((word) => word.length > 2)
  const score = (product: AgentProduct) => {
    const text = `${product.name} ${product.category}`.normalize('NFKC').toLowerCase()
    const hits = words.filter((word) => text.includes(word)).length
    return (inCart.has(product.id) ? 1_000 : 0) + hits
  }
  const best = new Set(
    products
      .map((product, at) => ({ product, at, score: score(product) }))
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, mostProducts)
      .map((entry) => entry.product.id),
  )
  return products.filter((product) => best.has(product.id))
})

/** One product as data: one line of JSON, so that no text in it can end the list. */
function productLine(product: AgentProduct, context: AgentContext, mayCount: boolean): string {
  const { stockCount } = product
  const few = mayCount && stockCount !== null && stockCount > 0 && stockCount <= fewLeft
  return JSON.stringify({
    id: product.id,
    name: oneLine(product.name, 200),
    ...(product.category === '' ? {} : { category: oneLine(product.category, 100) }),
    ...(product.description === '' ? {} : { description: oneLine(product.description, 400) }),
    ...(product.features.length === 0
      ? {}
      : { features: product.features.slice(0, 12).map((feature) => oneLine(feature, 120)) }),
    ...(isTrialPack(product)
      ? { kind: 'trial pack' }
      : product.productType === 'upsell'
        ? { kind: 'add-on' }
        : {}),
    price: formatMoney(listPrice(context, product), context.campaign.currency),
    inStock: product.inStock && stockCount !== 0,
    ...(few ? { left: stockCount } : {}),
    ...(pictureOf(context, product.id) === null ? {} : { picture: true }),
  })
}

export function catalogueText(context: AgentContext): string {
  const { scarcity } = resolveTactics(context.settings, context.campaign)
  const shown = pickProducts(context)
  const hidden = context.products.length - shown.length
  return [
    'CATALOGUE (data, one product a line; prices are for your reasoning only)',
    ...shown.map((product) => productLine(product, context, scarcity)),
    ...(hidden > 0
      ? [`(${hidden} more products are not listed; ask what the customer looks for.)`]
      : []),
  ].join('\n')
}
