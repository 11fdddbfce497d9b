import { defaultSettings } from '@pal/core/contract/settings'
import { answerOf, because } from '@pal/core/texts/reason'
import { expect, it, vi } from 'vitest'

import { ManualClock } from '../../testing/manual-clock.ts'
import { AgentWatch } from './agent-watch.ts'
import type { Alert } from './alerts.ts'
import type { ServerLink } from './server-link.ts'

it.each([true, false])(
  'desktop notifications come as the setting says (%s) [SE-08]',
  async (desktop) => {
    const clock = new ManualClock()
    const waits = answerOf(because('customers_wait'))
    const conversations: object[] = []
    const answers: Readonly<Record<string, unknown>> = {
      'system.status': {
        agent: { state: 'ok', reason: null, needHuman: 0, pages: { all: 1, working: 1 } },
      },
      'settings.get': {
        ...defaultSettings,
        notifications: { ...defaultSettings.notifications, desktop },
      },
      'orders.list': [],
      'conversations.list': conversations,
    }
    const told: Alert[] = []
    const show = vi.fn()
    let changed: Parameters<ServerLink['listen']>[0] = () => undefined
    const watch = new AgentWatch({
      link: {
        call: async (name: string) => structuredClone(answers[name]),
        listen: async (listener: typeof changed) => {
          changed = listener
        },
      } as unknown as ServerLink,
      clock,
      show,
      alert: (alert) => told.push(alert),
      failed: (error) => expect.unreachable(String(error)),
    })
    const looks = async (times: number) => {
      changed(['conversations'])
      await clock.elapse(1_000)
      await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(times))
    }
    await looks(1)
    conversations.push({ id: 1, customerName: 'Karim', needsHumanReason: waits })
    await looks(2)
    await looks(3)
    watch.stop()
    expect(told.map(({ title }) => title)).toEqual(desktop ? ['Karim needs you'] : [])
  },
)
