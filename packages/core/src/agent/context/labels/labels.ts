export interface Labels {
  readonly subtotal: string
  readonly discount: string
  readonly delivery: string
  readonly free: string
  readonly total: string
  readonly name: string
  readonly phone: string
  readonly address: string
  /** What the customer wants whoever delivers to know: their wish, and no promise. */
  readonly note: string
  /** Where delivery has a fee of its own. */
  readonly area: string
  readonly orderPlaced: (number: string) => string
  /** Above an offer to whose last reading the customer has said yes. */
  readonly overtaken: string
  readonly confirm: string
  /** The buttons below a summary: Messenger cuts a title after 20 characters. */
  readonly yesButton: string
  readonly changeButton: string
  readonly missing: string
  readonly items: string
  readonly assistant: (company: string) => string
  readonly handedOver: string
  /** While the answer takes longer than it should. */
  readonly patience: string
}
