import { parentPort, workerData } from 'node:worker_threads'

import { AppError } from '@pal/core/errors'
import { connectToStore } from '@pal/db/maintenance/connection'
import { Checkpoints } from '@pal/db/sqlite/checkpoints'
import { isDiskFull } from '@pal/db/sqlite/disk-full'
import { SearchMerges } from '@pal/db/sqlite/index-merges'

import { systemClock as clock, type Timer } from '../platform/clock.ts'
import type { Failure, FromThread, TaskName, ThreadStart, ToThread } from './protocol.ts'
import type { TaskContext } from './task-context.ts'
import { tasks } from './tasks.ts'

const betweenSlicesMs = 10
const mostSlices = 200

const port = parentPort
if (!port) throw new Error('This file is a thread of its own')
const { folder, checkpointEveryMs } = workerData as ThreadStart

const connection = connectToStore(folder)
const merges = new SearchMerges(connection.raw.name)
const waiting = new Map<number, AbortController>()
let queue: Promise<void> = Promise.resolve()
let merging: Promise<void> | undefined
const ending = new AbortController()
const tell = (message: FromThread) => port.postMessage(message)

const timer = checkpointEveryMs > 0 ? keepUp() : undefined

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
    case 'end':
      timer?.cancel()
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
    message: error instanceof Error ? error.message : String(error),
    stack: (error instanceof Error && error.stack) || String(error),
  }
}

function keepUp(): Timer {
  const checkpoints = new Checkpoints(connection.raw)
  const beat = () => {
    try {
      tell({ kind: 'beat', walSize: checkpoints.step() })
    } catch (error) {
      untilThereIsRoom(error)
    }
    merging ??= mergeSearch()
      .catch(untilThereIsRoom)
      .finally(() => (merging = undefined))
  }
  beat()
  return clock.every(checkpointEveryMs, beat)
}

/** A full disk is no end of a thread by which the windows search: it tries again at the next beat. */
function untilThereIsRoom(error: unknown): void {
  if (!isDiskFull(error)) throw error
}

/** Between two slices whoever waits to write has their turn. */
async function mergeSearch() {
  if (!merges.isTime()) return
  for (let slices = 0; slices < mostSlices && !ending.signal.aborted; slices++) {
    if (!merges.slice()) return
    await clock.sleep(betweenSlicesMs)
  }
}

async function end() {
  ending.abort()
  await merging
  merges[Symbol.dispose]()
  await connection[Symbol.asyncDispose]()
  port?.close()
}
