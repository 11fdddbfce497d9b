import { orderDocuments, ownLanguages, type OwnLanguage } from '@pal/core/domain/entities'

/** What is being printed: of which orders, and in which language; null is each customer's own. */
export interface Printing {
  readonly document: (typeof orderDocuments)[number]
  readonly ids: readonly number[]
  readonly language: OwnLanguage | null
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
  return { document, ids, language }
}

export function writePrinting(params: URLSearchParams, printing: Printing | null): void {
  for (const name of ['print', 'ids', 'language']) params.delete(name)
  if (!printing) return
  params.set('print', printing.document)
  params.set('ids', printing.ids.join(','))
  if (printing.language !== null) params.set('language', printing.language)
}
