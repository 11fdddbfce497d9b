import { ApiError } from '@pal/core/contract/client/api-error'

import { reasonOf } from '../../../lib/errors.ts'

/** What is wrong with the stored key, as whoever was asked for its models says; null where it is not the key. */
export const keyProblem = (error: Error | null) =>
  error instanceof ApiError && error.reason.code.startsWith('ai_key_') ? reasonOf(error) : null
