import type { Answer } from '@pal/core/contract/endpoints'
import { priceOf, pricesWith } from '@pal/core/domain/models/model-prices'
import { unpricedModels } from '@pal/db/conversations/decision-log'
import type { Store } from '@pal/db/maintenance/store'

import { currentSettings } from '../../platform/settings.ts'

/** Those that answered without a price, and have none by now. */
export async function unpricedNow({
  store,
}: {
  readonly store: Store
}): Promise<Answer<'openai.unpriced'>> {
  const [{ ai }, used] = await Promise.all([currentSettings(store.db), unpricedModels(store.db)])
  const prices = ai.baseUrl === '' ? pricesWith(ai.prices) : ai.prices
  return used.filter(({ model }) => priceOf(model, prices) === null)
}
