import type { CampaignDraftInput } from '@pal/core/contract/campaigns'
import type { UnsavedSettings } from '@pal/core/contract/test-chat'
import { create } from 'zustand'

/** What a test chat is opened for; what is left out is as it is saved. */
export interface TestChatRequest {
  readonly campaignId?: number
  /** One that is still being typed, instead. */
  readonly campaign?: CampaignDraftInput
  readonly settings?: UnsavedSettings
  readonly strategies?: Readonly<Record<string, boolean>>
}

/** Several pages open the one test chat, which is above all of them. */
export const useTestChat = create<{ readonly asked: TestChatRequest | null }>()(() => ({
  asked: null,
}))

export function openTestChat(asked: TestChatRequest = {}): void {
  useTestChat.setState({ asked })
}

export function closeTestChat(): void {
  useTestChat.setState({ asked: null })
}
