import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { listen } from '../../server/listen.ts'
import { eventually } from '../../testing/shop.ts'
import { fileResponse } from './file-stream.ts'

const line = 'x'.repeat(1_000)
const columns = [{ name: 'line', cell: (row: string) => row }]
const content = { name: 'lines', columns, json: (row: string) => row }

it('reads no further than its receiver takes, and ends when it is gone', async () => {
  let read = 0
  let ended = false
  async function* endless() {
    try {
      for (;;) {
        read += 100
        yield await Promise.resolve(Array.from({ length: 100 }, () => line))
      }
    } finally {
      ended = true
    }
  }
  await using server = await listen(
    0,
    () => () => fileResponse({ ...content, parts: endless() }, 'csv', () => undefined),
  )
  const leave = new AbortController()
  const { body } = await fetch(`http://127.0.0.1:${server.port}/`, { signal: leave.signal })
  const reader = body?.getReader()
  await reader?.read()
  await sleep(300)
  const whileWaiting = read
  await sleep(300)
  expect(read).toBe(whileWaiting)
  // What lies in the sockets of both sides.
  expect(read * line.length).toBeLessThan(16_000_000)
  leave.abort()
  await eventually(() => Promise.resolve(ended))
})

it('breaks off a file that cannot be finished: half of one never looks whole', async () => {
  const told: unknown[] = []
  async function* failing() {
    yield await Promise.resolve(Array.from({ length: 200 }, () => line))
    await sleep(20)
    throw new Error('no more')
  }
  await using server = await listen(
    0,
    () => () =>
      fileResponse({ ...content, parts: failing() }, 'json', (error) => void told.push(error)),
  )
  const answer = await fetch(`http://127.0.0.1:${server.port}/`)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  expect(told).toEqual([expect.objectContaining({ message: 'no more' })])
})

it('is an ordinary error as long as nothing of it was sent', async () => {
  async function* failing(): AsyncGenerator<string[]> {
    yield await Promise.reject(new Error('not even begun'))
  }
  await expect(
    fileResponse({ ...content, parts: failing() }, 'csv', () => undefined),
  ).rejects.toThrow('not even begun')
})
