import type { MessageAuthor } from '@pal/core/domain/entities'

/** Closed lists that only the store knows; the tables' CHECK constraints repeat them. */
export const tokenStates = ['ok', 'expired', 'missing_permissions', 'invalid', 'unknown'] as const
export type TokenState = (typeof tokenStates)[number]

/** `automation` is what Facebook's own automatic answers of the page wrote. */
export type StoredAuthor = MessageAuthor | 'automation'

export const paymentStatuses = ['unpaid', 'paid', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type JobState = 'waiting' | 'running' | 'failed'
