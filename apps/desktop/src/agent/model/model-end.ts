import { modelEnd } from '@pal/core/agent/context/rehearsal-offers'
import { shutdownDateOf } from '@pal/core/domain/models/model-retirement'
import { offerForModel } from '@pal/db/campaigns/rehearsal-offers'
import type { Store } from '@pal/db/maintenance/store'
import type { Tx } from '@pal/db/schema/reads'

import { currentSettings } from '../../platform/settings.ts'

/** Where the end of the model in use is announced, a rehearsal with another one is offered. */
export async function offerAtAnnouncedEnd(tx: Tx, now: number): Promise<boolean> {
  const { ai } = await currentSettings(tx)
  // What OpenAI retires, another provider may continue with.
  const day = ai.baseUrl === '' ? shutdownDateOf(ai.model) : null
  const changes = modelEnd(ai.model, day)
  return offerForModel(tx, { model: ai.model, reported: false, changes }, now)
}

/** The same by what the provider itself reports of its models. */
export async function offerAtReportedEnd(
  store: Store,
  models: readonly { readonly id: string; readonly shutdownDate: string | null }[],
  now: number,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const { ai } = await currentSettings(tx)
    const listed = models.find(({ id }) => id === ai.model)
    if (!listed) return false
    const changes = modelEnd(ai.model, listed.shutdownDate)
    return offerForModel(tx, { model: ai.model, reported: true, changes }, now)
  })
}
