import type { PromiseCode } from './promises/promise-words.ts'

export type ProblemCode =
  | 'empty'
  | 'too_long'
  | 'unknown_product'
  | 'out_of_stock'
  | 'no_picture'
  | 'unknown_placeholder'
  | 'unknown_card'
  | 'unknown_phrase'
  | 'amount'
  | 'percentage'
  | 'number'
  | 'language'
  | 'promise'
  | 'commitment'
  | 'reveals_instructions'
  | 'reveals_key'
  | 'claims_human'
  | 'promises_human'
  | 'asks_for_secret'
  | 'claims_order'
  | 'claims_of_order'
  | 'foreign_address'
  | 'foreign_phone'
  | 'order_incomplete'

export interface Problem {
  readonly code: ProblemCode
  readonly promise?: PromiseCode
  /** Sent to the model with the second try. */
  readonly message: string
  /** Whether the answer must not go out with it; without, the program can fix it. */
  readonly blocking: boolean
}

export function problem(code: ProblemCode, message: string, blocking = true): Problem {
  return { code, message, blocking }
}
