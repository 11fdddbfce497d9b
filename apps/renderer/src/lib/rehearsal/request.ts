import type { UnsavedSettings } from '@pal/core/contract/test-chat'
import { create } from 'zustand'

/** What a rehearsal is opened for; what is left out is as it is saved. */
export interface RehearsalRequest {
  readonly campaignId?: number
  readonly settings?: UnsavedSettings
  /** By an offer: a new one is begun, with what the seller keeps for it. */
  readonly offered?: boolean
}

/** Several pages open the one rehearsal, which is above all of them. */
export const useRehearsal = create<{ readonly asked: RehearsalRequest | null }>()(() => ({
  asked: null,
}))

export function openRehearsal(asked: RehearsalRequest = {}): void {
  useRehearsal.setState({ asked })
}

export function closeRehearsal(): void {
  useRehearsal.setState({ asked: null })
}
