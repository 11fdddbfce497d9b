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
