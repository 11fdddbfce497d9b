import type { Answer, Query } from '@pal/core/contract/endpoints'
import type { OrderDocument } from '@pal/core/contract/orders'
import { AppError, errorText, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { orderById } from '@pal/db/orders/orders'
import { pageById } from '@pal/db/pages/pages'

import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { orderDetail } from './orders.ts'
import { keepSlips } from './slips.ts'
import { customersLanguage } from './words/customers-language.ts'

export interface Pdf {
  readonly file: Uint8Array<ArrayBuffer>
  /** Known once its download has ended: false where the person gave it no place on the disk. */
  readonly saved: Promise<boolean>
}

/** Makes a PDF of what a page of the product prints, by its path. */
export type PrintPdf = (path: string) => Promise<Pdf>

interface DocumentParts extends Platform {
  readonly printPdf: PrintPdf | null
}

export async function orderDocuments(
  { store: { db }, clock, printPdf }: DocumentParts,
  ids: readonly number[],
): Promise<Answer<'orders.documents'>> {
  const { company } = await currentSettings(db)
  const orders: OrderDocument[] = []
  for (const id of ids) {
    const row = await orderById(db, id)
    if (!row) throw notFound('order_not_found')
    const page = await pageById(db, row.page_id)
    orders.push({
      ...(await orderDetail(db, id, clock.now())),
      pageName: page?.name ?? '',
      language: await customersLanguage(db, row, company.language),
    })
  }
  const shop = {
    name: company.companyName,
    usePageName: company.usePageName,
    address: company.address,
    phone: company.contactPhone,
    email: company.contactEmail,
  }
  return { shop, pdf: printPdf !== null, orders }
}

/** What the window would print, made into a file by the desktop. */
export async function orderPdf(
  parts: DocumentParts,
  { ids, document, language, paper }: Query<'orders.pdf'>,
): Promise<Response> {
  const { printPdf } = parts
  if (printPdf === null) throw new AppError('unavailable', because('pdf_no_desktop'))
  const query = new URLSearchParams({
    print: document,
    ids: ids.join(','),
    ...(language !== undefined && { language }),
    ...(paper !== undefined && { paper }),
  })
  const { file, saved } = await printPdf(`/orders?${query.toString()}`)
  if (document === 'packing_slip') void keepIfSaved(parts, ids, saved)
  const name = `${document === 'invoice' ? 'invoice' : 'packing-slip'}-${ids.join('-').slice(0, 60)}`
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
    },
  })
}

async function keepIfSaved(
  parts: DocumentParts,
  ids: readonly number[],
  saved: Promise<boolean>,
): Promise<void> {
  try {
    if (await saved) await keepSlips(parts, { ids: [...ids], printed: true })
  } catch (error) {
    // Nobody waits for it any more; the slips stay among those that are still to be printed.
    parts.log.write('error', 'system', entry('slips_not_counted'), {
      cause: errorText(error),
    })
  }
}
