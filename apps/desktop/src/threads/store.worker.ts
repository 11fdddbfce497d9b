import { parentPort, workerData } from 'node:worker_threads'

import { AppError, errorText } from '@pal/core/errors'
import { ListOrder } from '@pal/db/conversations/list-order'
import { connectToStore } from '@pal/db/maintenance/connection'
import { MessageIndexing } from '@pal/db/messages/message-index'
import { isBusy } from '@pal/db/sqlite/busy'
import { Checkpoints } from '@pal/db/sqlite/checkpoints'
import { isDiskFull } from '@pal/db/sqlite/disk-full'
import { openForIndexes, SearchMerges } from '@pal/db/sqlite/index-merges'

import { systemClock as clock, type Timer } from '../platform/clock.ts'
import type { Failure, FromThread, TaskName, ThreadStart, ToThread } from './protocol.ts'
import type { TaskContext } from './task-context.ts'
import { tasks } from './tasks.ts'

const betweenSlicesMs = 10
const mostSlices = 200
/** Merging takes a tenth of one core at most. */
const pauseShare = 9
/** After an update it takes minutes, which is reported. */
const momentMs = 5_000

const port = parentPort
if (!port) throw new Error('This file is a thread of its own')
const { folder, checkpointEveryMs } = workerData as ThreadStart

const connection = connectToStore(folder)
const indexes = openForIndexes(connection.raw.name)
const messages = new MessageIndexing(indexes)
const lists = new ListOrder(indexes)
const merges = new SearchMerges(indexes)
const waiting = new Map<number, AbortController>()
let queue: Promise<void> = Promise.resolve()
let indexing: Promise<void> | undefined
let merging: Promise<void> | undefined
/** Nothing is left to be merged of what was there at the last look. */
let merged = false
let mergingSince: number | null = null
let mergingReported = false
const ending = new AbortController()
const tell = (message: FromThread) => port.postMessage(message)

const checkpoints = checkpointEveryMs > 0 ? new Checkpoints(connection.raw) : null
let timer: Timer | undefined
if (checkpoints) {
  beat(checkpoints)
  wake()
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'run': {
      const stop = new AbortController()
      waiting.set(message.id, stop)
      queue = queue.then(() => run(message.id, message.task, message.input, stop.signal))
      return
    }
    case 'cancel':
      waiting.get(message.id)?.abort()
      return
    case 'wake':
      wake()
      return
    case 'end':
      timer?.cancel()
      ending.abort()
      for (const stop of waiting.values()) stop.abort()
      void queue.then(end)
  }
})

async function run(id: number, task: TaskName, input: unknown, signal: AbortSignal) {
  // Statements cannot be interrupted: a task that was cancelled meanwhile must be heard of before.
  await new Promise((resolve) => setImmediate(resolve))
  try {
    signal.throwIfAborted()
    const context: TaskContext = {
      ...connection,
      folder,
      clock,
      signal,
      indexMessages,
      progress: (progress) => tell({ kind: 'progress', id, progress }),
    }
    // The table fixes what goes with which name; on this side of the wall only the name is known.
    const work = tasks[task] as (input: unknown, context: TaskContext) => Promise<unknown>
    tell({ kind: 'answer', id, text: JSON.stringify((await work(input, context)) ?? null) })
  } catch (error) {
    tell({ kind: 'failure', id, failure: failureOf(error) })
  } finally {
    waiting.delete(id)
  }
}

function failureOf(error: unknown): Failure {
  const ours = error instanceof AppError
  return {
    ours: ours ? { kind: error.kind, reason: error.reason, field: error.field } : null,
    message: errorText(error),
    stack: (error instanceof Error && error.stack) || String(error),
  }
}

/** From now on it looks again and again, until nothing is left to be done. */
function wake(): void {
  if (!checkpoints || ending.signal.aborted) return
  merged = false
  timer ??= clock.every(checkpointEveryMs, () => beat(checkpoints))
}

function beat(made: Checkpoints): void {
  try {
    tell({ kind: 'beat', walSize: made.step() })
  } catch (error) {
    untilThereIsRoom(error)
  }
  // Whoever writes is not held up: there is time when nobody does, and before a search.
  const isTime = merges.isTime()
  if (isTime && behind()) void indexMessages()
  merging ??= mergeSearch(isTime)
    .catch(untilThereIsRoom)
    .finally(() => (merging = undefined))
  if (!made.isIdle || !merged || behind()) return
  timer?.cancel()
  timer = undefined
  tell({ kind: 'rest' })
}

/** Whether an index does not hold yet what was written. */
function behind(): boolean {
  return messages.isDue || lists.isDue
}

/** A full disk is no end of a thread by which the windows search: it tries again at the next beat. */
function untilThereIsRoom(error: unknown): void {
  if (!isDiskFull(error)) throw error
}

/** So that a search finds what was written until now. Whoever asks meanwhile waits for the same. */
function indexMessages(): Promise<void> {
  return (indexing ??= indexSlices()
    .catch(untilThereIsRoom)
    .finally(() => (indexing = undefined)))
}

/** Between two slices whoever waits to write has their turn. */
async function indexSlices() {
  while (!ending.signal.aborted) {
    try {
      const indexed = messages.slice()
      if (!lists.slice() && !indexed) return
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    await clock.sleep(betweenSlicesMs)
  }
}

/** Between two slices whoever waits to write has their turn. */
async function mergeSearch(isTime: boolean) {
  if (!isTime) return
  for (let slices = 0; slices < mostSlices && !ending.signal.aborted; slices++) {
    const began = performance.now()
    merged = !merges.slice()
    reportMerging(began)
    if (merged) return
    await clock.sleep(Math.max(betweenSlicesMs, pauseShare * (performance.now() - began)))
  }
}

function reportMerging(now: number): void {
  mergingSince = merged ? null : (mergingSince ?? now)
  const under = mergingSince !== null && now - mergingSince > momentMs
  if (under === mergingReported) return
  mergingReported = under
  tell({ kind: 'merges', under })
}

async function end() {
  await Promise.all([indexing, merging])
  indexes.close()
  await connection[Symbol.asyncDispose]()
  port?.close()
}
