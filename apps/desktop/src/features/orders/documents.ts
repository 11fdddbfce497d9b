import { languageKey } from '@pal/core/agent/context/labels'
import { isRomanisedBengali, languageOf } from '@pal/core/agent/context/language-of'
import type { Answer, Query } from '@pal/core/contract/endpoints'
import type { OrderDocument } from '@pal/core/contract/orders'
import type { OwnLanguage } from '@pal/core/domain/entities'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { customerById } from '@pal/db/conversations/customers'
import { messagesOf } from '@pal/db/messages/messages'
import { orderById, type OrderRow } from '@pal/db/orders/orders'
import { pageById } from '@pal/db/pages/pages'
import type { Reads } from '@pal/db/schema/reads'

import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { orderDetail } from './orders.ts'

/** Makes a PDF of what a page of the product prints, by its path. */
export type PrintPdf = (path: string) => Promise<Uint8Array<ArrayBuffer>>

interface DocumentParts extends Platform {
  readonly printPdf: PrintPdf | null
}

export async function orderDocuments(
  { store: { db }, printPdf }: DocumentParts,
  ids: readonly number[],
): Promise<Answer<'orders.documents'>> {
  const { company } = await currentSettings(db)
  const orders: OrderDocument[] = []
  for (const id of ids) {
    const row = await orderById(db, id)
    if (!row) throw notFound('order_not_found')
    const page = await pageById(db, row.page_id)
    orders.push({
      ...(await orderDetail(db, id)),
      pageName: page?.name ?? '',
      language: await customersLanguage(db, row, company.language),
    })
  }
  const shop = { name: company.companyName, email: company.contactEmail }
  return { shop, pdf: printPdf !== null, orders }
}

/** So many of the customer's last messages tell the language. */
const heard = 6

/** In which of its languages the program speaks to whoever ordered. */
async function customersLanguage(
  db: Reads,
  order: Pick<OrderRow, 'customer_id' | 'conversation_id' | 'customer_name' | 'customer_address'>,
  shops: string,
): Promise<OwnLanguage> {
  const messages = await messagesOf(db, order.conversation_id, { limit: heard * 2 })
  const said = messages
    .filter(({ direction }) => direction === 'in')
    .map(({ text }) => text)
    .slice(-heard)
    .join(' ')
  const customer = await customerById(db, order.customer_id)
  const learnt = customer?.language ? languageKey(customer.language) : null
  const seen = languageOf(said)
  // Urdu is written in the script of Arabic.
  const known = seen === 'ar' && learnt === 'ur' ? learnt : (seen ?? learnt)
  if (known) return known
  if (isRomanisedBengali(said)) return 'bn-latn'
  return languageOf(`${order.customer_name} ${order.customer_address}`) ?? languageKey(shops)
}

/** What the window would print, made into a file by the desktop. */
export async function orderPdf(
  { printPdf }: DocumentParts,
  { ids, document, language }: Query<'orders.pdf'>,
): Promise<Response> {
  if (printPdf === null) throw new AppError('unavailable', because('pdf_no_desktop'))
  const query = new URLSearchParams({
    print: document,
    ids: ids.join(','),
    ...(language !== undefined && { language }),
  })
  const file = await printPdf(`/orders?${query.toString()}`)
  const name = `${document === 'invoice' ? 'invoice' : 'packing-slip'}-${ids.join('-').slice(0, 60)}`
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
    },
  })
}
