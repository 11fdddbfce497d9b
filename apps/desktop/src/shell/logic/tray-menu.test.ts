import type { SystemStatus } from '@pal/core/contract/system'
import { answerOf, because, messageOf } from '@pal/core/texts/reason'
import { expect, it, vi } from 'vitest'

import { agentView, unknownAgent } from './agent-view.ts'
import type { Item } from './menu-item.ts'
import { trayMenu, trayTip, type MenuActions } from './tray-menu.ts'

const actions = () => ({
  open: vi.fn<MenuActions['open']>(),
  pause: vi.fn<MenuActions['pause']>(),
  keepRunning: vi.fn<MenuActions['keepRunning']>(),
  startAtLogin: vi.fn<MenuActions['startAtLogin']>(),
  quit: vi.fn<MenuActions['quit']>(),
})
const agent = (more: Partial<SystemStatus['agent']> = {}): Pick<SystemStatus, 'agent'> => ({
  agent: {
    state: 'ok',
    reason: null,
    needHuman: 0,
    waiting: 0,
    drafts: 0,
    tried: true,
    pages: { working: 1, all: 1 },
    overBudget: [],
    ...more,
  },
})
const labels = (items: readonly Item[]) => items.map(({ label, type }) => label ?? type)
const click = (items: readonly Item[], label: string) => {
  const item = items.find((each) => each.label === label)
  if (!item?.click) throw new Error(`No '${label}' to click`)
  item.click()
}

it('shows how the agent is, and pauses and resumes it [DT-03]', () => {
  const done = actions()
  const startup = { keepRunning: true, startAtLogin: false }
  const on = trayMenu(agentView(agent(), false), startup, done, messageOf)
  expect(labels(on)).toEqual([
    'The agent answers your customers',
    'separator',
    'Open PAL Admin',
    'Pause agent',
    'separator',
    'Start when you log in',
    'Keep running when the window is closed',
    'separator',
    'Quit PAL Admin',
  ])
  expect(on[0]?.enabled).toBe(false)
  const pauses = on.find(({ label }) => label === 'Pause agent')?.submenu ?? []
  expect(labels(pauses)).toEqual(['Until I resume it', 'For 1 hour', 'Until tomorrow'])
  click(pauses, 'Until I resume it')
  expect(done.pause).toHaveBeenLastCalledWith({ paused: true })
  click(pauses, 'For 1 hour')
  expect(done.pause).toHaveBeenLastCalledWith({ paused: true, pauseFor: 'hour' })
  click(pauses, 'Until tomorrow')
  expect(done.pause).toHaveBeenLastCalledWith({ paused: true, pauseFor: 'tomorrow' })
  const paused = trayMenu(
    agentView(agent({ state: 'not_configured' }), true),
    startup,
    done,
    messageOf,
  )
  expect(paused[0]?.label).toBe('The agent is paused')
  click(paused, 'Resume agent')
  expect(done.pause).toHaveBeenLastCalledWith({ paused: false })
  click(on, 'Start when you log in')
  expect(done.startAtLogin).toHaveBeenCalledWith(true)
  click(on, 'Keep running when the window is closed')
  expect(done.keepRunning).toHaveBeenCalledWith(false)
  click(on, 'Open PAL Admin')
  expect(done.open).toHaveBeenLastCalledWith()
  click(on, 'Quit PAL Admin')
  expect(done.quit).toHaveBeenCalledOnce()
})

it('leads to who needs the person, and has no start at login where it cannot be set [DT-03]', () => {
  const done = actions()
  const view = agentView(agent({ state: 'attention', needHuman: 2 }), false)
  const menu = trayMenu(view, { keepRunning: true, startAtLogin: null }, done, messageOf)
  expect(menu[0]?.label).toBe('2 customers need you')
  click(menu, 'Show customers who need you')
  expect(done.open).toHaveBeenLastCalledWith('/conversations?view=tasks&kind=handoff')
  expect(labels(menu)).not.toContain('Start when you log in')
})

it.each([
  ['on', agent(), 'The agent answers your customers'],
  ['attention', agent({ state: 'attention', needHuman: 1 }), '1 customer needs you'],
  [
    'attention',
    agent({ state: 'attention', pages: { working: 1, all: 3 } }),
    'The agent answers on 1 of 3 pages',
  ],
  [
    'attention',
    agent({ state: 'down', reason: answerOf(because('status_not_known', { cause: 'disk' })) }),
    'The agent has stopped: This could not be checked: disk',
  ],
  [
    'off',
    agent({ state: 'not_configured', reason: answerOf(because('no_page_connected')) }),
    'The agent is off: No Facebook page is connected',
  ],
] as const)('has an icon and a line for each state: %s [DT-03]', (icon, status, line) => {
  const view = agentView(status, false)
  expect(view.icon).toBe(icon)
  expect(trayTip(view, messageOf)).toBe(`PAL Admin: ${line}`)
})

it('cuts a reason that no tray has room for', () => {
  const reason = answerOf(because('status_not_known', { cause: 'x'.repeat(300) }))
  const view = agentView(agent({ state: 'down', reason }), false)
  expect(trayTip(view, messageOf)).toHaveLength(127)
  expect(
    trayMenu(view, { keepRunning: true, startAtLogin: null }, actions(), messageOf)[0]?.label,
  ).toHaveLength(80)
  expect(trayTip(unknownAgent, messageOf)).toBe('PAL Admin: PAL Admin is starting')
})
