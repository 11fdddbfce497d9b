import type { Reason } from '../texts/reason.ts'
import type { HealthState } from './entities.ts'

/** How well a part of the program works; its reason is the sentence that the seller reads. */
export interface Condition {
  readonly state: HealthState
  readonly reason: Reason | null
}
