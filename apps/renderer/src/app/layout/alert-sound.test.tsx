import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { server } from '../../testing/fake-events.ts'
import { type Asked, serve } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { aStatus, savedSettings } from '../../testing/samples.ts'
import { AppLayout } from './app-layout.tsx'

const started = vi.fn()
let needHuman: number
let drafts: number
let notifications: { sound: boolean; conversationAlerts: boolean }
let asked: readonly Asked[]
beforeEach(() => {
  started.mockClear()
  needHuman = 1
  drafts = 0
  notifications = { sound: true, conversationAlerts: true }
  const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() }
  const ramp = { exponentialRampToValueAtTime: vi.fn() }
  const node = { connect: () => node, gain: { ...gain, ...ramp }, start: started, stop: vi.fn() }
  const makes = (what: object) =>
    function made() {
      return what
    }
  vi.stubGlobal('AudioContext', makes({ state: 'running', currentTime: 0, destination: {} }))
  vi.stubGlobal('GainNode', makes(node))
  vi.stubGlobal('OscillatorNode', makes(node))
  ;({ asked } = serve({
    'GET /api/tasks/count': () => ({ count: needHuman + drafts }),
    'GET /api/system/status': () =>
      aStatus({
        agent: { state: 'attention', needHuman, waiting: needHuman, drafts },
      }),
    'GET /api/settings': () => ({
      ...savedSettings,
      notifications: { ...savedSettings.notifications, ...notifications },
    }),
  }))
})

const pill = (count: number) =>
  screen.findByText(count === 1 ? '1 customer needs you' : `${count} customers need you`)

async function needed(count: number): Promise<void> {
  needHuman = count
  await server.changed('conversations')
  await pill(count)
}

it('a customer who needs you is heard once, within a second; one who is answered is not [SE-08]', async () => {
  renderPart(<AppLayout />)
  server.accepts()
  await pill(1)
  expect(started).not.toHaveBeenCalled()
  await needed(2)
  await waitFor(() => expect(started).toHaveBeenCalledTimes(2))
  await needed(1)
  expect(started).toHaveBeenCalledTimes(2)
})

it('an answer that waits for your yes is heard [SE-08]', async () => {
  renderPart(<AppLayout />)
  server.accepts()
  await pill(1)
  drafts = 1
  await server.changed('conversations')
  await waitFor(() => expect(started).toHaveBeenCalledTimes(2))
})

it.each([
  { sound: false, conversationAlerts: true },
  { sound: true, conversationAlerts: false },
])('nothing sounds with %o [SE-08]', async (set) => {
  notifications = set
  renderPart(<AppLayout />)
  server.accepts()
  await pill(1)
  await needed(2)
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/settings')).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(started).not.toHaveBeenCalled()
})
