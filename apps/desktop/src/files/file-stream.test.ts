import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { listen } from '../platform/listen.ts'
import { clockAt } from '../testing/clocks.ts'
import { eventually } from '../testing/eventually.ts'
import { LongJobs } from '../threads/long-jobs.ts'
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
  const reported: unknown[] = []
  async function* failing() {
    yield await Promise.resolve(Array.from({ length: 200 }, () => line))
    await sleep(20)
    throw new Error('no more')
  }
  await using server = await listen(
    0,
    () => () =>
      fileResponse({ ...content, parts: failing() }, 'json', (error) => void reported.push(error)),
  )
  const answer = await fetch(`http://127.0.0.1:${server.port}/`)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  expect(reported).toEqual([expect.objectContaining({ message: 'no more' })])
})

it('is an ordinary error as long as nothing of it was sent', async () => {
  async function* failing(): AsyncGenerator<string[]> {
    yield await Promise.reject(new Error('not even begun'))
  }
  await expect(
    fileResponse({ ...content, parts: failing() }, 'csv', () => undefined),
  ).rejects.toThrow('not even begun')
})

it('is listed with how far it is, breaks off when it is called off, and is gone with its receiver', async () => {
  let ended = 0
  async function* long() {
    try {
      for (;;) yield await Promise.resolve(Array.from({ length: 100 }, () => line))
    } finally {
      ended += 1
    }
  }
  await using jobs = new LongJobs({
    folder: '',
    clock: clockAt(() => 0),
    changed: () => undefined,
    onDeath: () => undefined,
  })
  const reported: unknown[] = []
  await using server = await listen(
    0,
    () => () =>
      fileResponse(
        { ...content, parts: long(), total: 1_000_000 },
        'csv',
        (error) => void reported.push(error),
        jobs.watch('export'),
      ),
  )
  const stopped = await fetch(`http://127.0.0.1:${server.port}/`)
  const reader = stopped.body?.getReader()
  const readOn = async (until: () => boolean) => {
    while (!until()) if ((await reader?.read())?.done !== false) throw new Error('It looks whole')
  }
  await readOn(() => (jobs.list()[0]?.percent ?? 0) >= 2)
  const [job] = jobs.list()
  expect(job).toMatchObject({ kind: 'export', canBeCancelled: true })
  jobs.cancel(job?.id ?? 0)
  await expect(readOn(() => false)).rejects.toThrow('terminated')
  expect(reported).toEqual([
    expect.objectContaining({ message: expect.stringMatching('Cancelled') }),
  ])
  expect([ended, jobs.list()]).toEqual([1, []])

  const leave = new AbortController()
  await fetch(`http://127.0.0.1:${server.port}/`, { signal: leave.signal })
  expect(jobs.list()).toHaveLength(1)
  leave.abort()
  await eventually(() => Promise.resolve(ended === 2 && jobs.list().length === 0))
})

it('where nobody knows how long it will be, it tells how far back it has come [OR-04]', async () => {
  const percents: (number | null)[] = []
  await using jobs = new LongJobs({
    folder: '',
    clock: clockAt(() => 0),
    changed: () => percents.push(jobs.list()[0]?.percent ?? null),
    onDeath: () => undefined,
  })
  async function* found() {
    for (const part of [[200, 180], [150], [100, 50], []]) yield await Promise.resolve(part)
  }
  const numbers = {
    name: 'numbers',
    columns: [{ name: 'n', cell: (row: number) => row }],
    json: (row: number) => row,
    parts: found(),
    place: (row: number) => row,
  }
  const job = jobs.watch('export', 'orders')
  expect(jobs.list()).toMatchObject([{ kind: 'export', subject: 'orders' }])
  const answer = await fileResponse(numbers, 'csv', () => undefined, job)
  expect(await answer.text()).toContain('50')
  expect(percents).toEqual([null, 10, 25, 75, null])
})
