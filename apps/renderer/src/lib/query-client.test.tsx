import { useMutation, useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { refusal, serve } from '../testing/fake-server.ts'
import { renderPart } from '../testing/render-app.tsx'
import { configured } from '../testing/samples.ts'
import { api } from './api.ts'
import { facebookStatus } from './queries/facebook-status.ts'
import { createQueryClient } from './query-client.ts'
import { useToasts } from './toasts.ts'

function Reader({ every }: { readonly every?: number }) {
  const { data } = useQuery({ ...facebookStatus, refetchInterval: every ?? false })
  return <p>{data ? 'read' : 'waiting'}</p>
}

it('never reads again by itself, not on focus and not on reconnect [API-04]', async () => {
  const { asked } = serve({ 'GET /api/facebook/config-status': () => configured })
  renderPart(<Reader />)
  await screen.findByText('read')
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
    await Promise.resolve()
  })
  expect(asked).toHaveLength(1)
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries?.staleTime).toBe(Number.POSITIVE_INFINITY)
})

it('tries neither a read nor a write twice [API-04]', async () => {
  const { asked } = serve({
    'GET /api/facebook/config-status': () => refusal(500, 'internal', 'Broken'),
    'DELETE /api/system/logs': () => refusal(500, 'internal', 'Broken'),
  })
  function Writer() {
    const clear = useMutation({ mutationFn: () => api.call('logs.clear') })
    return (
      <button type="button" onClick={() => clear.mutate()}>
        write
      </button>
    )
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  renderPart(
    <>
      <Reader />
      <Writer />
    </>,
  )
  act(() => screen.getByText('write').click())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveLength(2)
})

it("shows a failed write once, with the server's message [API-03]", async () => {
  serve({ 'DELETE /api/system/logs': () => refusal(400, 'bad_request', 'Not allowed now.') })
  function Writer() {
    const clear = useMutation({ mutationFn: () => api.call('logs.clear') })
    return (
      <button type="button" onClick={() => clear.mutate()}>
        write
      </button>
    )
  }
  renderPart(<Writer />)
  screen.getByText('write').click()
  expect((await screen.findByRole('alert')).textContent).toContain('Not allowed now.')
})

it('tells of a poll that keeps failing once, and again only after it had worked', async () => {
  let works = true
  serve({
    'GET /api/facebook/config-status': () =>
      works ? configured : refusal(500, 'internal', 'The store is busy.'),
  })
  const reported: number[] = []
  const stop = useToasts.subscribe(({ current }) => {
    if (current?.open && !reported.includes(current.id)) reported.push(current.id)
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  renderPart(<Reader every={1_000} />)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  works = false
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(reported).toHaveLength(1)
  works = true
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  works = false
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(reported).toHaveLength(2)
  stop()
})

it('what is gone is no longer shown, as it is where a customer was erased in another window [EN-02]', async () => {
  let gone = false
  serve({
    'GET /api/facebook/config-status': () =>
      gone ? refusal(404, 'not_found', 'The conversation was not found') : configured,
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  renderPart(<Reader every={1_000} />)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(screen.getByText('read')).toBeDefined()
  gone = true
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(screen.getByText('waiting')).toBeDefined()
  expect(useToasts.getState().current).toBeNull()
})

it('leaves it to the banner that nothing answers, and keeps what is shown [SH-10]', async () => {
  let away = false
  serve({
    'GET /api/facebook/config-status': () => {
      if (away) throw new TypeError('Failed to fetch')
      return configured
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  renderPart(<Reader every={1_000} />)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  away = true
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(useToasts.getState().current).toBeNull()
  expect(screen.getByText('read')).toBeDefined()
})
