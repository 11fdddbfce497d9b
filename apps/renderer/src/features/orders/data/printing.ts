import {
  orderDocuments,
  ownLanguages,
  paperSizes,
  type OwnLanguage,
  type PaperSize,
} from '@pal/core/domain/entities'

import { keep, readKept } from '../../../lib/kept.ts'

type OrderPaper = (typeof orderDocuments)[number]

/** What is being printed, and of which orders. */
export interface Printing {
  readonly document: OrderPaper
  readonly ids: readonly number[]
  /** Null is each customer's own. */
  readonly language: OwnLanguage | null
  /** Null is what such a document was printed on last. */
  readonly paper: PaperSize | null
}

const most = 100

/** It lives in the address, so that the desktop can open it to make a PDF. */
export function readPrinting(params: URLSearchParams): Printing | null {
  const document = orderDocuments.find((each) => each === params.get('print'))
  const ids = (params.get('ids') ?? '')
    .split(',')
    .filter((text) => /^[1-9]\d{0,14}$/.test(text))
    .map(Number)
    .slice(0, most)
  if (!document || ids.length === 0) return null
  const language = ownLanguages.find((each) => each === params.get('language')) ?? null
  const paper = paperSizes.find((each) => each === params.get('paper')) ?? null
  return { document, ids, language, paper }
}

export function writePrinting(params: URLSearchParams, printing: Printing | null): void {
  for (const name of ['print', 'ids', 'language', 'paper']) params.delete(name)
  if (!printing) return
  params.set('print', printing.document)
  params.set('ids', printing.ids.join(','))
  if (printing.language !== null) params.set('language', printing.language)
  if (printing.paper !== null) params.set('paper', printing.paper)
}

const lastPaper = (document: OrderPaper) => `pal-paper-${document}`

/** Of this computer, as its printer is. */
export function paperFor({ document, paper }: Printing): PaperSize {
  const last = readKept('localStorage', lastPaper(document))
  return paper ?? paperSizes.find((each) => each === last) ?? 'full'
}

export function keepPaper(document: OrderPaper, paper: PaperSize): void {
  keep('localStorage', lastPaper(document), paper)
}
