import type { ProductRow } from '@pal/db/campaigns/products'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { csvHead, csvLine } from '../../platform/csv.ts'
import { changesFromFile } from '../../products/changes-from-file.ts'
import { findKnown } from '../../products/match-products.ts'
import { readProducts } from '../../products/read-products.ts'
import { productColumns } from './products-file.ts'

const runs = { numRuns: 300, seed: 8 }

const odd = [
  '|',
  '\\',
  '\\|',
  '"',
  ',',
  ';',
  '\t',
  "'",
  '=1',
  '-',
  '+',
  '@',
  ' ',
  'ক',
  '১',
  'Ā',
  'a',
  'B',
]
const words = fc.array(fc.constantFrom(...odd, 'Saree', 'red', 'P1-x'), { maxLength: 6 })
const text = words.map((parts) => parts.join(''))
const line = text.map((typed) => typed.trim())
const lines = fc
  .array(text, { maxLength: 3 })
  .chain((parts) => fc.constantFrom('\n', '\r\n').map((end) => parts.join(end)))
const blankOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const minor = fc.integer({ min: 0, max: 10_000_000 })

const product = fc
  .record({
    name: line.map((typed) => `Thing ${typed}`.trim()),
    description: lines,
    category: fc.constantFrom('Cloth', 'Food', ''),
    price_minor: minor,
    lowest: fc.boolean(),
    cost_minor: blankOr(minor),
    product_type: fc.constantFrom('main' as const, 'upsell' as const, 'trial_pack' as const),
    image_url: blankOr(fc.constant('https://shop.example/a,b.png')),
    features: fc.array(
      line.filter((typed) => typed !== ''),
      { maxLength: 4 },
    ),
    inStock: fc.boolean(),
    stock_count: blankOr(fc.integer({ min: 0, max: 50 })),
    low_stock: blankOr(fc.integer({ min: 0, max: 50 })),
    sku: blankOr(fc.integer({ min: 1, max: 1_000_000 })),
  })
  .map(({ lowest, features, inStock, sku, ...row }) => ({
    ...row,
    lowest_price_minor: lowest ? Math.floor(row.price_minor / 2) : null,
    is_trial_pack: row.product_type === 'trial_pack' ? (1 as const) : (0 as const),
    features: JSON.stringify(features),
    in_stock: inStock && row.stock_count !== 0 ? (1 as const) : (0 as const),
    sku: sku === null ? null : `=SKU-${sku}`,
    stock_group: null,
  }))

/** As many as a test wants, no two of them with the same name or stock number. */
const shelf = fc
  .uniqueArray(product, { minLength: 1, maxLength: 6, selector: ({ name }) => name.toLowerCase() })
  .map((rows) =>
    rows.map((row, at) => ({
      ...row,
      id: at + 1,
      campaign_id: 1,
      position: at,
      name: `${row.name} ${at}`,
      sort_name: '',
      sellable: 0,
      sku: row.sku === null ? null : `${row.sku}-${at}`,
      picture_file: null,
      picture_mime: null,
      picture_size: null,
      created_at: 1_762_000_000_000 + at,
      updated_at: 1_762_000_000_000,
      sold_out_at: null,
      deleted_at: null,
    })),
  )

const fileOf = (rows: readonly ProductRow[]) =>
  csvHead(productColumns) + rows.map((row) => csvLine(productColumns, row)).join('')

/** What an import of the file does to the products that are there. */
async function imported(csv: string, there: readonly ProductRow[]) {
  const file = readProducts({ csv, category: 'Cloth', currency: 'BDT' })
  expect(
    file.rows.flatMap(({ outcome, reasons }) => (outcome === 'refused' ? reasons : [])),
  ).toEqual([])
  const { products, again } = await findKnown(file.rows, there)
  const changes = there.flatMap((row) => {
    const imported = again.get(row.id)
    const change = imported && changesFromFile(row, imported.product, imported)
    return change ? [{ id: row.id, ...change.values }] : []
  })
  return { made: products.map(({ name }) => name), changes, known: again.size }
}

it('a file of products that is imported again makes none and changes none [PR-03]', async () => {
  await fc.assert(
    fc.asyncProperty(shelf, async (rows) => {
      expect(await imported(fileOf(rows), rows)).toEqual({
        made: [],
        changes: [],
        known: rows.length,
      })
    }),
    runs,
  )
})

it('what was sold since the file was written stays sold, unless the file says another stock [PR-03]', async () => {
  await fc.assert(
    fc.asyncProperty(shelf, fc.integer({ min: 51, max: 99 }), async (rows, typed) => {
      const written = fileOf(rows.map((row) => ({ ...row, in_stock: 1, stock_count: 3 })))
      const now = rows.map((row) => ({ ...row, in_stock: 0 as const, stock_count: 0 }))
      expect((await imported(written, now)).changes).toEqual([])
      const counted = written.replaceAll(/true,3,/g, `true,${typed},`)
      expect((await imported(counted, now)).changes).toEqual(
        rows.map(({ id }) => ({ id, in_stock: 1, stock_count: typed })),
      )
      const taken = written.replaceAll(/true,3,/g, 'false,3,')
      const left = rows.map((row) => ({ ...row, in_stock: 1 as const, stock_count: 2 }))
      expect((await imported(taken, left)).changes).toEqual(
        rows.map(({ id }) => ({ id, in_stock: 0 })),
      )
    }),
    { ...runs, numRuns: 30 },
  )
})

it('what a file gives another name is renamed, not doubled, in whatever order its rows are [PR-03]', async () => {
  await fc.assert(
    fc.asyncProperty(shelf, fc.array(fc.boolean(), { maxLength: 6 }), async (rows, renamed) => {
      // Each takes the name of the one after it, the hardest case; the others keep theirs.
      const after = rows.map((row, at) => ({
        ...row,
        name: renamed[at] === true ? (rows[at + 1]?.name ?? `New ${at}`) : row.name,
      }))
      const { made, changes } = await imported(fileOf(after.toReversed()), rows)
      expect(made).toEqual([])
      expect(changes).toEqual(
        after.flatMap(({ id, name }, at) => (name === rows[at]?.name ? [] : [{ id, name }])),
      )
    }),
    runs,
  )
})

it('a row that was copied to become another product is a new one [PR-03]', async () => {
  await fc.assert(
    fc.asyncProperty(shelf, async (rows) => {
      const copies = rows.map((row) => ({ ...row, name: `Copy of ${row.name}`, sku: null }))
      const { made, changes } = await imported(fileOf([...copies, ...rows]), rows)
      expect(made).toHaveLength(rows.length)
      expect(changes).toEqual([])
    }),
    runs,
  )
})

it('a file of another shop renames nothing here, though its products have the same numbers [PR-03]', async () => {
  await fc.assert(
    fc.asyncProperty(shelf, async (rows) => {
      const theirs = rows.map((row) => ({
        ...row,
        name: `Their ${row.name}`,
        sku: null,
        created_at: row.created_at - 86_400_000,
      }))
      const { made, changes } = await imported(fileOf(theirs), rows)
      expect(made).toHaveLength(rows.length)
      expect(changes).toEqual([])
    }),
    runs,
  )
})
