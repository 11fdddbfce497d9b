import { entry } from '@pal/core/texts/log-line'
import { enqueueLeftBehind } from '@pal/db/jobs/job-kinds'

import type { CommitParts } from './commit-turn.ts'

/** The model answers again after it did not: whoever it left behind is answered, too. */
export async function catchUp({ store, log, now }: CommitParts): Promise<void> {
  const left = await store.transaction((tx) => enqueueLeftBehind(tx, now()))
  if (left === 0) return
  log.write('info', 'ai', entry('ai_answers_again'), {
    customers: left,
  })
}
