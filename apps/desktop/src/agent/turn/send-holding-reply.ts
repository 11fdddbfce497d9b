import { whySilent } from '@pal/core/agent/decision/why-silent'
import { settingsFrom } from '@pal/core/contract/stored-settings'
import type { Store } from '@pal/db/maintenance/store'
import { turnState } from '@pal/db/turns/load-turn'

import { sendHoldingReply } from './holding-reply.ts'
import { loadContext } from './load-context.ts'

/** In one transaction: an answer that is ready meanwhile is not followed by a holding reply. */
export function sendHoldingReplyIfDue(store: Store, id: number, now: number): Promise<boolean> {
  return store.transaction(async (tx) => {
    const state = await turnState(tx, id, now)
    if (!state?.campaign) return false
    const settings = settingsFrom(state.settings)
    if (whySilent(state.answering, settings.flow) !== null) return false
    const loaded = await loadContext(tx, { ...state, campaign: state.campaign }, settings, now)
    if (!loaded) return false
    await sendHoldingReply(tx, { conversation: state.conversation, loaded }, now)
    return true
  })
}
