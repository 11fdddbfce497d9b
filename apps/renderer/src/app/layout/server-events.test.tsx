import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { api } from '../../lib/api.ts'
import { FakeEventSource, server } from '../../testing/fake-events.ts'
import { refusal, serve } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { anOrder } from '../../testing/samples.ts'
import { AppLayout } from './app-layout.tsx'

const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Status() {
  const { data } = useQuery({
    queryKey: ['orders', 'list'],
    queryFn: ({ signal }) => api.call('orders.list', {}, signal),
  })
  return <p>{data ? `${data.length} orders` : 'waiting'}</p>
}

const shell = () =>
  renderPart(
    <>
      <AppLayout />
      <Status />
    </>,
  )

it('refreshes what a change made stale, and nothing else [CV-10]', async () => {
  fakeTime()
  let rows: unknown[] = []
  const { asked } = serve({ 'GET /api/orders': () => rows })
  const reads = () => asked.filter(({ path }) => path === '/api/orders')
  shell()
  act(server.accepts)
  await wait(10)
  expect(screen.getByText('0 orders')).toBeDefined()
  rows = [anOrder(1)]
  await server.changed('logs', 'campaigns')
  // Longer than lists rest between two refreshes.
  await wait(700)
  expect(reads()).toHaveLength(1)
  await server.changed('orders')
  await wait(10)
  expect(screen.getByText('1 orders')).toBeDefined()
})

it('makes one more refresh of a burst of changes, and never misses the last of them', async () => {
  fakeTime()
  let rows: unknown[] = []
  const { asked } = serve({ 'GET /api/orders': () => rows })
  shell()
  act(server.accepts)
  await wait(10)
  for (let change = 0; change < 30; change += 1) {
    rows = [...rows, anOrder(1)]
    await server.changed('orders')
  }
  await wait(1_300)
  expect(screen.getByText('30 orders')).toBeDefined()
  expect(asked.filter(({ path }) => path === '/api/orders').length).toBeLessThan(5)
})

it('tells of a lost server within 2 s, keeps what is shown, and catches up by itself [SH-10]', async () => {
  fakeTime()
  let rows: unknown[] = [anOrder(1)]
  serve({ 'GET /api/orders': () => rows })
  shell()
  act(server.accepts)
  await wait(10)
  expect(screen.queryByRole('alert')).toBeNull()
  act(server.breaksOff)
  await wait(1_100)
  act(server.breaksOff)
  await wait(800)
  expect(screen.getByRole('alert').textContent).toContain('is not responding')
  expect(screen.getByText('1 orders')).toBeDefined()
  rows = [anOrder(1), anOrder(2)]
  await wait(1_000)
  act(server.accepts)
  await wait(10)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('2 orders')).toBeDefined()
})

it('promises no reconnection once a slow server says that the session has ended [SH-10]', async () => {
  fakeTime()
  let answer = (_: Response) => {}
  const session = new Promise<Response>((resolve) => (answer = resolve))
  serve({ 'GET /api/orders': () => [], 'GET /api/session': () => session })
  shell()
  act(server.accepts)
  await wait(10)
  act(server.breaksOff)
  await wait(1_900)
  expect(screen.getByRole('alert').textContent).toContain('reconnects automatically')
  answer(refusal(401, 'unauthorized', 'No session'))
  await wait(10)
  expect(screen.queryByText(/reconnects automatically/)).toBeNull()
})

it('says nothing about a break of a moment', async () => {
  fakeTime()
  serve({ 'GET /api/orders': () => [] })
  shell()
  act(server.accepts)
  await wait(10)
  act(server.breaksOff)
  await wait(1_050)
  act(server.accepts)
  await wait(5_000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(FakeEventSource.opened).toHaveLength(2)
})
