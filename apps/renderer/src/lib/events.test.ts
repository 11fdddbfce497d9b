import type { Change } from '@pal/core/contract/system'
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createRefresher } from './events.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const list = ['conversations', 'list', 'all', '', {}]
const shown: Readonly<Record<string, { readonly key: QueryKey; readonly data?: unknown }>> = {
  'chat 7': { key: ['messages', '7'] },
  'chat 8': { key: ['messages', '8'] },
  'by Facebook’s id': { key: ['messages', 't_7'] },
  'details of 7': { key: ['conversations', 'detail', '7'] },
  'details of 8': { key: ['conversations', 'detail', '8'] },
  top: { key: [...list, ''], data: { rows: [{ id: 1 }] } },
  'with 7': { key: [...list, 'a'], data: { rows: [{ id: 6 }, { id: 7 }] } },
  'without it': { key: [...list, 'b'], data: { rows: [{ id: 8 }, { id: 9 }] } },
  tasks: { key: ['conversations', 'task-count'] },
  orders: { key: ['orders', 'list', ''] },
  customers: { key: ['customers', 'list', ''] },
  totals: { key: ['campaigns', 'totals', {}] },
}

/** What was asked for again so far. */
function watch() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const asked: string[] = []
  for (const [name, { key, data = {} }] of Object.entries(shown)) {
    client.setQueryData(key, data)
    const queryFn = () => {
      asked.push(name)
      return data
    }
    new QueryObserver(client, { queryKey: key, queryFn }).subscribe(() => undefined)
  }
  const refresh = createRefresher(client)
  return async (change: Change, forMs = 1) => {
    asked.length = 0
    refresh(change)
    await vi.advanceTimersByTimeAsync(forMs)
    return asked.toSorted()
  }
}

it('asks again for what a change in one conversation can have changed, and for nothing else [CV-10]', async () => {
  const after = watch()
  const change = { kinds: ['conversations', 'messages'], conversations: [7] } satisfies Change
  expect(await after(change)).toEqual([
    'by Facebook’s id',
    'chat 7',
    'customers',
    'details of 7',
    'tasks',
    'top',
    'totals',
    'with 7',
  ])
})

it('asks again for all of it where nobody says in which one [CV-10]', async () => {
  const after = watch()
  const everything = Object.keys(shown).filter((name) => name !== 'orders')
  expect(await after({ kinds: ['conversations', 'messages'] })).toEqual(everything.toSorted())
  const orders = await after({ kinds: ['orders'] }, 1_000)
  expect(orders).toContain('orders')
  expect(orders).toContain('details of 8')
})

it('shows a busy hour within a second, and asks at most twice in it for a list [CV-10]', async () => {
  const after = watch()
  const asked: string[] = []
  for (let at = 0; at < 5_000; at += 50) {
    asked.push(...(await after({ kinds: ['conversations', 'messages'], conversations: [9] }, 50)))
  }
  const times = (name: string) => asked.filter((each) => each === name).length
  expect(times('top')).toBeGreaterThanOrEqual(6)
  expect(times('top')).toBeLessThanOrEqual(10)
  expect(times('chat 7')).toBe(0)
  expect(times('with 7')).toBe(0)
  expect(times('without it')).toBe(times('top'))
})

it('customers change with their chats, and the total of an order that is typed with prices and fees [OR-10, OR-11]', async () => {
  const after = watch()
  expect(await after({ kinds: ['conversations'] }, 2_000)).toContain('customers')
  for (const kind of ['products', 'campaigns', 'settings'] as const)
    expect(await after({ kinds: [kind] }, 2_000)).toContain('totals')
  expect(await after({ kinds: ['logs', 'messages'] }, 2_000)).not.toContain('totals')
})
