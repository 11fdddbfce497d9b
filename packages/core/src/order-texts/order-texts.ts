import type { OrderStatus } from '../domain/entities.ts'

/** What the program itself says of an order to a customer, on paper and in a message. */
export interface OrderTexts {
  readonly invoice: string
  readonly packingSlip: string
  readonly order: string
  readonly date: string
  readonly customer: string
  readonly deliverTo: string
  readonly product: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
  readonly payment: string
  readonly unpaid: string
  readonly part: string
  readonly paid: string
  readonly refunded: string
  readonly cashOnDelivery: string
  readonly card: string
  readonly bankTransfer: string
  readonly other: string
  /** What came back, as an amount. */
  readonly returned: string
  /** What was given back after it was paid and stays so. */
  readonly reduced: string
  readonly due: string
  /** What the courier takes at the door. */
  readonly collect: string
  readonly collectNothing: string
  readonly courier: string
  readonly tracking: string
  readonly items: string
  readonly thanks: string
  /** What is sent to a customer when their money has come in, all of it or a part, went back, or will. */
  readonly money: {
    readonly paid: (order: string) => string
    readonly received: (order: string, amount: string) => string
    readonly refunded: (order: string, amount: string) => string
    readonly willRefund: (amount: string) => string
  }
  /** What is sent to a customer when their order has come so far. */
  readonly now: Readonly<Record<Exclude<OrderStatus, 'confirmed'>, (order: string) => string>>
}
