import * as z from 'zod/mini'

import { mostImportedColumns } from '../constants.ts'
import { currencyCodes } from '../domain/currency.ts'
import { mostNewProducts } from '../domain/drafts/kept-draft.ts'
import { fileProduct } from '../domain/drafts/taken-product.ts'
import { conversationPick } from './conversations.ts'
import { reason, refusal } from './reason.ts'
import { get, id, idParam, post, search, shortText } from './shape.ts'
import { logPick } from './system.ts'

const format = z._default(z.enum(['csv', 'json']), 'csv')

/** What a file can say of a product, by the names of our own columns. */
export const importedFields = [
  'name',
  'description',
  'category',
  'price',
  'lowestPrice',
  'costPrice',
  'productType',
  'imageUrl',
  'features',
  'inStock',
  'stockCount',
  'lowStock',
  'sku',
] as const
export type ImportedField = (typeof importedFields)[number]

/** What a column of a file can be taken for. */
export const columnFields = [...importedFields, 'isTrialPack'] as const
export type ColumnField = (typeof columnFields)[number]
const columnField = z.nullable(z.enum(columnFields))

const importedRow = z.object({
  /** Its row in a spreadsheet; the column names are in row 1. */
  line: z.int(),
  name: z.string(),
  outcome: z.enum(['taken', 'changed', 'skipped', 'refused']),
  /** As it was read, in the campaign's currency; null where it could not be. */
  price: z.nullable(z.number()),
  /** What it costs until now, where the file changes that. */
  priceBefore: z.nullable(z.number()),
  /** The pieces that are there and those that the file says; null where it changes none, or they are not counted. */
  stock: z.nullable(z.object({ before: z.nullable(z.int()), after: z.nullable(z.int()) })),
  /** What the file changes of a product that is there. */
  changes: z.array(z.enum(importedFields)),
  /** Why it was not taken: of a row that is wrong everything that is, by its column. */
  reasons: z.array(z.object({ field: z.nullable(z.string()), reason })),
})

export const productImport = z.object({
  /** False for a trial run, and where a refused row was not to be left out: then none was stored. */
  stored: z.boolean(),
  taken: z.int(),
  changed: z.int(),
  skipped: z.int(),
  refused: z.int(),
  /** The columns of the file in their order. */
  columns: z.array(
    z.object({
      heading: z.string(),
      /** What it is taken for; null where it is left out. */
      field: columnField,
      /** What its heading says by itself. */
      known: columnField,
      /** The first of its cells that is not empty. */
      example: z.string(),
      /** Read by its own rules, such as the options of a Shopify product: it has no choice. */
      fixed: z.boolean(),
    }),
  ),
  /** What no column is taken for and every product needs: then no row was read. */
  needed: z.array(z.enum(['name', 'price'])),
  rows: z.array(importedRow),
})
export type ProductImport = z.output<typeof productImport>

const file = {
  csv: z.string().check(z.minLength(1, refusal('field_file_empty'))),
  /** What each column of it is taken for, in their order; left out, by their headings. */
  columns: z.optional(z.array(columnField).check(z.maxLength(mostImportedColumns))),
}

/** What a file says of a product for a campaign that is still being typed. */
const readProduct = z.extend(fileProduct, {
  name: z.string(),
  description: z.string(),
  price: z.number(),
})
export type ReadProduct = z.output<typeof readProduct>

/** Files out and in; `orders.export` is with the orders. */
export const transferEndpoints = {
  'conversations.export': get('/api/conversations/export', 'Conversations as a file', {
    query: z.object({
      format: z._default(z.enum(['csv', 'excel', 'json']), 'csv'),
      rows: z._default(z.enum(['conversations', 'messages']), 'conversations'),
      ...conversationPick,
      search,
    }),
    answer: z.string(),
    kind: 'stream',
  }),
  'products.export': get('/api/campaigns/{id}/products/export', "A campaign's products as a file", {
    params: idParam,
    query: z.object({ format }),
    answer: z.string(),
    kind: 'stream',
  }),
  'products.import': post(
    '/api/campaigns/{id}/products/import',
    'Add and change products from a CSV file, all rows or none',
    {
      params: idParam,
      body: z.object({
        ...file,
        /** Tells what would happen, and stores nothing. */
        dryRun: z._default(z.boolean(), false),
        /** Stores the others where rows are refused. */
        leaveOutRefused: z._default(z.boolean(), false),
      }),
      largestBody: 8 * 1024 * 1024,
      answer: z.extend(productImport, {
        /** Once it is stored: who was shown an old price lately in a summary that is open. */
        openOffers: z.int(),
        /** Of what it brings back: for how many who asked for it meanwhile a draft is made. */
        toTell: z.optional(z.int()),
      }),
    },
  ),
  'products.read': post(
    '/api/products/read',
    'What a CSV file of products holds, for a campaign that is still being typed; nothing is stored',
    {
      body: z.object({
        ...file,
        category: z._default(shortText, ''),
        currency: z.enum(currencyCodes),
        /** Of the products that are typed already. */
        names: z._default(z.array(shortText).check(z.maxLength(mostNewProducts)), []),
      }),
      largestBody: 9 * 1024 * 1024,
      answer: z.extend(productImport, { products: z.array(readProduct) }),
    },
  ),
  'products.take': post(
    '/api/campaigns/{id}/products/take',
    'Sell what another campaign sells, from one stock: all of these products or none',
    {
      params: idParam,
      body: z.object({
        from: id,
        products: z.array(id).check(z.minLength(1), z.maxLength(10_000)),
      }),
      answer: z.object({
        taken: z.int(),
        /** Those that share a stock with a product here already. */
        skipped: z.int(),
      }),
    },
  ),
  'products.undo': post(
    '/api/campaigns/{id}/products/undo',
    'Take back what was last imported into the campaign or taken over: what that added is deleted, what it changed is as before',
    {
      params: idParam,
      answer: z.object({
        undone: z.int(),
        /** Changed or sold since: they stay as they are. */
        kept: z.int(),
      }),
    },
  ),
  'logs.export': get('/api/system/logs/export', 'Logs as a file', {
    query: z.object({
      /** As text, an entry is a line with its details below. */
      format: z._default(z.enum(['csv', 'json', 'text']), 'csv'),
      ...logPick,
    }),
    answer: z.string(),
    kind: 'stream',
  }),
}
