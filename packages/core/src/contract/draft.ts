import * as z from 'zod/mini'

import { draftKinds } from '../domain/entities.ts'
import { reason } from './reason.ts'
import { id, time } from './shape.ts'

/** What is worded for a customer, and goes out only by the seller's word. */
export const draft = z.object({
  id,
  kind: z.enum(draftKinds),
  text: z.string(),
  /** Why it did not go out by itself. */
  reason: z.nullable(reason),
  createdAt: time,
})
export type Draft = z.output<typeof draft>

/** A reply that goes out by itself when its time comes. */
export const scheduledReply = z.object({
  id,
  text: z.string(),
  sendAt: time,
  /** Why it could not go out then; null while it waits. */
  problem: z.nullable(reason),
})
export type ScheduledReply = z.output<typeof scheduledReply>
