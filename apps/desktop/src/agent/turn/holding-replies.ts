import { secondMs } from '@pal/core/durations'
import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { nextDue } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { overdueTurns } from '@pal/db/turns/overdue-turns'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { WakeableSleep } from '../../platform/wakeable-sleep.ts'

interface HoldingParts {
  readonly store: Store
  readonly clock: Clock
  readonly log: Pick<Log, 'write'>
  /** Something is to be sent. */
  readonly queued: () => void
  /** Nobody is asked before. */
  readonly from?: Promise<void>
}

const soonMs = secondMs
/** So long a customer waits without a word; to be sent in time, it is said before the 30 s are over. */
const speechlessMs = 20 * secondMs
/** Where many wait, the first are written to sooner: to write to all takes its time, too. */
const soonestMs = 10 * secondMs
const allWrittenToWithinMs = 27 * secondMs
const tellingOneMs = 20
/** Whoever is about to be answered is not asked to wait. */
const leastDueMs = 5 * secondMs
const mostInOneLook = 1_000
/** Few wait for the disk one by one. */
const atOnce = 16

/**
 * Customers whose turn does not come in time, for all room is taken, get a message that the answer takes
 * longer: the turn itself can say so only once it has begun.
 */
export function startHoldingReplies(parts: HoldingParts): AsyncDisposable {
  const { clock, log, from } = parts
  const stopping = new AbortController()
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  const rest = new WakeableSleep({ clock, store: parts.store, soonMs })
  const look = async () => {
    while (!stopping.signal.aborted) {
      const next = await askWhoWaits(parts, stopping.signal)
        .then(() => untilNext(parts))
        .catch((error: unknown) => {
          const reason = errorText(error)
          log.write('error', 'ai', entry('holding_replies_failed'), { reason })
          return soonMs
        })
      await rest.sleep(next)
    }
  }
  const looking = Promise.race([from, stopped]).then(look)
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      stop()
      rest[Symbol.dispose]()
      await looking
    },
  }
}

/** Null while no customer waits for an answer. */
async function untilNext({ store, clock }: HoldingParts): Promise<number | null> {
  const due = await nextDue(store.db, ['answer'])
  return due === null ? null : Math.max(soonMs, due + leastDueMs - clock.now())
}

async function askWhoWaits(parts: HoldingParts, signal: AbortSignal): Promise<void> {
  const { store, clock, log, queued } = parts
  if (!(await store.hasRoom())) return
  const now = clock.now()
  const late = { since: now - soonestMs, dueBy: now - leastDueMs, limit: mostInOneLook }
  const turns = await overdueTurns(store.db, late)
  const since = now - longestSilence(turns.length)
  const silent = turns.filter((turn) => turn.waitingSince <= since)
  if (silent.length === 0) return
  const { sendHoldingReplyIfDue } = await import('./send-holding-reply.ts')
  const waiting = silent.values()
  let asked = 0
  const askInTurn = async () => {
    for (const { id } of waiting) {
      if (signal.aborted) return
      if (await sendHoldingReplyIfDue(store, id, clock.now())) asked += 1
      queued()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askInTurn))
  if (asked === 0) return
  log.write('info', 'ai', entry('holding_replies_sent'), {
    customers: asked,
  })
}

function longestSilence(waiting: number): number {
  const inTime = allWrittenToWithinMs - waiting * tellingOneMs
  return Math.min(speechlessMs, Math.max(soonestMs, inTime))
}
