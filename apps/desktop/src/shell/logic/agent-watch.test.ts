import type { News } from '@pal/core/contract/notifications'
import { defaultSettings } from '@pal/core/contract/settings'
import type { Language } from '@pal/core/domain/entities'
import { minuteMs } from '@pal/core/durations'
import { answerOf, because } from '@pal/core/texts/reason'
import { expect, it, vi } from 'vitest'

import { ManualClock } from '../../testing/manual-clock.ts'
import { settled } from '../../testing/settled.ts'
import { Speaker } from '../speaker.ts'
import { AgentWatch } from './agent-watch.ts'
import type { Alert } from './alerts.ts'
import type { ServerLink } from './server-link.ts'

/** A watch over a server of which a test says what it answers, and when. */
function watching({ desktop = true } = {}) {
  const clock = new ManualClock()
  const news: News[] = []
  const asked: unknown[] = []
  const agent = { paused: false }
  const company: { language: Language } = { language: 'en' }
  const health = {
    state: 'ok',
    reason: null as object | null,
    needHuman: 0,
    drafts: 0,
    pages: { all: 2, working: 2 },
  }
  const answers: Readonly<Record<string, unknown>> = {
    'system.status': { agent: health },
    'settings.get': {
      ...defaultSettings,
      agent,
      company,
      notifications: { ...defaultSettings.notifications, desktop },
    },
  }
  const alerts: Alert[] = []
  const show = vi.fn()
  const failed = vi.fn()
  const server = { asked: 0, answers: async () => {} }
  let changed: Parameters<ServerLink['listen']>[0] = () => undefined
  const speaker = new Speaker()
  const watch = new AgentWatch({
    speaker,
    link: {
      call: async (
        name: string,
        given: { body?: { agent: { paused: boolean } }; query?: { since?: string } },
      ) => {
        if (given.body) Object.assign(agent, given.body.agent)
        server.asked += 1
        await server.answers()
        if (name === 'notifications.news') {
          asked.push(given.query?.since)
          return { mark: `mark ${asked.length}`, news: news.splice(0) }
        }
        return structuredClone(answers[name])
      },
      listen: async (listener: typeof changed) => {
        changed = listener
      },
    } as unknown as ServerLink,
    clock,
    show,
    alert: (alert) => alerts.push(alert),
    failed,
  })
  type Kinds = Parameters<typeof changed>[0]
  const tell = (...kinds: Kinds) => changed(kinds)
  const changes = async (...kinds: Kinds) => {
    tell(...kinds)
    await clock.elapse(1_000)
  }
  return {
    watch,
    speaker,
    company,
    health,
    clock,
    news,
    asked,
    alerts,
    show,
    failed,
    server,
    tell,
    changes,
  }
}

const needs = (name: string): News => ({
  kind: 'human',
  name,
  title: `${name} needs you`,
  text: 'Customers are waiting for you.',
  path: '/conversations?view=1',
})

it.each([true, false])(
  'desktop notifications come as the setting says (%s) [SE-08]',
  async (desktop) => {
    const { watch, news, asked, alerts, show, failed, changes } = watching({ desktop })
    await changes('conversations')
    news.push(needs('Karim'))
    await changes('conversations')
    await changes('conversations')
    expect(show).toHaveBeenCalledTimes(3)
    watch.stop()
    expect(alerts.map(({ title }) => title)).toEqual(desktop ? ['Karim needs you'] : [])
    // Each look goes on where the last one ended; at the first nothing is news.
    expect(asked).toEqual([undefined, 'mark 1', 'mark 2'])
    expect(failed).not.toHaveBeenCalled()
  },
)

it('the tray follows what concerns the agent, and what ends by itself each minute [DT-03]', async () => {
  const { watch, clock, show, server, tell, changes } = watching()
  await changes('products', 'logs')
  expect(show).not.toHaveBeenCalled()
  await changes('products', 'orders')
  expect(show).toHaveBeenCalledOnce()
  await clock.elapse(minuteMs)
  expect(show).toHaveBeenCalledTimes(2)
  // What comes in a row is looked at once.
  for (const kind of ['orders', 'settings', 'facebook'] as const) tell(kind)
  await clock.elapse(1_000)
  expect(show).toHaveBeenCalledTimes(3)
  const { asked } = server
  tell('orders')
  watch.stop()
  await changes('orders')
  await clock.elapse(5 * minuteMs)
  expect([server.asked, show.mock.calls.length]).toEqual([asked, 3])
})

it('that customers get no answers is reported once where it lasts, and again when it comes back [DT-03, FB-08]', async () => {
  const { watch, health, alerts, clock } = watching()
  const lasts = (minutes: number) => clock.elapse(minutes * minuteMs)
  health.pages.working = 1
  await lasts(1.5)
  expect(alerts).toEqual([])
  await lasts(10)
  expect(alerts).toEqual([
    {
      title: 'Customers may be waiting for an answer',
      body: 'The agent answers on 1 of 2 pages',
      path: '/',
    },
  ])
  health.pages.working = 2
  await lasts(2)
  Object.assign(health, { state: 'down', reason: answerOf(because('page_connect_again')) })
  await lasts(10)
  expect(alerts[1]?.body).toBe('The agent has stopped: Connect the page again.')
  expect(alerts).toHaveLength(2)
  await watch.pause({ paused: true })
  await lasts(5)
  watch.stop()
  expect(alerts).toHaveLength(2)
})

it('a pause shows as soon as it is saved, before anything tells of it [DT-03]', async () => {
  const { watch, show } = watching()
  await watch.pause({ paused: true })
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ paused: true, icon: 'off' }))
  await watch.pause({ paused: false })
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ paused: false, icon: 'on' }))
})

it('what the server answers after the end goes nowhere, and what it cuts off is no failure [DT-02]', async () => {
  const cut = new DOMException('This operation was aborted', 'AbortError')
  for (const end of ['answered', 'cut off'] as const) {
    const { watch, show, failed, server, changes } = watching()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    server.answers = () => promise
    await changes('orders')
    watch.stop()
    if (end === 'answered') resolve()
    else reject(cut)
    await settled()
    expect(show).not.toHaveBeenCalled()
    expect(failed).not.toHaveBeenCalled()
  }
})

it('a look that fails is reported, and the next one comes all the same [DT-03]', async () => {
  const { show, failed, server, changes } = watching()
  const { answers } = server
  server.answers = () => Promise.reject(new Error('The server is away'))
  await changes('orders')
  expect(failed).toHaveBeenCalledOnce()
  server.answers = answers
  await changes('orders')
  expect(show).toHaveBeenCalledOnce()
})

it('tray and notifications are in the language of the settings, from the change on [SH-11, DT-03]', async () => {
  const { watch, speaker, company, news, alerts, show, changes } = watching()
  await changes('conversations')
  const shown: string[] = []
  show.mockImplementation(() => shown.push(speaker.catalogue.language))
  company.language = 'de'
  news.push(needs('Karim'), needs('Rahim'))
  await changes('settings')
  // A language is loaded from the disk.
  await vi.waitFor(() => expect(shown).toEqual(['de']), 10_000)
  company.language = 'en'
  news.push(needs('Karim'), needs('Rahim'))
  await changes('settings', 'conversations')
  watch.stop()
  expect(shown).toEqual(['de', 'en'])
  expect(alerts.map(({ title }) => title)).toEqual([
    '2 Kunden warten auf Sie',
    '2 customers need you',
  ])
})
