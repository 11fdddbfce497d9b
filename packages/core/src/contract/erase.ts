import * as z from 'zod/mini'

import { get, idParam as orderParam, post, time } from './shape.ts'

const idParam = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })

/** Needed only where two pages know a customer by the same id. */
const ofPage = z.object({ pageId: z.optional(z.string().check(z.maxLength(200))) })

/** As JSON alone, or as a zip file of it with the pictures, voice notes and files. */
const inFormat = z.object({ format: z._default(z.enum(['json', 'zip']), 'json') })

const eraseSteps = ['rows', 'log', 'files'] as const

const erasing = z.object({
  what: z.enum(['customer', 'page', 'everything', 'rest']),
  /** Rows of the store, then lines of the log, then what deleted rows leave in the files. */
  step: z.enum(eraseSteps),
  done: z.int(),
  of: z.int(),
  /** A page can be called off between two customers. */
  canBeCancelled: z.boolean(),
})
export type Erasing = z.output<typeof erasing>

const outcome = z.object({
  /** `cancelled`: whoever was begun is erased, the others and the page are still there. */
  outcome: z.enum(['erased', 'cancelled']),
})

const holder = z.object({
  kind: z.enum(['backup', 'set_aside', 'damaged_log']),
  /** The file or folder. */
  name: z.string(),
  /** Null where that is not known. */
  madeAt: z.nullable(time),
  /** When it goes by itself if the program runs every day; null where it does not go by itself. */
  goesAt: z.nullable(time),
  /** After so many more backups; null where it does not go by itself. */
  afterBackups: z.nullable(z.int()),
})
export type BackupHolder = z.output<typeof holder>

/** What leaves the store for good, and what is handed out before. */
export const eraseEndpoints = {
  'customers.export': get(
    '/api/customers/{id}/export',
    'Everything that is stored of one customer, as JSON or with their files as zip; id is the conversation’s customerId',
    {
      params: idParam,
      query: z.extend(ofPage, inFormat.shape),
      answer: z.string(),
      kind: 'stream',
    },
  ),
  'customers.erase': post(
    '/api/customers/{id}/erase',
    'Erase one customer with everything that belongs to them',
    { params: idParam, query: ofPage, answer: outcome },
  ),
  'orders.customerExport': get(
    '/api/orders/{id}/customer/export',
    'Everything that is stored of whoever ordered this, as JSON or zip: also of who has no chat',
    { params: orderParam, query: inFormat, answer: z.string(), kind: 'stream' },
  ),
  'orders.customerErase': post(
    '/api/orders/{id}/customer/erase',
    'Erase whoever ordered this, with everything that belongs to them',
    { params: orderParam, answer: outcome },
  ),
  'pages.erase': post(
    '/api/facebook/pages/{id}/erase',
    'Disconnect a page and erase its customers, conversations, orders and campaigns',
    { params: idParam, answer: outcome },
  ),
  'data.erase': post('/api/data/erase', 'Erase everything: data, secrets, settings and backups', {
    body: z.object({ confirm: z.literal('everything') }),
    answer: outcome,
  }),
  'data.erasing': get('/api/data/erasing', 'The erasure that is under way', {
    answer: z.object({ erasing: z.nullable(erasing) }),
  }),
  'data.cancelErasing': post('/api/data/erasing/cancel', 'Call the erasure of a page off', {
    answer: z.object({ cancelled: z.boolean() }),
  }),
  'data.holders': get(
    '/api/data/erased-in-backups',
    'Backups and set-aside stores that still hold somebody who was erased',
    {
      answer: z.object({
        /** How many customers and pages were erased. */
        erased: z.int(),
        holders: z.array(holder),
      }),
    },
  ),
  'data.rewrite': post(
    '/api/data/erased-in-backups/rewrite',
    'Make a backup of today and delete those that still hold somebody who was erased',
    { answer: z.object({ backup: z.string(), removed: z.array(z.string()) }) },
  ),
  'data.place': get('/api/data', 'Where everything is stored, and how much room it takes', {
    answer: z.object({
      folder: z.string(),
      /** Bytes. */
      size: z.object({
        store: z.int(),
        logs: z.int(),
        attachments: z.int(),
        backups: z.int(),
        /** Stores that a restore has set aside, and logs that could not be read. */
        setAside: z.int(),
      }),
    }),
  }),
  'data.export': get(
    '/api/data/export',
    'Everything as one zip archive: customers, conversations, messages, orders, products, campaigns, settings and files',
    {
      query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv') }),
      answer: z.string(),
      kind: 'stream',
    },
  ),
}
