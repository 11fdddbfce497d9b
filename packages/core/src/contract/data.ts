import * as z from 'zod/mini'

import { reason, refusal } from './reason.ts'
import { fileBody, get, idParam, post, shortText, time } from './shape.ts'

const backup = z.object({
  file: z.string(),
  madeAt: time,
  reason: z.enum(['manual', 'daily', 'migration']),
  /** Bytes. */
  size: z.int(),
  /** Rows by kind. */
  holds: z.record(z.string(), z.int()),
})
export type Backup = z.output<typeof backup>

const backupName = z.string().check(z.regex(/^pal-[\w-]+\.tar$/, refusal('field_not_backup_name')))

/** Larger than any disk that a shop has: what does not fit is refused by the disk. */
const largestBackup = 2 ** 44

const restore = z.object({
  /** The file of the backup that is to come back. */
  file: z.string(),
  /** When that was made. */
  madeAt: time,
  /** The folder into which the present store goes; it is not deleted. */
  setAside: z.string(),
})

const fileSubjects = ['orders', 'customers', 'conversations', 'products', 'logs'] as const

const job = z.object({
  id: z.int(),
  /**
   * A backup, the check before a restore, the file of one as it comes in, a look through the store, days in another time zone, the
   * search after an update, a file, a courier's file that is made or taken back.
   */
  kind: z.enum([
    'backup',
    'restore',
    'restoreFile',
    'check',
    'days',
    'index',
    'export',
    'courierFile',
    'courierFileBack',
  ]),
  /** Of a file: what is in it. */
  subject: z.nullable(z.enum(fileSubjects)),
  startedAt: time,
  /** How much of it is done; null before the first word of it. */
  percent: z.nullable(z.int()),
  canBeCancelled: z.boolean(),
})
export type Job = z.output<typeof job>

export const helpSections = [
  'versions',
  'status',
  'store',
  'settings',
  'crashes',
  'program',
  'log',
] as const

const helpFile = z.object({
  madeAt: time,
  /** In the order of the file; every line as it is there. */
  sections: z.array(z.object({ name: z.enum(helpSections), lines: z.array(z.string()) })),
})
export type HelpFile = z.output<typeof helpFile>

const customerParam = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })

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

/** The seller's data: what is kept and how it comes back, what is handed out, and what leaves the store for good. */
export const dataEndpoints = {
  'data.backups': get('/api/data/backups', 'Backups, newest first', {
    answer: z.object({
      folder: z.string(),
      /** So many are kept; the oldest goes when one more is made. */
      keeps: z.int(),
      backups: z.array(backup),
      /** Files that only have the name of one: they are left alone, and count for none. */
      damaged: z.array(z.string()),
      /** The restore that takes effect at the next start. */
      restoring: z.nullable(restore),
      /** The restore that took effect at this start. */
      restored: z.nullable(restore),
      /** Whether this program can end and start again by itself. */
      restarts: z.boolean(),
    }),
  }),
  'data.backup': post('/api/data/backup', 'Make a backup now', { answer: backup }),
  'data.restore': post(
    '/api/data/restore',
    'Check a backup and let it take the place of the store at the next start',
    { body: z.object({ file: backupName }), answer: restore },
  ),
  'data.backupFile': get('/api/data/backups/{file}', 'A backup, to be kept elsewhere', {
    params: z.object({ file: backupName }),
    answer: z.string(),
    kind: 'stream',
  }),
  'data.restoreFile': post(
    '/api/data/restore/file',
    'Check a backup that was kept elsewhere, and let it take the place of the store at the next start',
    {
      query: z.object({
        name: shortText,
        /** Of the file, in bytes: for how far it has come. */
        size: z.pipe(
          z.string().check(z.regex(/^\d{1,15}$/)),
          z.transform((text: string) => Number(text)),
        ),
      }),
      body: fileBody,
      takes: 'file',
      largestBody: largestBackup,
      answer: restore,
    },
  ),
  'data.since': get('/api/data/since', 'How much was stored from a moment on', {
    query: z.object({ time }),
    answer: z.object({ orders: z.int(), messages: z.int(), customers: z.int() }),
  }),
  'data.cancelRestore': post(
    '/api/data/restore/cancel',
    'Keep the present store: the restore that was to take effect at the next start is called off',
    /** False where none was to be. */
    { answer: z.object({ cancelled: z.boolean() }) },
  ),
  'data.restart': post(
    '/api/data/restart',
    'End in order and start again, so that what waits for the next start takes effect',
    { answer: z.object({}) },
  ),
  'data.check': post('/api/data/check', 'Look through the whole store for damage', {
    /** Null when all is well. */
    answer: z.object({ problem: z.nullable(reason) }),
  }),
  'help.file': post(
    '/api/help/file',
    'Gather what helps to find a problem, without keys or messages; nothing is sent',
    { answer: helpFile },
  ),
  'data.jobs': get('/api/data/jobs', 'Long work that is under way, with how far it has come', {
    answer: z.object({ jobs: z.array(job) }),
  }),
  'data.cancelJob': post(
    '/api/data/jobs/{id}/cancel',
    'Break off a job; who asked for it hears that it was cancelled, and nothing of it is kept',
    { params: idParam, answer: z.object({}) },
  ),
  'customers.export': get(
    '/api/customers/{id}/export',
    'Everything that is stored of one customer, as JSON or with their files as zip; id is the conversation’s customerId',
    {
      params: customerParam,
      query: z.extend(ofPage, inFormat.shape),
      answer: z.string(),
      kind: 'stream',
    },
  ),
  'customers.erase': post(
    '/api/customers/{id}/erase',
    'Erase one customer with everything that belongs to them',
    { params: customerParam, query: ofPage, answer: outcome },
  ),
  'orders.customerExport': get(
    '/api/orders/{id}/customer/export',
    'Everything that is stored of whoever ordered this, as JSON or zip: also of who has no chat',
    { params: idParam, query: inFormat, answer: z.string(), kind: 'stream' },
  ),
  'orders.customerErase': post(
    '/api/orders/{id}/customer/erase',
    'Erase whoever ordered this, with everything that belongs to them',
    { params: idParam, answer: outcome },
  ),
  'pages.erase': post(
    '/api/facebook/pages/{id}/erase',
    'Disconnect a page and erase its customers, conversations, orders and campaigns',
    { params: customerParam, answer: outcome },
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
