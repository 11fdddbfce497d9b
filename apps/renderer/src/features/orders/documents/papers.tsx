import { labelsFor } from '@pal/core/agent/context/labels'
import type { Answer } from '@pal/core/contract/endpoints'
import type { OwnLanguage, PaperSize } from '@pal/core/domain/entities'
import { orderTextsFor } from '@pal/core/order-texts/order-texts-for'

import type { Printing } from '../data/printing.ts'
import { Invoice } from './invoice.tsx'
import { PackingSlip } from './packing-slip.tsx'
import type { PaperProps } from './paper-words.ts'

import classes from './paper.module.css'

interface PapersProps extends Pick<Printing, 'document' | 'language'> {
  readonly answer: Answer<'orders.documents'>
  readonly paper: PaperSize
}

/** One for each order, in the language that was chosen or its customer's. */
export function Papers({ answer: { shop, orders }, document, language, paper }: PapersProps) {
  const Paper = document === 'invoice' ? Invoice : PackingSlip
  return (
    <div className={classes['papers']} data-paper={paper}>
      {orders.map((order) => (
        <Paper key={order.id} {...wordsOf(language ?? order.language)} order={order} shop={shop} />
      ))}
    </div>
  )
}

function wordsOf(language: OwnLanguage): Omit<PaperProps, 'order' | 'shop'> {
  return { language, words: orderTextsFor(language), labels: labelsFor(language) }
}
