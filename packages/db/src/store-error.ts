/** Why a store could not be opened; the message is meant for the seller. */
export type StoreErrorCode = 'store_busy' | 'store_newer' | 'store_foreign' | 'store_damaged'

export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
