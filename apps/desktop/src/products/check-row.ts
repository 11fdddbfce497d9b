import { productDraft } from '@pal/core/contract/campaigns'
import { type ProductImport, columnFields } from '@pal/core/contract/transfer'
import { AppError, badField } from '@pal/core/errors'
import { answerOf, because, type Reason } from '@pal/core/texts/reason'
import type { NewProduct } from '@pal/db/campaigns/products'

import { validationReason } from '../platform/validation-reason.ts'
import { readInStock, readProductType, readYesNo } from './cell-words.ts'
import { readFeatures } from './features-cell.ts'
import type { ProductText } from './product-rows.ts'
import { newProduct, type Attempt } from './product.ts'
import { cellExcerpt } from './table.ts'
import { type PriceReading, readPrice, readWholeNumber } from './typed-figures.ts'

type Mistake = ProductImport['rows'][number]['reasons'][number]

/** The product of a row, or everything that is wrong with it, once a column. */
export function checkRow(
  text: ProductText,
  category: string,
  prices: PriceReading,
): NewProduct | readonly Mistake[] {
  // Where cells may be in the wrong columns, nothing else is worth saying.
  if (text.tooLong) return [{ field: 'row', reason: answerOf(because('field_extra_cells')) }]
  const mistakes = new Map<string, Mistake>()
  const note = ({ field = 'row', reason }: AppError) => {
    if (!mistakes.has(field)) mistakes.set(field, { field, reason: answerOf(shortened(reason)) })
  }
  const attempt: Attempt = (read, otherwise) => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      note(error)
      return otherwise
    }
  }
  const cells = {
    name: text.name,
    description: text.description,
    category: text.category,
    price: attempt(() => readPrice('price', text.price, prices), null),
    lowestPrice: attempt(() => readPrice('lowestPrice', text.lowestPrice, prices), null),
    costPrice: attempt(() => readPrice('costPrice', text.costPrice, prices), null),
    productType: attempt(() => productType(text.productType), 'main'),
    isTrialPack: attempt(() => truth('isTrialPack', text.isTrialPack, false), false),
    imageUrl: text.imageUrl || null,
    features: readFeatures(text.features),
    inStock: attempt(() => truth('inStock', text.inStock, true, readInStock), true),
    stockCount: attempt(() => readWholeNumber('stockCount', text.stockCount), null),
    lowStock: attempt(() => readWholeNumber('lowStock', text.lowStock), null),
  }
  const read = productDraft.safeParse(cells)
  const refused = read.error?.issues ?? []
  for (const issue of refused) {
    note(badField(String(issue.path[0] ?? 'row'), validationReason(issue, text)))
  }
  // What was refused is left out, for what is said of the rest.
  const left = Object.entries(cells).filter(([name]) => !mistakes.has(name))
  const draft =
    read.data ?? productDraft.parse({ price: null, ...Object.fromEntries(left), name: '–' })
  const product = newProduct(draft, category, '', attempt)
  if (mistakes.size === 0) return { ...product, sku: text.sku || null }
  const place = ({ field }: Mistake) => columnFields.findIndex((name) => name === field)
  return [...mistakes.values()].toSorted((a, b) => place(a) - place(b))
}

/** What is said of a cell names it. */
function shortened(reason: Reason): Reason {
  const text = reason.params?.['text']
  if (typeof text !== 'string') return reason
  return { ...reason, params: { ...reason.params, text: cellExcerpt(text) } }
}

function truth(field: string, text: string, absent: boolean, read = readYesNo): boolean {
  const answer = text === '' ? absent : read(text)
  if (answer === null) throw badField(field, because('field_not_yes_no', { text }))
  return answer
}

function productType(text: string) {
  const type = text === '' ? 'main' : readProductType(text)
  if (type === null) throw badField('productType', because('field_not_type', { text }))
  return type
}
