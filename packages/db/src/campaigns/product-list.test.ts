import { directions, type ProductSort, productSorts } from '@pal/core/domain/entities'
import { beforeEach, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { aCampaign, aPage, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { type ProductPage, productPlace, productsOf } from './product-list.ts'
import { addProduct, changeProduct, type NewProduct } from './products.ts'

let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store, {
    products: [
      { name: 'Zari', price_minor: 300, stock_count: 5 },
      { name: 'éclair', price_minor: 100 },
      { name: 'Cup 10', price_minor: 300, stock_count: 0, in_stock: 0 },
      { name: 'cup 9', price_minor: 50, stock_count: 12, in_stock: 0 },
      { name: 'Apron', price_minor: 1_000, stock_count: 40 },
      { name: 'Apron', price_minor: 1_000, stock_count: 5 },
    ],
  })
  // Another campaign's are in no list of this one.
  await aCampaign(store, { name: 'Other', status: 'paused' })
  return () => store[Symbol.asyncDispose]()
})

const names = async (page: Partial<ProductPage>) =>
  (await productsOf(store.db, 1, { limit: 50, ...page })).map(({ name }) => name)
const ids = async (page: Partial<ProductPage>) =>
  (await productsOf(store.db, 1, { limit: 50, ...page })).map(({ id }) => id)

it('is sorted by name, price or what can be sold, either way [PR-01]', async () => {
  expect(await names({})).toEqual(['Zari', 'éclair', 'Cup 10', 'cup 9', 'Apron', 'Apron'])
  expect(await names({ sort: 'name' })).toEqual([
    'Apron',
    'Apron',
    'cup 9',
    'Cup 10',
    'éclair',
    'Zari',
  ])
  expect(await ids({ sort: 'price' })).toEqual([4, 2, 1, 3, 5, 6])
  // What is taken out of stock cannot be sold, and what nobody counts is never used up.
  expect(await ids({ sort: 'stock' })).toEqual([3, 4, 1, 6, 5, 2])
  for (const sort of productSorts) {
    const turned = (await ids({ sort })).toReversed()
    expect(await ids({ sort, order: 'desc' }), sort).toEqual(turned)
  }
})

it('goes on behind any row in every order, also among equal ones, and with filter and search [PR-01]', async () => {
  const read = async (filter: Partial<ProductPage> & { readonly sort: ProductSort }) => {
    const rows: number[] = []
    let after: ProductPage['after']
    for (;;) {
      const [row] = await productsOf(store.db, 1, { ...filter, limit: 1, after })
      if (!row) return rows
      rows.push(row.id)
      after = productPlace(row, filter.sort)
    }
  }
  for (const sort of productSorts) {
    for (const order of directions) {
      for (const filter of [{}, { stock: 'out' }, { stock: 'low' }, { search: 'a' }] as const) {
        const wanted = { ...filter, sort, order }
        const whole = await ids(wanted)
        expect(whole.length).toBeGreaterThan(1)
        expect(await read(wanted), JSON.stringify(wanted)).toEqual(whole)
      }
    }
  }
})

it('what is added and renamed has its place at once [PR-01]', async () => {
  const bag: NewProduct = { name: 'Bag', price_minor: 1 }
  await store.transaction(async (tx) => {
    await addProduct(tx, 1, bag, noon)
    await changeProduct(tx, 1, { name: 'Ähre' }, noon)
    await changeProduct(tx, 2, { price_minor: 7 }, noon)
  })
  expect(await names({ sort: 'name' })).toEqual([
    'Ähre',
    'Apron',
    'Apron',
    'Bag',
    'cup 9',
    'Cup 10',
    'éclair',
  ])
})
