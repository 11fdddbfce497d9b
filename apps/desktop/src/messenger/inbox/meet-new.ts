import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'

import type { Platform } from '../../platform/platform.ts'
import type { CallBudget } from '../graph/budget.ts'
import { type Poller, spareShare } from './poller.ts'

interface MeetParts extends Pick<Platform, 'log'> {
  readonly budget: Pick<CallBudget, 'status'>
  readonly poller: Pick<Poller, 'poke'>
}

/**
 * A webhook tells only the id of whoever writes: where somebody new did, their page's threads, which
 * have the names, are read now and not when it is their turn; as long as the page has calls to spare.
 */
export async function meetNew(
  { log, budget, poller }: MeetParts,
  pages: ReadonlySet<string>,
): Promise<void> {
  try {
    for (const pageId of pages) {
      const { share } = await budget.status(pageId)
      if (share < spareShare) poller.poke(pageId)
    }
  } catch (error) {
    // They are read at their turn.
    log.write('warn', 'webhook', entry('new_name_not_asked'), {
      reason: errorText(error),
    })
  }
}
