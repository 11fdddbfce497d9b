import { minuteMs, secondMs } from '@pal/core/durations'
import { stackOf } from '@pal/core/errors'
import { entry, logMessage } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { openStore } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { StoreError } from '@pal/db/sqlite/store-error'

import { takeComputersTimeZone } from '../features/data/first-time-zone.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { Events } from '../platform/events.ts'
import { Log } from '../platform/log.ts'
import { ShopClock } from '../platform/shop-clock.ts'
import { Secrets } from '../platform/vault/secrets.ts'
import type { Vault } from '../platform/vault/vault.ts'
import { LogCheckpoints } from '../threads/log-checkpoints.ts'
import { LongJobs, type WatchedJob } from '../threads/long-jobs.ts'
import { StoreThread } from '../threads/store-thread.ts'
import { WalGuard } from '../threads/wal-guard.ts'
import { isServed } from './running.ts'

export interface Foundation {
  readonly clock: ShopClock
  readonly store: Store
  readonly events: Events
  readonly log: Log
  readonly secrets: Secrets
  readonly thread: StoreThread
  readonly jobs: LongJobs
}

interface FoundationParts {
  readonly config: Pick<Config, 'dataDir' | 'restoreFrom' | 'restoreAgain'>
  readonly vault: Vault
  readonly computer: Clock
  /** How long the store's thread waits before its first round. */
  readonly threadMs?: number | undefined
}

const checkpointEveryMs = 250

/**
 * The store with its log, its secrets and the threads that look after it: what everything else works
 * on. Whatever is opened goes onto the stack that is given, and stays there where this fails.
 */
export async function openFoundation(
  opened: AsyncDisposableStack,
  { config, vault, computer, threadMs = secondMs * 2 }: FoundationParts,
): Promise<Foundation> {
  const { dataDir: folder, restoreFrom, restoreAgain } = config
  const clock = new ShopClock(computer)
  if (await isServed(folder, clock))
    throw new StoreError('store_busy', because('store_busy', { folder }))
  const store = opened.use(await openStore(folder, { now: clock.now, restoreFrom, restoreAgain }))
  const walGuard = opened.use(new WalGuard({ store, clock, wake: () => thread.wake() }))
  const events = new Events(clock)
  const log = opened.use(
    new Log(store.logs, clock, () => {
      events.changed('logs')
      void logCheckpoints.written()
    }),
  )
  const secrets = new Secrets({
    store,
    vault,
    now: clock.now,
    warn: (said, details) => {
      log.write('warn', 'system', said, details)
      // Whoever starts the server with a wrong key looks at the console, not at the log.
      console.error(logMessage(said), details)
    },
  })
  const brokeDown = (error: Error) =>
    log.write('error', 'system', entry('store_thread_restarted'), { reason: stackOf(error) })
  let merges: WatchedJob | undefined
  const thread: StoreThread = opened.use(
    new StoreThread({
      folder,
      clock,
      checkpointEveryMs,
      firstAfterMs: threadMs,
      giveUpAfterMs: minuteMs * 5,
      onBeat: () => walGuard.beat(),
      onRest: () => walGuard.rests(),
      onMerges: (under) => {
        merges?.end()
        merges = under ? jobs.watch('index') : undefined
        log.write('info', 'system', entry(under ? 'search_index_merging' : 'search_index_merged'))
      },
      onDeath: (error) => {
        walGuard.lost()
        brokeDown(error)
      },
    }),
  )
  const logCheckpoints = opened.use(new LogCheckpoints(store, () => thread))
  await takeComputersTimeZone({ store, log, clock })
  const jobs = opened.use(
    new LongJobs({
      folder,
      clock,
      changed: () => {
        events.changed('data')
        // Its thread may have written, of which nobody else tells.
        walGuard.written()
      },
      onDeath: brokeDown,
    }),
  )
  return { clock, store, events, log, secrets, thread, jobs }
}
