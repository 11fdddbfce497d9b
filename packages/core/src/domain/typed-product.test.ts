import { expect, it } from 'vitest'

import { readTypedProduct, readWholeNumber } from './typed-product.ts'

const honey = { name: 'Honey', price: '১,২৫০' }

it('reads what is typed as the contract takes it [W4-05, PR-02, PR-04]', () => {
  const typed = {
    ...honey,
    lowestPrice: '1,100.50',
    costPrice: '১,৩০০',
    stockCount: '১২',
    lowStock: '৩',
    imageUrl: ' https://shop.test/a.jpg ',
  }
  expect(readTypedProduct(typed, 'BDT')).toEqual({
    price: '1250',
    lowestPrice: '1100.50',
    costPrice: '1300',
    stockCount: 12,
    lowStock: 3,
    imageUrl: 'https://shop.test/a.jpg',
    problems: [],
  })
})

it('takes what is optional as not given', () => {
  expect(readTypedProduct(honey, 'BDT')).toEqual({
    price: '1250',
    lowestPrice: null,
    costPrice: null,
    stockCount: null,
    lowStock: null,
    imageUrl: null,
    problems: [],
  })
})

it.each([
  [{ name: '  ' }, { field: 'name', found: null }],
  [{ price: '' }, { field: 'price', found: { problem: 'missing' } }],
  [{ price: 'free' }, { field: 'price', found: { problem: 'unreadable' } }],
  [{ lowestPrice: '1251' }, { field: 'lowestPrice', found: null }],
  [{ lowestPrice: '-1' }, { field: 'lowestPrice', found: { problem: 'negative' } }],
  [{ costPrice: 'cheap' }, { field: 'costPrice', found: { problem: 'unreadable' } }],
  [{ stockCount: '1.5' }, { field: 'stockCount', found: null }],
  [{ stockCount: '1000000001' }, { field: 'stockCount', found: null }],
  [{ lowStock: 'few' }, { field: 'lowStock', found: null }],
  [{ imageUrl: 'http://shop.test/a.jpg' }, { field: 'imageUrl', found: null }],
  [{ imageUrl: 'a picture' }, { field: 'imageUrl', found: null }],
])('%o has one problem [W4-05, PR-02]', (typed, problem) => {
  expect(readTypedProduct({ ...honey, ...typed }, 'BDT').problems).toEqual([problem])
})

it('takes a lowest price that is the price, and the most pieces there can be', () => {
  const typed = { ...honey, lowestPrice: '1250', stockCount: '1000000000' }
  expect(readTypedProduct(typed, 'BDT').problems).toEqual([])
})

it('names the problems in the order of the fields, and keeps what was typed', () => {
  const typed = { name: '', price: 'x', lowestPrice: 'y', stockCount: 'z', imageUrl: 'w' }
  const read = readTypedProduct(typed, 'BDT')
  const fields = ['name', 'price', 'lowestPrice', 'stockCount', 'imageUrl']
  expect(read.problems.map(({ field }) => field)).toEqual(fields)
  expect(read).toMatchObject({ price: 'x', lowestPrice: 'y', stockCount: null, imageUrl: 'w' })
})

it('reads whole numbers in any digits, and nothing else', () => {
  expect(['7', ' ٤٢ ', '০'].map(readWholeNumber)).toEqual([7, 42, 0])
  expect(['', '1.0', '-1', '12345678901', 'ten'].map(readWholeNumber)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
