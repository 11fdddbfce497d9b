import { messageOf, type Reason } from '@pal/core/texts/reason'

/** Why a store could not be opened or brought back. */
export type StoreErrorCode =
  | 'store_busy'
  /** By a program that is not PAL Admin. */
  | 'store_held'
  | 'store_newer'
  | 'store_foreign'
  | 'store_damaged'
  | 'store_unwritable'
  | 'backup_damaged'
  | 'backup_missing'

interface Details extends ErrorOptions {
  /** The newest backup that is whole, where a damaged store has one. */
  readonly backup?: string | null | undefined
  readonly backupMadeAt?: number | null | undefined
}

export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode
  readonly reason: Reason
  readonly backup: string | null
  readonly backupMadeAt: number | null

  constructor(code: StoreErrorCode, reason: Reason, details?: Details) {
    super(messageOf(reason), details)
    this.code = code
    this.reason = reason
    this.backup = details?.backup ?? null
    this.backupMadeAt = details?.backupMadeAt ?? null
  }
}
