import { setTimeout as wait } from 'node:timers/promises'

import type { Spawned } from './spawn.ts'

/** What the screens ask for while they are open. */
export const polled = [
  '/api/dashboard/stats',
  '/api/conversations?limit=50',
  '/api/conversations/meta',
  '/api/conversations/1/messages?limit=50',
  '/api/conversations?limit=50&search=karimo',
  '/api/orders?limit=50',
  '/api/orders?limit=50&status=shipped&period=month',
  '/api/orders?limit=20&search=rahman',
  '/api/system/logs?limit=200',
  '/api/system/logs/summary',
  '/api/queue/status',
]

/** Starts `work` so often, whether or not the one before has ended, and waits for all. */
export async function every(
  ms: number,
  until: number,
  work: (turn: number) => Promise<unknown>,
): Promise<void> {
  const under: Promise<unknown>[] = []
  for (let turn = 0; performance.now() < until; turn++) {
    const begun = work(turn)
    // Reported at the end; until then it must not count as nobody's.
    begun.catch(() => undefined)
    under.push(begun)
    await wait(ms)
  }
  await Promise.all(under)
}

/** What the measure rests on. */
export async function must(
  { ready, send }: Spawned,
  method: string,
  path: string,
  body = '',
): Promise<void> {
  const { origin, cookie } = ready
  const headers = { cookie, origin, 'content-type': 'application/json' }
  const status = await send(origin + path, { method, body, headers })
  if (status !== 200) throw new Error(`${method} ${path}: ${status}`)
}
