import { hasStockNews } from '@pal/db/stats/stock-demand'

import type { Platform } from '../platform/platform.ts'

/**
 * Whatever put a product back in stock, an import, a return or a cancelled order, whoever was told that
 * it is sold out is to hear of it; and a draft that says so is given up where it sold out once more.
 */
export async function tellOfStock({
  store,
  clock,
  events,
}: Pick<Platform, 'store' | 'clock' | 'events'>): Promise<void> {
  if (!(await hasStockNews(store.db))) return
  // It knows what a turn of the agent is; a start does without that.
  const { outdateReturned, followUpReturned } = await import('@pal/db/turns/follow-up')
  const outdated = await store.transaction(async (tx) => {
    const conversations = await outdateReturned(tx, clock.now())
    await followUpReturned(tx, clock.now())
    return conversations
  })
  if (outdated.length > 0) events.changedIn(outdated, 'conversations', 'messages')
}
