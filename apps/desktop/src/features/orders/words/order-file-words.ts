import type { Language } from '@pal/core/domain/entities'
import { orders } from '@pal/core/texts/en/orders'
import { shell } from '@pal/core/texts/en/shell'
import { translations } from '@pal/core/texts/translations'

type Words<Texts> = { readonly [Key in keyof Texts]: string }

/** What a file of orders says in words: those that the screen has for the same. */
export interface OrderFileWords {
  readonly columns: Words<typeof orders.columns>
  readonly orderStatus: Words<typeof shell.orderStatus>
  readonly paymentStatus: Words<typeof orders.payment.status>
  readonly paymentMethod: Words<typeof orders.payment.method>
  readonly reference: string
  readonly waived: string
  readonly cancelling: {
    readonly label: string
    readonly reason: Words<typeof orders.cancelling.reason>
  }
  readonly area: string
  readonly page: string
  readonly takenBy: Words<typeof orders.new.takenBy>
}

/** The same of a file of customers. */
export type CustomerFileWords = Words<typeof orders.customers.columns>

export async function customerFileWords(language: Language): Promise<CustomerFileWords> {
  const texts = language === 'en' ? { orders } : await translations[language]()
  return texts.orders.customers.columns
}

export async function orderFileWords(language: Language): Promise<OrderFileWords> {
  const texts = language === 'en' ? { ...shell, orders } : await translations[language]()
  const { columns, payment, cancelling, customers, new: byHand } = texts.orders
  return {
    columns,
    orderStatus: texts.orderStatus,
    paymentStatus: payment.status,
    paymentMethod: payment.method,
    reference: payment.referenceField,
    waived: payment.waived,
    cancelling,
    area: byHand.area,
    page: customers.columns.page,
    takenBy: byHand.takenBy,
  }
}
