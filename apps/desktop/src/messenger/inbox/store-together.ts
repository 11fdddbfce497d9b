import { setImmediate as othersHaveCome } from 'node:timers/promises'

import type { WebhookBatch } from '../graph/webhook-events.ts'

/** So many are written in less than a frame. */
const most = 8

interface Waiting<T> {
  readonly batch: WebhookBatch
  readonly settle: PromiseWithResolvers<T>
}

/**
 * Deliveries that have come by the time the first of them is written are written in one transaction:
 * one commit is enough for all. Each is answered when it is on the disk; where the transaction fails,
 * each is tried by itself, so that none fails for another.
 */
export function storeTogether<T>(
  store: (batch: WebhookBatch) => Promise<T>,
): (batch: WebhookBatch) => Promise<T> {
  const waiting: Waiting<T>[] = []
  let isWriting = false

  async function write(group: readonly Waiting<T>[]): Promise<void> {
    try {
      const stored = await store({
        messages: group.flatMap(({ batch }) => batch.messages),
        others: group.flatMap(({ batch }) => batch.others),
      })
      for (const { settle } of group) settle.resolve(stored)
    } catch (error) {
      if (group.length === 1) group[0]?.settle.reject(error)
      else for (const one of group) await write([one])
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      await othersHaveCome()
      await write(waiting.splice(0, most))
    }
    isWriting = false
  }

  return (batch) => {
    const settle = Promise.withResolvers<T>()
    waiting.push({ batch, settle })
    if (!isWriting) void writeAll()
    return settle.promise
  }
}
